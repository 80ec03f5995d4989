// A flame never jumps or goes out, burns about as bright as it stands still, and two never burn as one.
import { describe, expect, test } from "vitest";
import { flameAt } from "./flame.ts";

const here = [1, 0.8, -2] as const;
const times = Array.from({ length: 600 }, (_, i) => i / 10);

describe("flame", () => {
  test("the same moment is the same flame", () => {
    expect(flameAt(12.3, here)).toEqual(flameAt(12.3, here));
  });

  test("it stays near what it is at rest, and is that in the middle of a minute", () => {
    const all = times.map((time) => flameAt(time, here));
    for (const { strength, size, height, lean } of all) {
      expect(Math.abs(strength - 1)).toBeLessThanOrEqual(0.18);
      expect(Math.abs(size - 1)).toBeLessThanOrEqual(0.07);
      expect(Math.abs(height - 1)).toBeLessThanOrEqual(0.1);
      for (const aside of lean) expect(Math.abs(aside)).toBeLessThanOrEqual(0.09);
    }
    const mean = all.reduce((sum, { strength }) => sum + strength, 0) / all.length;
    expect(mean).toBeCloseTo(1, 1);
    const strengths = all.map(({ strength }) => strength);
    expect(Math.max(...strengths) - Math.min(...strengths)).toBeGreaterThan(0.2);
  });

  test("from one frame to the next it changes by less than a flash, which is a tenth of the light", () => {
    // Of what a screen shows: a bloom is at most this much of it.
    const most = 0.6;
    for (const time of times) {
      const change = flameAt(time + 0.1, here).strength - flameAt(time, here).strength;
      expect(Math.abs(change) * most).toBeLessThan(0.1);
    }
  });

  test("the one beside it burns otherwise", () => {
    const apart = times.map((time) =>
      Math.abs(flameAt(time, here).strength - flameAt(time, [1.5, 0.8, -2]).strength),
    );
    expect(Math.max(...apart)).toBeGreaterThan(0.1);
  });
});
