// The farm's own arithmetic of days agrees with the language's, for four hundred years.
import { expect, it } from "vitest";
import { seasonAt } from "../../fields/calendar.ts";
import {
  civilDate,
  dayOfCivilDate,
  nextMonth,
  nextSeasonStart,
  seasonOn,
  weekdayOf,
} from "./time.ts";

const FIRST = Date.UTC(1970, 0, 1) / 86_400_000;
const LAST = Date.UTC(2400, 0, 1) / 86_400_000;

it("finds date, season, weekday and the month's end of every day", () => {
  for (let day = FIRST; day < LAST; day++) {
    const date = new Date(day * 86_400_000);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    const found = [
      civilDate(day),
      seasonOn(day),
      weekdayOf(day),
      nextMonth(day),
      dayOfCivilDate(civilDate(day)),
    ];
    const known = [
      { year, month, date: date.getUTCDate() },
      seasonAt(date),
      (date.getUTCDay() + 6) % 7,
      Date.UTC(year, month + 1, 1) / 86_400_000,
      day,
    ];
    // One comparison of text is a hundred times as fast as one of values.
    if (JSON.stringify(found) !== JSON.stringify(known)) expect(found).toEqual(known);
  }
  expect(civilDate(20_780)).toEqual({ year: 2026, month: 10, date: 23 });
});

it("begins the next season at its first midnight, also over the new year", () => {
  const next = (...at: [number, number, number]) => nextSeasonStart(Date.UTC(...at));
  expect(next(2026, 4, 4)).toBe(Date.UTC(2026, 5, 1));
  expect(next(2026, 11, 31)).toBe(Date.UTC(2027, 2, 1));
  expect(next(2028, 1, 29)).toBe(Date.UTC(2028, 2, 1));
  expect(next(2026, 8, 1)).toBe(Date.UTC(2026, 11, 1));
});
