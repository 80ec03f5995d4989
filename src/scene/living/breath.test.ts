// A breath begins and ends as the animal was built, goes in sooner than out, and never jerks.
import { describe, expect, test } from "vitest";
import { breathAt } from "./breath.ts";

const here = [0, 0, 0] as const;
const times = Array.from({ length: 72 }, (_, i) => i / 10);
const all = times.map((time) => breathAt(time, here));

describe("breath of an animal", () => {
  test("it goes from nothing to all of it, and is nothing again with the next", () => {
    expect(breathAt(0, here)).toBe(0);
    expect(breathAt(3.6, here)).toBeCloseTo(0);
    for (const breath of all) expect(breath).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeGreaterThan(0.98);
    expect(Math.max(...all)).toBeLessThanOrEqual(1);
  });

  test("it is out longer than in, and changes little from one frame to the next", () => {
    expect(all.filter((breath) => breath > 0.5).length).toBeLessThan(all.length / 2 - 5);
    for (const [i, breath] of all.entries())
      expect(Math.abs(breath - (all[i - 1] ?? breath))).toBeLessThan(0.16);
  });

  test("two that lie apart do not breathe as one", () => {
    const apart = times.map((time) => Math.abs(breathAt(time, here) - breathAt(time, [1, 0, 0.4])));
    expect(Math.max(...apart)).toBeGreaterThan(0.4);
  });
});
