// Tests that every coin goes up, comes down and leaves.
import { expect, test } from "vitest";
import { coinPath } from "./coinBurst.ts";

const always = (value: number) => () => value;

test("a coin flies an arc and ends out of sight", () => {
  const { size, steps } = coinPath(always(0.9), 600);
  expect(size).toBe(45);
  expect(Math.min(...steps.map(({ y }) => y))).toBeLessThan(-200);
  expect(steps.at(-1)!.y).toBeGreaterThanOrEqual(600 + size);
});

test("the weakest throw also comes down, and no flight is endless", () => {
  expect(coinPath(always(0), 600).steps.at(-1)!.y).toBeGreaterThan(600);
  expect(coinPath(always(0), Number.POSITIVE_INFINITY).steps).toHaveLength(600);
});

test("coins fly to both sides", () => {
  expect(coinPath(always(0.4), 600).steps.at(-1)!.x).toBeLessThan(0);
  expect(coinPath(always(0.6), 600).steps.at(-1)!.x).toBeGreaterThan(0);
});
