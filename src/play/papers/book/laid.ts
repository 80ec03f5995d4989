// Which festivals' tables are laid, until when, and whether this farm has been to one; which comes next, and on which day.
import type { Farm } from "../../../farm/state/farm.ts";
import { type Festival, festivalIds, laidSince } from "../../../farm/tables/festivals.ts";

/** None is further off than a year and a week. */
const FAR = 373;

export function nextFestival(day: number): { readonly festival: Festival; readonly day: number } {
  for (let then = day + 1; then < day + FAR; then++) {
    const festival = festivalIds.find((each) => laidSince(each, then) === then);
    if (festival) return { festival, day: then };
  }
  throw new Error("A year without a festival");
}

/** The last day on which what is laid today is still laid. */
export function laidUntil(festival: Festival, day: number): number {
  let last = day;
  while (laidSince(festival, last + 1) !== null) last++;
  return last;
}

export const laidOn = (day: number): readonly Festival[] =>
  festivalIds.filter((festival) => laidSince(festival, day) !== null);

/** This time: it is laid again next year. */
export const hasBeenTo = ({ book }: Pick<Farm, "book">, festival: Festival, day: number): boolean =>
  book[`festival ${festival}`]?.best === laidSince(festival, day);
