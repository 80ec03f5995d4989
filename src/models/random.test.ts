// Chance must repeat itself and cover its range.
import { expect, it } from "vitest";
import { between, chance, pick } from "./random.ts";

it("repeats for the same seed and spreads over the range", () => {
  const drawn = Array.from({ length: 1000 }, (_, i) => chance(7, i));
  expect(drawn).toEqual(Array.from({ length: 1000 }, (_, i) => chance(7, i)));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  const mean = drawn.reduce((a, b) => a + b, 0) / 1000;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  expect(chance(1, 1)).not.toBe(chance(2, 1));
});

it("picks only what is there", () => {
  const seen = new Set(Array.from({ length: 100 }, (_, i) => pick(["a", "b", "c"], 3, i)));
  expect([...seen].toSorted()).toEqual(["a", "b", "c"]);
  expect(between(2, 3, 5)).toBeGreaterThanOrEqual(2);
});
