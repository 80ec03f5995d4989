// Hands stand as they were built at twenty to nine, and point to the visitor's own time at every other.
import { describe, expect, test } from "vitest";
import { AT_REST, clockHands } from "../../../models/furniture/clockHands.ts";
import { clockTimeOf, handsAt, msToNextMinute } from "./clock.ts";

const long = { long: 1, thick: 0.1 };

/** Where the middles of both hands are after they went round, as a clock is read: x to the right, y up. */
function pointing(hours: number, minutes: number) {
  const turns = handsAt({ hours, minutes });
  const built = clockHands([0, 0, 0], long, long);
  return (["hour", "minute"] as const).map((hand, i) => {
    const [x, y] = built[i]!.at;
    const [sin, cos] = [Math.sin(turns[hand]), Math.cos(turns[hand])];
    return [x * cos - y * sin, x * sin + y * cos].map((v) => Math.round(v * 1000) / 1000 + 0);
  });
}

describe("clock in a room", () => {
  test("at the time that they were built for they stay where they are", () => {
    expect(handsAt(AT_REST)).toEqual({ hour: 0, minute: 0 });
  });

  test("at three the hours point to the right and the minutes up, also in the afternoon", () => {
    for (const hours of [3, 15])
      expect(pointing(hours, 0)).toEqual([
        [0.5, 0],
        [0, 0.5],
      ]);
  });

  test("at half past six the hours are past the lowest, to the left", () => {
    const [hour, minute] = pointing(6, 30);
    expect(minute).toEqual([0, -0.5]);
    expect(hour![0]).toBeCloseTo(-0.129, 2);
    expect(hour![1]).toBeCloseTo(-0.483, 2);
  });

  test("midnight is twelve, and a minute is waited for to its end", () => {
    expect(pointing(0, 0)).toEqual([
      [0, 0.5],
      [0, 0.5],
    ]);
    const date = new Date(2026, 10, 26, 21, 5, 58, 400);
    expect(clockTimeOf(date)).toEqual({ hours: 21, minutes: 5 });
    expect(msToNextMinute(date)).toBe(1600);
    expect(msToNextMinute(new Date(2026, 10, 26, 21, 6))).toBe(60_000);
  });
});
