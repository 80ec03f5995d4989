// Which days a film is of: the last year of a farm, or its last month while it has no year behind it.
import { civilDate, DAY, dayAt, dayOfCivilDate, type Ms } from "../../farm/numbers/time.ts";

export type FilmKind = "year" | "month";

/** Days of the country, the last one with it. */
export type FilmSpan = { readonly kind: FilmKind; readonly first: number; readonly last: number };

const YEAR_DAYS = 365;
const MONTH_DAYS = 30;

/** Days that are over, so that it is the same film all day; null of a farm that is younger than a month. */
export function filmSpanOf(begun: Ms, now: Ms): FilmSpan | null {
  const last = dayAt(now) - 1;
  const lived = last - dayAt(begun) + 1;
  if (lived < MONTH_DAYS) return null;
  const kind = lived < YEAR_DAYS ? "month" : "year";
  return { kind, first: last - (kind === "year" ? YEAR_DAYS : MONTH_DAYS) + 1, last };
}

export const filmEndOf = ({ last }: FilmSpan): Ms => (last + 1) * DAY;

export const daysOf = ({ first, last }: FilmSpan): number => last - first + 1;

/** On the day of the year on which the farm was begun, and on the first of January, where there is a film by then. */
export function filmOccasion(begun: Ms, now: Ms): "birthday" | "newYear" | null {
  if (filmSpanOf(begun, now) === null) return null;
  const today = dayAt(now);
  const { year } = civilDate(today);
  const first = civilDate(dayAt(begun));
  // Who began on the last of February has it on the first of March where there is no such day.
  if (year > first.year && today === dayOfCivilDate({ ...first, year })) return "birthday";
  return today === dayOfCivilDate({ year, month: 0, date: 1 }) ? "newYear" : null;
}
