import { expect, it } from "vitest";
import { dayOf } from "../../../farm/numbers/time.ts";
import { laidUntil, nextFestival } from "./laid.ts";

const day = (month: number, date: number) => dayOf({ year: 2026, month: month - 1, date });

it("finds the next festival, across the turn of the year too", () => {
  expect(nextFestival(day(5, 4))).toEqual({ festival: "hay", day: day(6, 24) });
  expect(nextFestival(day(4, 30))).toEqual({ festival: "maypole", day: day(5, 1) });
  expect(nextFestival(day(12, 24)).festival).toBe("wassail");
});

it("says until when a table stays laid", () => {
  expect(laidUntil("maypole", day(5, 4))).toBe(day(5, 21));
});
