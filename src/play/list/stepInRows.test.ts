// Arrows stay within the grid, also where the next row is shorter.
import { expect, it } from "vitest";
import { stepInRows } from "./stepInRows.ts";

const lengths = [2, 1, 3];

it("leads to the next row and the next stop, and never out", () => {
  expect(stepInRows("ArrowDown", [0, 1], lengths)).toEqual([1, 0]);
  expect(stepInRows("ArrowDown", [2, 1], lengths)).toEqual([2, 1]);
  expect(stepInRows("ArrowUp", [0, 0], lengths)).toEqual([0, 0]);
  expect(stepInRows("ArrowRight", [2, 1], lengths)).toEqual([2, 2]);
  expect(stepInRows("End", [2, 0], lengths)).toEqual([2, 2]);
  expect(stepInRows("Home", [2, 2], lengths)).toEqual([2, 0]);
  expect(stepInRows("Tab", [0, 0], lengths)).toBeNull();
});
