// The season of a date and how far the year has turned, by the calendar of the almanac.
export const seasons = ["seedtime", "highSun", "leafFall", "hearth"] as const;

export type Season = (typeof seasons)[number];

/** Seedtime begins in March; every season has three months. */
const firstMonth = 2;

const quarterOf = (date: Date): number =>
  Math.floor(((date.getMonth() - firstMonth + 12) % 12) / 3);

export const seasonOf = (date: Date): Season => seasons[quarterOf(date)]!;

/** Where the needle points: degrees from the start of Seedtime, each season a quarter of the ring. */
export function turnOfYear(date: Date): number {
  const quarter = quarterOf(date);
  // January and February belong to the Hearth that began in the year before.
  const year = date.getMonth() < firstMonth ? date.getFullYear() - 1 : date.getFullYear();
  const start = dayNumber(year, firstMonth + quarter * 3);
  const end = dayNumber(year, firstMonth + quarter * 3 + 3);
  const today = dayNumber(date.getFullYear(), date.getMonth(), date.getDate());
  return 90 * (quarter + (today - start) / (end - start));
}

// Counted in UTC so that a change of clocks does not make a day longer.
const dayNumber = (year: number, month: number, day = 1): number =>
  Date.UTC(year, month, day) / 86_400_000;
