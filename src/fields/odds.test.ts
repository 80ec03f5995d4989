import { describe, expect, it } from "vitest";
import { landmarkOdds } from "./odds.ts";

describe("landmarkOdds", () => {
  it("shares out exactly a hundred fields", () => {
    expect(landmarkOdds.reduce((sum, { inHundred }) => sum + inHundred, 0)).toBe(100);
  });

  it("names every landmark once and gives each at least one field", () => {
    expect(new Set(landmarkOdds.map(({ landmark }) => landmark)).size).toBe(landmarkOdds.length);
    for (const { inHundred } of landmarkOdds) {
      expect(Number.isInteger(inHundred)).toBe(true);
      expect(inHundred).toBeGreaterThan(0);
    }
  });

  it("goes from common to rare, as it is shown", () => {
    const shares = landmarkOdds.map(({ inHundred }) => inHundred);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });
});
