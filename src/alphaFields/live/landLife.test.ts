// A field lives in tenths of a second, as its hour has it, and is as it was built where nothing is to move.
import { expect, test } from "vitest";
import type { Lamp } from "../../scene/light/hours.ts";
import { puffsAt } from "../../scene/living/puffs.ts";
import { landLife, smoke } from "./landLife.ts";

const lamp: Lamp = { at: [0, 1, 0], colour: "#ffb65c", power: 4, reach: 3 };
const mouth = [1, 2.8, -1] as const;

function byHand() {
  const seen: { rises: unknown[]; burns: unknown[]; grazes: unknown[] } = {
    rises: [],
    burns: [],
    grazes: [],
  };
  const life = landLife({
    smoke: { show: (mouths, hour, at) => void seen.rises.push([mouths.length, hour, at]) },
    lamps: { burn: (at) => void seen.burns.push(at) },
    herd: { graze: (at) => void seen.grazes.push(at) },
  });
  return { life, seen };
}

test("between two tenths of a second nothing moves, however many frames are drawn", () => {
  const { life, seen } = byHand();
  life.show({ lamps: [lamp], smokes: mouth });
  life.light("evening");
  for (const seconds of [0.4, 0.41, 0.45, 0.49, 0.5]) life.at(seconds);
  expect(seen.burns).toEqual([0.4, 0.5]);
  expect(seen.grazes).toEqual([0.4, 0.5]);
  expect(seen.rises).toEqual([
    [1, "evening", 0.4],
    [1, "evening", 0.5],
  ]);
});

test("another hour is another colour at once, and at rest there is none", () => {
  const { life, seen } = byHand();
  life.show({ lamps: [], smokes: mouth });
  life.at(1);
  life.light("night");
  life.at(1);
  life.at(null);
  life.at(null);
  expect(seen.rises).toEqual([
    [1, "day", 1],
    [1, "night", 1],
    [1, "night", null],
  ]);
  expect(seen.burns.at(-1)).toBeNull();
});

test("a field by day without animals or an open chimney has nothing that lives", () => {
  const { life } = byHand();
  life.show({ lamps: [], smokes: null, herd: [] });
  expect(life.isThere()).toBe(false);
  life.show({ lamps: [], smokes: mouth, herd: [] });
  expect(life.isThere()).toBe(true);
  life.show({ lamps: [lamp] });
  expect(life.isThere()).toBe(true);
});

test("smoke stays above its chimney, within the frame of the field, and hides nothing", () => {
  for (let time = 0; time < smoke.lasts; time += 0.1)
    for (const { at, size, strength } of puffsAt(time, mouth, smoke)) {
      expect(at[1]).toBeGreaterThanOrEqual(mouth[1]);
      expect(at[1] + size).toBeLessThan(mouth[1] + 2.2);
      expect(Math.hypot(at[0] - mouth[0], at[2] - mouth[2])).toBeLessThan(0.7);
      expect(strength).toBeLessThan(0.51);
    }
});
