// Which versions of a room need not be kept any longer: many of today, one of each day before.
import { DAYS_KEPT, LAST_VERSIONS, MOST_HISTORY_BYTES } from "./limits.ts";

export type VersionSize = { version: number; savedAt: number; bytes: number };

const DAY_MS = 24 * 60 * 60_000;

/** Newest first in, oldest reason last: by number, then by day, then by size. */
export function superfluous(newestFirst: readonly VersionSize[], now: number): number[] {
  const daysSeen = new Set<number>();
  let bytes = 0;
  return newestFirst.flatMap(({ version, savedAt, ...size }, i) => {
    const day = Math.floor(savedAt / DAY_MS);
    const isLastOfDay = !daysSeen.has(day) && now - savedAt <= DAYS_KEPT * DAY_MS;
    daysSeen.add(day);
    const isWanted = i < LAST_VERSIONS || isLastOfDay;
    // The room as it is stays whatever it weighs.
    const fits = i === 0 || bytes + size.bytes <= MOST_HISTORY_BYTES;
    if (!isWanted || !fits) return [version];
    bytes += size.bytes;
    return [];
  });
}
