// Node finds the farms that are written down.
import { expect, it } from "vitest";
import { golden, goldenNames, measured } from "./fixtures/golden.ts";

it.each(goldenNames)("computes the same %s", (what) => {
  expect(measured[what]()).toBe(golden[what]);
});
