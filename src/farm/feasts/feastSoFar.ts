// How far this farm is with a festival whose table is laid: its hands, its wish, and whether it has sat there.
import type { Farm } from "../state/farm.ts";
import { type Festival, laidSince } from "../tables/festivals.ts";

export type FeastHands = {
  readonly hands: number;
  /** By its number; null where none was made. */
  readonly wish: number | null;
  readonly hasSat: boolean;
};

/** What was done there in another year counts for that one. */
export function feastSoFar(
  { book, feasts }: Pick<Farm, "book" | "feasts">,
  festival: Festival,
  day: number,
): FeastHands {
  const began = laidSince(festival, day);
  const so = feasts[festival];
  const isNow = began !== null && so?.began === began;
  return {
    hands: isNow ? so.times : 0,
    wish: isNow ? (so.wish ?? null) : null,
    hasSat: began !== null && book[`feast ${festival}`]?.best === began,
  };
}
