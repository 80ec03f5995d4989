// An animal on the grass breathes and bends again and again, never far or with a jerk, and no two do so as one.
import { expect, test } from "vitest";
import { grazeAt } from "./graze.ts";

const here = [1, 0, -2] as const;
const times = Array.from({ length: 144 }, (_, i) => i / 10);
const all = times.map((time) => grazeAt(time, here));

test("the same comes again after two breaths", () => {
  for (const time of times) {
    const [now, then] = [grazeAt(time, here), grazeAt(time + 7.2, here)];
    for (const key of ["height", "width", "forward"] as const)
      expect(then[key]).toBeCloseTo(now[key]);
  }
});

test("it stays near what it is as it was modelled, stands upright for half of the time, and is seen to bend", () => {
  for (const { height, width, forward } of all) {
    expect(Math.abs(height - 1)).toBeLessThanOrEqual(0.05);
    expect(width).toBeGreaterThanOrEqual(1);
    expect(width).toBeLessThanOrEqual(1.02);
    expect(forward).toBeGreaterThanOrEqual(0);
  }
  expect(Math.max(...all.map(({ forward }) => forward))).toBeCloseTo(0.16, 2);
  const upright = all.filter(({ forward }) => forward === 0);
  expect(Math.abs(upright.length - all.length / 2)).toBeLessThanOrEqual(2);
});

test("from one tenth of a second to the next it changes little", () => {
  for (const [i, { height, forward }] of all.entries()) {
    const before = all[i - 1] ?? all[i]!;
    expect(Math.abs(height - before.height)).toBeLessThan(0.015);
    expect(Math.abs(forward - before.forward)).toBeLessThan(0.02);
  }
});

test("the one beside it is at another moment of it", () => {
  const apart = times.map((time) =>
    Math.abs(grazeAt(time, here).forward - grazeAt(time, [2, 0, -2]).forward),
  );
  expect(Math.max(...apart)).toBeGreaterThan(0.1);
});
