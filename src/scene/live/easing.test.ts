// How a way to a view goes: by the time since the frame before, no more of it than a frame should take, until it is there.
import { describe, expect, test } from "vitest";
import { createEasing } from "./easing.ts";

function wayOf(steps: number) {
  const eased: number[] = [];
  const way = createEasing((milliseconds) => {
    eased.push(milliseconds);
    return eased.length % steps === 0;
  });
  return { way, eased };
}

describe("easing", () => {
  test("a way takes nothing before it is begun, nor after it has come to its goal", () => {
    const { way, eased } = wayOf(2);
    way.step(1_000);
    expect(eased).toEqual([]);
    way.begin();
    expect(way.isUnderWay()).toBe(true);
    for (const now of [2_000, 2_020, 2_040]) way.step(now);
    expect(eased).toEqual([16, 20]);
    expect(way.isUnderWay()).toBe(false);
  });

  test("a way that a tab slept through goes on where it was; one begun anew knows nothing of the last", () => {
    const { way, eased } = wayOf(3);
    way.begin();
    for (const now of [1_000, 60_000]) way.step(now);
    way.end();
    way.step(60_020);
    way.begin();
    way.step(90_000);
    expect(eased).toEqual([16, 50, 16]);
  });
});
