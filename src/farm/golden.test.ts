// Node finds the farms that are written down.
import { expect, it } from "vitest";
import { isLong } from "../../test/soak.ts";
import { measured } from "./fixtures/golden.ts";
import { golden, goldenNames } from "./fixtures/goldenSums.ts";

it.each(goldenNames.filter((what) => isLong || what !== "tenThousandLogs"))(
  "computes the same %s",
  (what) => {
    expect(measured[what]()).toBe(golden[what]);
  },
);
