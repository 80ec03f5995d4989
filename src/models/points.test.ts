// Points are written as SVG writes them, and a slip of the pen is named.
import { expect, test } from "vitest";
import { places, points } from "./parts.ts";

test("reads pairs of numbers, over several lines too", () => {
  expect(
    points(`
      0 0, -0.12 .5,
      2 1e-3
    `),
  ).toEqual([
    [0, 0],
    [-0.12, 0.5],
    [2, 0.001],
  ]);
});

test.each(["0 0, 1", "0 0, 1 2 3", "0 0, 1 x", "0 0,", ""])('refuses "%s"', (text) => {
  expect(() => points(text)).toThrow("is not two numbers");
});

test("reads places by three numbers each", () => {
  expect(places("0 1 2, -.5 0 3")).toEqual([
    [0, 1, 2],
    [-0.5, 0, 3],
  ]);
  expect(() => places("0 1 2, 3 4")).toThrow("is not three numbers");
});
