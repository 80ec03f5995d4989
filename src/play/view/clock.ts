// Moments as whoever plays would say them, by the clock on their own wall.
import { monthNames, weekdayNames } from "../../lib/calendarNames.ts";
import { type Ms, SECOND } from "./span.ts";

const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

/** By how many minutes a place is ahead of UTC at a moment. */
type OffsetAt = (at: Ms) => number;

/** The device's own zone may become another one, and has its winter and its summer. */
const deviceOffset: OffsetAt = (at) => -new Date(at).getTimezoneOffset();
const twoDigits = (n: number): string => String(n).padStart(2, "0");

/** "18:40", "tomorrow 07:10", "Thursday 07:10", "3 June 07:10". `offset` is the device's own if it is left out. */
export function clockAt(now: Ms, offset: OffsetAt = deviceOffset): (at: Ms) => string {
  /** Its UTC fields are those of the wall. */
  const onWall = (at: Ms): Date => new Date(at + offset(at) * MINUTE);
  const dayOf = (at: Ms): number => Math.floor(onWall(at).getTime() / DAY);
  return (at) => {
    const wall = onWall(at);
    const said = `${twoDigits(wall.getUTCHours())}:${twoDigits(wall.getUTCMinutes())}`;
    const day = dayOf(at);
    if (day === dayOf(now)) return said;
    if (day === dayOf(now + DAY)) return `tomorrow ${said}`;
    if (day === dayOf(now - DAY)) return `yesterday ${said}`;
    if (at > now && at - now < 6 * DAY) return `${weekdayNames[wall.getUTCDay()]} ${said}`;
    return `${wall.getUTCDate()} ${monthNames[wall.getUTCMonth()]} ${said}`;
  };
}

/** The country's day, such as "Monday, 4 May". */
export function weekdayWords(at: Ms): string {
  const date = new Date(at);
  return `${weekdayNames[date.getUTCDay()]}, ${date.getUTCDate()} ${monthNames[date.getUTCMonth()]}`;
}
