// What stands in the yard, and what is shown in each of its places.
import { timesOf } from "../state/book.ts";
import type { Farm, Look } from "../state/farm.ts";
import { HIGHEST, STONES_FROM } from "../tables/level.ts";
import { type Slot, thingsOf } from "../tables/slots.ts";
import type { YardId } from "../tables/yard.ts";

export const hasBuilt = (farm: Pick<Farm, "book">, thing: YardId): boolean =>
  timesOf(farm, `yard ${thing}`) > 0;

/** What was chosen for a place, or else what was built there last; null where nothing is to be seen. */
export function shownIn(farm: Pick<Farm, "book" | "dress">, slot: Slot): Look | null {
  const chosen = farm.dress[slot];
  const things = thingsOf(slot).filter((thing) => hasBuilt(farm, thing));
  const isThing = (look: Look): boolean => (thingsOf(slot) as readonly Look[]).includes(look);
  // What was taken back since is not shown.
  const may =
    chosen === null || (chosen && (!isThing(chosen) || things.includes(chosen as YardId)));
  return may ? (chosen ?? null) : (things.at(-1) ?? null);
}

/** How many numbered stones lie in the walk; the last of them is the doorstep. */
export const stonesAt = (level: number): number =>
  Math.max(0, Math.min(level, HIGHEST) - STONES_FROM + 1);
