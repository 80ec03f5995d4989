// Exposures lie evenly, keep within their circles, have no leaning to a side, and are the same each time.
import { describe, expect, test } from "vitest";
import { photoSamples, radicalInverse, type Sample } from "./samples.ts";

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
const axes: readonly ((sample: Sample) => number)[] = [
  ({ dot }) => dot.x,
  ({ dot }) => dot.y,
  ({ lens }) => lens.x,
  ({ lens }) => lens.y,
  ({ sun }) => sun.x,
  ({ sun }) => sun.y,
];

describe("samples of a photograph", () => {
  test("digits in reverse fill the space between 0 and 1", () => {
    expect([1, 2, 3, 4].map((i) => radicalInverse(i, 2))).toEqual([0.5, 0.25, 0.75, 0.125]);
    expect(radicalInverse(5, 3)).toBeCloseTo(2 / 3 + 1 / 9);
  });

  test("one exposure looks straight ahead", () => {
    expect(photoSamples(1)).toEqual([
      { dot: { x: 0, y: 0 }, lens: { x: 0, y: 0 }, sun: { x: 0, y: 0 } },
    ]);
  });

  test.each([16, 32, 96])("%i of them keep to their bounds and to the middle", (count) => {
    const samples = photoSamples(count);
    expect(samples).toHaveLength(count);
    for (const { dot, lens, sun } of samples) {
      expect(Math.max(Math.abs(dot.x), Math.abs(dot.y))).toBeLessThanOrEqual(1);
      for (const at of [lens, sun]) expect(Math.hypot(at.x, at.y)).toBeLessThanOrEqual(1);
    }
    for (const axis of axes) expect(Math.abs(mean(samples.map(axis)))).toBeLessThan(0.2);
  });

  test("the lens is filled to its edge, and no two look through one place", () => {
    const lens = photoSamples(32).map((sample) => sample.lens);
    expect(Math.max(...lens.map(({ x, y }) => Math.hypot(x, y)))).toBeGreaterThan(0.95);
    for (const [i, a] of lens.entries())
      for (const b of lens.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.15);
  });

  test("they are the same each time", () => {
    expect(photoSamples(32)).toEqual(photoSamples(32));
  });
});
