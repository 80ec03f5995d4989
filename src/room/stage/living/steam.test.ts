// Steam rises from its mouth and is gone above it; a puff begins and ends unseen, and none jumps.
import { expect, test } from "vitest";
import { PUFFS, puffsAt } from "./steam.ts";

const mouth = [1, 0.5, -1] as const;
const times = Array.from({ length: 100 }, (_, i) => i / 10);

test("every puff is above its mouth, near it, and lets through what is behind it", () => {
  for (const time of times)
    for (const { at, size, strength } of puffsAt(time, mouth)) {
      expect(at[1]).toBeGreaterThanOrEqual(0.5);
      expect(at[1]).toBeLessThan(1.2);
      expect(Math.hypot(at[0] - 1, at[2] + 1)).toBeLessThan(0.1);
      expect(size).toBeLessThan(0.45);
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThan(0.5);
    }
});

test("a puff rises until it is gone, and begins again when nobody sees it", () => {
  for (const time of times) {
    const [before, after] = [puffsAt(time, mouth), puffsAt(time + 0.1, mouth)];
    expect(before).toHaveLength(PUFFS);
    for (const [i, puff] of before.entries()) {
      const next = after[i]!;
      if (next.at[1] < puff.at[1]) expect(puff.strength + next.strength).toBeLessThan(0.15);
      expect(Math.abs(next.strength - puff.strength)).toBeLessThan(0.08);
    }
  }
});
