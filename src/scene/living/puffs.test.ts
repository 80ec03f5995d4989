// Steam rises from its mouth and is gone above it; a puff begins and ends unseen, and none jumps.
import { expect, test } from "vitest";
import { puffsAt, steam } from "./puffs.ts";

const mouth = [1, 0.5, -1] as const;
const times = Array.from({ length: 100 }, (_, i) => i / 10);

test("every puff is above its mouth, near it, and lets through what is behind it", () => {
  for (const time of times)
    for (const { at, size, strength } of puffsAt(time, mouth, steam)) {
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
    const [before, after] = [puffsAt(time, mouth, steam), puffsAt(time + 0.1, mouth, steam)];
    expect(before).toHaveLength(steam.puffs);
    for (const [i, puff] of before.entries()) {
      const next = after[i]!;
      if (next.at[1] < puff.at[1]) expect(puff.strength + next.strength).toBeLessThan(0.15);
      expect(Math.abs(next.strength - puff.strength)).toBeLessThan(0.08);
    }
  }
});

test("the same comes again when every puff was gone once, and the air carries it aside as it rises", () => {
  const blown = { ...steam, drifts: [0.4, -0.1] } as const;
  for (const time of times) {
    const [now, then] = [time, time + steam.lasts].map((at) => puffsAt(at, mouth, blown));
    for (const [i, { at, size, strength }] of now!.entries()) {
      for (const [axis, value] of at.entries()) expect(then![i]!.at[axis]).toBeCloseTo(value);
      expect(then![i]!.size).toBeCloseTo(size);
      expect(then![i]!.strength).toBeCloseTo(strength);
      const way = (at[1] - mouth[1]) / steam.rises;
      const still = puffsAt(time, mouth, steam)[i]!.at;
      expect(at[0] - still[0]).toBeCloseTo(0.4 * way ** 2);
      expect(at[2] - still[2]).toBeCloseTo(-0.1 * way ** 2);
    }
  }
});
