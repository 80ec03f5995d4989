import { expect, it } from "vitest";
import { arcPath, halfOf, hourOf, LAST_HALF, partOf, standOf } from "./dayParts.ts";

const halves = Array.from({ length: LAST_HALF + 1 }, (_, half) => half);

it("has a day of 48 half hours, each with its name and its light", () => {
  expect(halfOf(0)).toBe(0);
  expect(halfOf(23 * 60 + 59)).toBe(LAST_HALF);
  const at = (hour: number) => partOf(hour * 2);
  expect([0, 5.5, 6, 11.5, 12, 15.5, 16, 19.5, 20, 23.5].map(at)).toEqual(
    ["night", "night", "morning", "morning", "afternoon", "afternoon"].concat([
      "evening",
      "evening",
      "night",
      "night",
    ]),
  );
  expect(new Set(halves.map(hourOf))).toEqual(new Set(["night", "day", "evening"]));
});

it("lets the sun go along its arc from left to right, highest about noon", () => {
  const [, feet, top] = /^M40 370Q396 (-\d+) 752 (370)$/.exec(arcPath)!;
  // The middle of such a curve lies halfway between its feet and its control point.
  expect((Number(feet) + Number(top)) / 2).toBe(40);
  const places = halves.map(standOf);
  for (const [at, [x]] of places.entries()) if (at) expect(x).toBeGreaterThan(places[at - 1]![0]);
  const highest = Math.min(...places.map(([, y]) => y));
  expect(places.findIndex(([, y]) => y === highest)).toBe(23);
  expect([places[0], places[LAST_HALF]]).toEqual([
    [40, 370],
    [752, 370],
  ]);
});
