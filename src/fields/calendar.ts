// The calendar of the country: its days and seasons are those of UTC, so everybody has the same one at the same time.
import { type Season, seasons } from "../models/seasons.ts";

/** Seedtime begins in March; every season has three months. */
const FIRST_MONTH = 2;

const quarterOf = (date: Date): number =>
  Math.floor(((date.getUTCMonth() - FIRST_MONTH + 12) % 12) / 3);

export const seasonAt = (date: Date): Season => seasons[quarterOf(date)]!;

/** How far the year has turned: degrees from the start of Seedtime, each season a quarter of the ring. */
export function turnOfYear(date: Date): number {
  const quarter = quarterOf(date);
  // January and February belong to the Hearth that began in the year before.
  const year = date.getUTCFullYear() - (date.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  const start = dayNumber(year, FIRST_MONTH + quarter * 3);
  const end = dayNumber(year, FIRST_MONTH + quarter * 3 + 3);
  const today = dayNumber(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return 90 * (quarter + (today - start) / (end - start));
}

const dayNumber = (year: number, month: number, day = 1): number =>
  Date.UTC(year, month, day) / 86_400_000;
