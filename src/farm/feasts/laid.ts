// Which festivals' tables are laid, until when, and whether this farm has been to one.
import type { Farm } from "../state/farm.ts";
import { type Festival, festivalIds, laidSince } from "../tables/festivals.ts";

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
