// How well somebody knows a crop, a dish or an animal, by what the book counts.
import { timesOf } from "../state/book.ts";
import type { Farm } from "../state/farm.ts";
import { type Marked, markedPages, ranks, stepsOf } from "../tables/marks.ts";

export type Rank = (typeof ranks)[number];

/** Null for whatever is not known yet. */
export function rankOf(farm: Pick<Farm, "book">, page: Marked): Rank | null {
  const n = timesOf(farm, page);
  return ranks.findLast((_, i) => n >= stepsOf(page)[i]!) ?? null;
}

export type NextMark = {
  readonly page: Marked;
  readonly rank: Rank;
  readonly has: number;
  readonly needs: number;
};

/** The mark of which the least is lacking; null for whoever knows all by heart. */
export function nearestMark(farm: Pick<Farm, "book">): NextMark | null {
  const open = markedPages.flatMap((page): NextMark[] => {
    const has = timesOf(farm, page);
    const i = stepsOf(page).findIndex((step) => step > has);
    return i < 0 || has === 0 ? [] : [{ page, rank: ranks[i]!, has, needs: stepsOf(page)[i]! }];
  });
  return open.length === 0
    ? null
    : open.reduce((near, one) => (one.has * near.needs > near.has * one.needs ? one : near));
}

/** How many there are of all, of so many that could be. */
export const markCount = (farm: Pick<Farm, "book">): number =>
  markedPages.reduce((sum, page) => {
    const n = timesOf(farm, page);
    return sum + stepsOf(page).filter((step) => n >= step).length;
  }, 0);
