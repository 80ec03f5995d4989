// What was there before the last thing that was done: kept for a second thought.
import { MINUTE, type Ms } from "../numbers/time.ts";
import type { Farm, Recent } from "../state/farm.ts";

/** So long may something be taken back, for whoever needs the time; a page may offer less. */
export const UNDO_FOR = 5 * MINUTE;

/** Only what the event has changed is kept. */
export function recentOf(before: Farm, after: Farm, at: Ms): Recent {
  const changed = (Object.keys(after) as (keyof Farm)[]).filter(
    (key) => key !== "recent" && before[key] !== after[key],
  );
  return { at, was: Object.fromEntries(changed.map((key) => [key, before[key]])) };
}

/** What was written into the book beside a deed stays there when that is taken back. */
export function recentBeside({ book, recent }: Farm, after: Farm): Recent | null {
  const was = recent?.was.book;
  if (!recent || !was || after.book === book) return recent;
  const pages = Object.keys(after.book) as (keyof Farm["book"])[];
  const written = pages.filter((page) => after.book[page] !== book[page]);
  const beside = Object.fromEntries(written.map((page) => [page, after.book[page]]));
  return { ...recent, was: { ...recent.was, book: { ...was, ...beside } } };
}
