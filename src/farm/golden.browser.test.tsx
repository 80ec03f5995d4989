// A browser finds the same farms as Node, to the bit.
import { expect, it } from "vitest";
import { measured } from "./fixtures/golden.ts";
import { golden, goldenNames } from "./fixtures/goldenSums.ts";

it.each(goldenNames)("computes the same %s", (what) => {
  expect(measured[what]()).toBe(golden[what]);
});
