// Twelve flights at most, each from its own plot, the last of which has come when all is over.
import { expect, test } from "vitest";
import type { Triangles } from "../../../models/lean/triangles.ts";
import { FLIGHT_MS, flightsOf } from "./flights.ts";

const plotAt = (x: number): Triangles => {
  const position = new Float32Array([x - 1, 0.25, 2, x + 1, 0.25, 2, x, 1, 4]);
  return {
    position,
    normal: new Float32Array(9),
    color: new Float32Array(9),
    index: new Uint32Array([0, 1, 2]),
  };
};

test("a plot sets off from the middle of its foot, all its corners at once", () => {
  const { corners, lasts } = flightsOf([plotAt(5)]);
  expect([...corners]).toEqual([5, 0.25, 3, 0, 5, 0.25, 3, 0, 5, 0.25, 3, 0]);
  expect(lasts).toBe(FLIGHT_MS);
});

test("twenty plots share twelve flights", () => {
  const { corners, lasts } = flightsOf(Array.from({ length: 20 }, (_, i) => plotAt(i)));
  const starts = corners.filter((_, i) => i % 4 === 3);
  expect(new Set(starts).size).toBe(12);
  expect(Math.max(...starts) + FLIGHT_MS).toBe(lasts);
  expect(starts[12 * 3]).toBe(0);
});

test("nothing flies where nothing was gathered", () => {
  expect(flightsOf([])).toEqual({ corners: new Float32Array(), lasts: FLIGHT_MS });
});
