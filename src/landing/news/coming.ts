// What the year has next: its festivals and its seasons by the calendar of the country.

import { type Festival, festivalIds, laidSince } from "../../farm/tables/festivals.ts";
import { seasonAt } from "../../fields/calendar.ts";
import { type Day, dateOf } from "../../fields/weather/weather.ts";
import type { Season } from "../../models/seasons.ts";

const A_YEAR = 366;

/** The next festival that begins on this day or later. */
export function festivalFrom(day: Day): { festival: Festival; day: Day } {
  for (let at = day; at <= day + A_YEAR; at++)
    for (const festival of festivalIds)
      if (laidSince(festival, at) === at) return { festival, day: at };
  throw new Error("A year without a festival");
}

/** The next season and its first day, later than this one. */
export function seasonAfter(day: Day): { season: Season; day: Day } {
  const now = seasonAt(dateOf(day));
  let at = day + 1;
  while (seasonAt(dateOf(at)) === now) at++;
  return { season: seasonAt(dateOf(at)), day: at };
}
