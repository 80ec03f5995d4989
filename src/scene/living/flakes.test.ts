// Snow stays before its window, sinks, and comes and goes unseen; the same moment has the same flakes.
import { describe, expect, test } from "vitest";
import { flakesAt, type Pane } from "./flakes.ts";

const pane: Pane = { foot: [2, 1, -3], along: [0, 1], width: 2.1, height: 1.6 };
const times = Array.from({ length: 200 }, (_, i) => i / 10);

describe("flakes of snow", () => {
  test("every flake is before the window, however long it has snowed", () => {
    for (const time of [...times, 40_000, 86_399.9])
      for (const { at, size, strength } of flakesAt(time, pane)) {
        expect(at[0]).toBe(2);
        expect(at[1]).toBeGreaterThanOrEqual(1);
        expect(at[1]).toBeLessThanOrEqual(2.6);
        expect(Math.abs(at[2] + 3)).toBeLessThanOrEqual(1.05);
        expect(size).toBeLessThan(0.07);
        expect(strength).toBeGreaterThanOrEqual(0);
        expect(strength).toBeLessThanOrEqual(1);
      }
  });

  test("it sinks until it is gone, sways little, and begins again when nobody sees it", () => {
    for (const time of times) {
      const [before, after] = [flakesAt(time, pane), flakesAt(time + 0.1, pane)];
      for (const [i, flake] of before.entries()) {
        const next = after[i]!;
        if (next.at[1] > flake.at[1]) expect(flake.strength + next.strength).toBeLessThan(0.35);
        else expect(Math.abs(next.at[2] - flake.at[2])).toBeLessThan(0.02);
      }
    }
  });

  test("a large window has more of it, and two windows have not the same", () => {
    const small = flakesAt(3, { ...pane, width: 1, height: 1 });
    expect(small.length).toBeGreaterThan(4);
    expect(flakesAt(3, pane).length).toBeGreaterThan(2 * small.length);
    const other = flakesAt(3, { ...pane, foot: [4, 1, -3] });
    expect(other.map(({ at }) => at[1])).not.toEqual(flakesAt(3, pane).map(({ at }) => at[1]));
    expect(flakesAt(3, pane)).toEqual(flakesAt(3, pane));
  });
});
