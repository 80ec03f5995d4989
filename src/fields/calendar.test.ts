import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { seasons } from "../models/seasons.ts";
import { seasonAt, turnOfYear } from "./calendar.ts";

const day = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month - 1, date, 15));

const anyDay = fc
  .record({
    year: fc.integer({ min: 1970, max: 2399 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, date }) => day(year, month, date));

describe("calendar of the country", () => {
  test("every season has three months, and Seedtime begins in March", () => {
    const year = Array.from({ length: 12 }, (_, month) =>
      seasonAt(new Date(Date.UTC(2026, month))),
    );
    expect(year.join(" ")).toBe(
      "hearth hearth seedtime seedtime seedtime highSun highSun highSun leafFall leafFall leafFall hearth",
    );
  });

  test.each([
    ["2026-02-28T23:59:59.999Z", "hearth"],
    ["2028-02-29T12:00:00Z", "hearth"],
    ["2026-03-01T00:00:00Z", "seedtime"],
    ["2026-05-31T23:59:59.999Z", "seedtime"],
    ["2026-06-01T00:00:00Z", "highSun"],
    // Already September in Auckland, and still August in Honolulu.
    ["2026-08-31T23:59:59.999Z", "highSun"],
    ["2026-09-01T00:00:00Z", "leafFall"],
    ["2026-11-30T23:59:59.999Z", "leafFall"],
    ["2026-12-01T00:00:00Z", "hearth"],
    ["2027-01-01T00:00:00Z", "hearth"],
  ])("%s is in %s wherever one looks from", (date, season) => {
    expect(seasonAt(new Date(date))).toBe(season);
  });

  describe("turnOfYear", () => {
    it.each([
      [3, 0],
      [6, 90],
      [9, 180],
      [12, 270],
    ])("is at the start of a quarter on the first day of month %i", (month, turn) => {
      expect(turnOfYear(day(2026, month, 1))).toBe(turn);
      expect(turnOfYear(new Date(Date.UTC(2026, month - 1, 1)))).toBe(turn);
    });

    it("points a third of the way through Leaf-fall's last month as the year does", () => {
      expect(turnOfYear(day(2026, 11, 21))).toBeCloseTo(180 + (90 * 81) / 91, 10);
    });

    it("lies within its season's quarter on every day", () => {
      forAll({}, [anyDay], (date) => {
        const turn = turnOfYear(date);
        expect(turn).toBeGreaterThanOrEqual(0);
        expect(turn).toBeLessThan(360);
        expect(seasons[Math.floor(turn / 90)]).toBe(seasonAt(date));
      });
    });

    it("moves on by about a degree a day and starts anew in March", () => {
      forAll({}, [anyDay], (date) => {
        const next = new Date(date);
        next.setUTCDate(next.getUTCDate() + 1);
        const step = (turnOfYear(next) - turnOfYear(date) + 360) % 360;
        expect(step).toBeGreaterThan(0.97);
        expect(step).toBeLessThan(1.01);
      });
    });
  });
});
