import { describe, expect, it } from "vitest";
import { odds } from "./odds.ts";

describe("the odds of landmarks", () => {
  const weights = odds.landmark.map(({ weight }) => weight);

  it("share out exactly a thousand fields, each a whole number of ten", () => {
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(1000);
    for (const weight of weights) expect(weight % 10 === 0 && weight > 0).toBe(true);
  });

  it("name every landmark once, from common to rare, as it is shown", () => {
    expect(new Set(odds.landmark.map(({ name }) => name)).size).toBe(odds.landmark.length);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });
});
