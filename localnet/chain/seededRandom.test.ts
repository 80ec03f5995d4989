// Proves that the seeded source repeats itself, keeps its bounds and spreads.
import { expect, test } from "vitest";
import { seededRandom } from "./seededRandom.ts";

const draw = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

test("repeats itself for a seed and differs between seeds", () => {
  expect(draw(7, 20)).toEqual(draw(7, 20));
  expect(draw(7, 20)).not.toEqual(draw(8, 20));
});

test("fills every tenth of [0, 1) about evenly", () => {
  const tenths = Array<number>(10).fill(0);
  for (const value of draw(1, 10_000)) {
    expect(value >= 0 && value < 1).toBe(true);
    tenths[Math.floor(value * 10)]! += 1;
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
