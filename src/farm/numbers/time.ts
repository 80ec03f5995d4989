// Moments and days of the country: milliseconds since 1970 and whole days of them, all hours UTC.
import { type Season, seasons } from "../../models/seasons.ts";

export type Ms = number;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const dayAt = (at: Ms): number => Math.floor(at / DAY);

/** 0 is Monday: the first of January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;
export const weekOf = (day: number): number => Math.floor((day + 3) / 7);

export type CivilDate = { readonly year: number; readonly month: number; readonly date: number };

/** Days counted from the first of March of the year 0, in rounds of 400 years. */
const ROUND = 146_097;
const BEFORE_1970 = 719_468;

/** How many months since March, 0 to 11, and what is left of the day's number. */
function sinceMarch(day: number): { year: number; months: number; days: number } {
  const all = day + BEFORE_1970;
  const round = Math.floor(all / ROUND);
  const inRound = all - round * ROUND;
  const years = Math.floor(
    (inRound -
      Math.floor(inRound / 1_460) +
      Math.floor(inRound / 36_524) -
      Math.floor(inRound / (ROUND - 1))) /
      365,
  );
  const days = inRound - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  return { year: round * 400 + years, months: Math.floor((5 * days + 2) / 153), days };
}

/** Months are 0 to 11, as elsewhere in the language; dates begin at 1. */
export function civilDate(day: number): CivilDate {
  const { year, months, days } = sinceMarch(day);
  const month = (months + 2) % 12;
  const date = days - Math.floor((153 * months + 2) / 5) + 1;
  return { year: month < 2 ? year + 1 : year, month, date };
}

/** Seedtime begins in March, and every season has three months. */
export const seasonOn = (day: number): Season => seasons[Math.floor(sinceMarch(day).months / 3)]!;

/** The year that a season belongs to: what began in December is of the year before until March. */
export const yearOfSeason = (day: number): number => sinceMarch(day).year;

/** The day of a date; a month or a date beyond the last one is that many later. */
export function dayOfCivilDate({ year, month, date }: CivilDate): number {
  const months = year * 12 + month - 2;
  const since = Math.floor(months / 12);
  const days = Math.floor((153 * (months - 12 * since) + 2) / 5) + date - 1;
  const leaps = Math.floor(since / 4) - Math.floor(since / 100) + Math.floor(since / 400);
  return 365 * since + leaps + days - BEFORE_1970;
}

/** The first moment of the season after the one that a moment lies in. */
export function nextSeasonStart(at: Ms): Ms {
  const { year, months } = sinceMarch(dayAt(at));
  // March is the third month of its year.
  return DAY * dayOfCivilDate({ year, month: 2 + 3 * (Math.floor(months / 3) + 1), date: 1 });
}

/** The first day of the month after the one that a day lies in. */
export function nextMonth(day: number): number {
  const { year, month } = civilDate(day);
  return dayOfCivilDate({ year, month: month + 1, date: 1 });
}
