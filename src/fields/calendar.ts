// The season of a date, by the calendar of the country: everybody has the same one at the same time.
import { type Season, seasons } from "../models/seasons.ts";

/** Seedtime begins in March; every season has three months. */
const FIRST_MONTH = 2;

export const seasonAt = (date: Date): Season =>
  seasons[Math.floor(((date.getUTCMonth() - FIRST_MONTH + 12) % 12) / 3)]!;
