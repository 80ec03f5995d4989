import { expect, it } from "vitest";
import { dayOfCivilDate } from "../numbers/time.ts";
import { type Festival, laidSince } from "./festivals.ts";

it.each<[Festival, number, number, number, number | null]>([
  ["maypole", 2026, 3, 30, null],
  ["maypole", 2026, 4, 1, 0],
  ["maypole", 2026, 4, 21, 20],
  ["maypole", 2026, 4, 22, null],
  ["midwinter", 2027, 0, 3, 13],
  // The last Sunday of November: the 29th in 2026, the 28th in 2027.
  ["stirUp", 2026, 10, 28, null],
  ["stirUp", 2026, 10, 29, 0],
  ["stirUp", 2027, 10, 29, 1],
])("%s on %i, month %i, the %i", (festival, year, month, date, ago) => {
  const day = dayOfCivilDate({ year, month, date });
  expect(laidSince(festival, day)).toBe(ago === null ? null : day - ago);
});
