// What comes next at a festival whose table is laid: to bring, to take a hand, to sit down, or to look back on it.
import { dayAt, HOUR, type Ms } from "../numbers/time.ts";
import { countOf, entriesOf } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";
import { HANDS, HOURS_BETWEEN } from "../tables/feasts.ts";
import { type Festival, festivalOf } from "../tables/festivals.ts";
import { feastSoFar } from "./feastSoFar.ts";
import { hasBeenTo } from "./laid.ts";

type FestivalDeed = "bring" | "hand" | "sit" | "done";

/** When a hand may be taken again: at once before the first. */
function handFrom(farm: Farm, festival: Festival, hands: number): Ms {
  const last = farm.feasts[festival];
  return hands > 0 && last ? last.at + HOURS_BETWEEN * HOUR : 0;
}

/** The one that can be done before those that cannot yet. */
export function festivalDeed(farm: Farm, festival: Festival, now: Ms): FestivalDeed {
  const day = dayAt(now);
  const { hands, hasSat } = feastSoFar(farm, festival, day);
  if (hasSat) return "done";
  const isBrought = hasBeenTo(farm, festival, day);
  const hasAll = entriesOf(festivalOf(festival).brings).every(
    ([good, count]) => countOf(farm.barn, good) >= count,
  );
  if (!isBrought && hasAll) return "bring";
  if (hands < HANDS && (isBrought || handFrom(farm, festival, hands) <= now)) return "hand";
  return isBrought ? "sit" : "bring";
}

/** How many of its five deeds are done. */
export function deedsDone(farm: Farm, festival: Festival, now: Ms): number {
  const day = dayAt(now);
  const { hands, hasSat } = feastSoFar(farm, festival, day);
  return Number(hasBeenTo(farm, festival, day)) + hands + Number(hasSat);
}

export const DEEDS_OF_ALL = HANDS + 2;
