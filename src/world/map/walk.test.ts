// Tests walking the map by keys, and what is said on the way.
import { expect, test } from "vitest";
import { neighbours } from "../../fields/land/neighbours.ts";
import { place } from "../../fields/land/place.ts";
import { walk } from "./walk.ts";
import { whereWords } from "./whereWords.ts";

const size = 10_000;
const go = (from: number, ...keys: string[]) =>
  keys.reduce((at, key) => {
    const next = walk(at, { key: key.replace("+", ""), isShifted: key.startsWith("+") }, size);
    return typeof next === "number" ? next : at;
  }, from);

test("six keys lead to the six fields next door, from every row", () => {
  for (const id of [0, 417, 5151, 3]) {
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "+ArrowUp", "ArrowDown", "+ArrowDown"];
    const reached = keys.map((key) => go(id, key));
    expect(new Set(reached)).toEqual(new Set(neighbours(id, size).map(({ id: next }) => next)));
  }
});

test("two up lead straight north, and every way has a way back", () => {
  const north = place(go(417, "ArrowUp", "ArrowUp"));
  const { q, r } = place(417);
  expect(north).toEqual({ q: q + 1, r: r - 2 });
  for (const id of [417, 418, 500])
    for (const [there, back] of [
      ["ArrowUp", "ArrowDown"],
      ["+ArrowUp", "+ArrowDown"],
      ["ArrowLeft", "ArrowRight"],
    ] as const) {
      expect(go(id, there, back)).toBe(id);
      expect(go(id, back, there)).toBe(id);
    }
});

test("beyond the coast is sea, and other keys lead nowhere", () => {
  expect(walk(0, { key: "a", isShifted: false }, size)).toBeNull();
  expect(walk(0, { key: "ArrowLeft", isShifted: false }, 1)).toBe("sea");
});

test("a field is said with its place from one's own", () => {
  const called = {
    name: "Sallow Furlong",
    parish: "Goose End",
    region: "meadows",
    soil: "silt",
  } as const;
  const say = (id: number, own: number[]) => whereWords(id, called, own);
  const two = go(5151, "ArrowRight", "ArrowRight");
  expect(say(two, [0, 5151])).toBe(`${two}, Sallow Furlong, meadows on silt, two east of yours`);
  expect(say(5151, [5151])).toMatch(/, yours$/);
  const bent = go(go(0, "ArrowLeft", "ArrowLeft"), "ArrowUp");
  expect(say(bent, [0])).toMatch(/, one west and one north-west of yours$/);
  expect(say(go(0, "ArrowDown"), [0])).toMatch(/, one south-east of yours$/);
  expect(say(go(0, "ArrowUp"), [0])).toMatch(/, one north-east of yours$/);
  expect(say(9_999, [0])).toMatch(/fields from yours$/);
  expect(say(5151, [])).toMatch(/, parish of Goose End$/);
});
