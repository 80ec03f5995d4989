import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seasonOf, seasons, turnOfYear } from "./seasonOf.ts";

const day = (year: number, month: number, date: number) => new Date(year, month - 1, date, 15);

const anyDay = fc
  .record({
    year: fc.integer({ min: 1970, max: 2399 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, date }) => day(year, month, date));

it.each([
  [2026, 2, 28, "hearth"],
  [2026, 3, 1, "seedtime"],
  [2026, 5, 31, "seedtime"],
  [2026, 6, 1, "highSun"],
  [2026, 8, 31, "highSun"],
  [2026, 9, 1, "leafFall"],
  [2026, 11, 30, "leafFall"],
  [2026, 12, 1, "hearth"],
  [2027, 1, 1, "hearth"],
  [2028, 2, 29, "hearth"],
])("seasonOf: %i-%i-%i is in %s", (year, month, date, season) => {
  expect(seasonOf(day(year, month, date))).toBe(season);
});

describe("turnOfYear", () => {
  it.each([
    [3, 0],
    [6, 90],
    [9, 180],
    [12, 270],
  ])("is at the start of a quarter on the first day of month %i", (month, turn) => {
    expect(turnOfYear(day(2026, month, 1))).toBe(turn);
  });

  it("points a third of the way through Leaf-fall's last month as the year does", () => {
    expect(turnOfYear(day(2026, 11, 21))).toBeCloseTo(180 + (90 * 81) / 91, 10);
  });

  it("lies within its season's quarter on every day", () => {
    forAll({}, [anyDay], (date) => {
      const turn = turnOfYear(date);
      expect(turn).toBeGreaterThanOrEqual(0);
      expect(turn).toBeLessThan(360);
      expect(seasons[Math.floor(turn / 90)]).toBe(seasonOf(date));
    });
  });

  it("moves on by about a degree a day and starts anew in March", () => {
    forAll({}, [anyDay], (date) => {
      const next = new Date(date);
      next.setDate(next.getDate() + 1);
      const step = (turnOfYear(next) - turnOfYear(date) + 360) % 360;
      expect(step).toBeGreaterThan(0.97);
      expect(step).toBeLessThan(1.01);
    });
  });
});
