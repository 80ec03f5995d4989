// A browser finds the same farms as Node, to the bit.
import { expect, it } from "vitest";
import { isLong } from "../../test/soak.ts";
import { measureFarm } from "./fixtures/golden.ts";
import { farmGolden, farmGoldenNames } from "./fixtures/goldenSums.ts";

it.each(farmGoldenNames.filter((what) => isLong || what !== "tenThousandLogs"))(
  "computes the same %s",
  (what) => {
    expect(measureFarm[what]()).toBe(farmGolden[what]);
  },
);
