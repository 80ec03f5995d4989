// Moments as whoever plays would say them, by the clock on their own wall.
import { type Ms, SECOND } from "./span.ts";

type Zone = string | undefined;

const format = (zone: Zone, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...how });

/** "18:40", "tomorrow 07:10", "Thursday 07:10", "3 June 07:10". `zone` is the device's own if it is left out. */
export function clockAt(now: Ms, zone?: string): (at: Ms) => string {
  const time = format(zone, { hour: "2-digit", minute: "2-digit" });
  const day = format(zone, { year: "numeric", month: "2-digit", day: "2-digit" });
  const weekday = format(zone, { weekday: "long" });
  const date = format(zone, { day: "numeric", month: "long" });
  const DAY = 86_400 * SECOND;
  return (at) => {
    const said = time.format(at);
    if (day.format(at) === day.format(now)) return said;
    if (day.format(at) === day.format(now + DAY)) return `tomorrow ${said}`;
    if (day.format(at) === day.format(now - DAY)) return `yesterday ${said}`;
    if (at > now && at - now < 6 * DAY) return `${weekday.format(at)} ${said}`;
    return `${date.format(at)} ${said}`;
  };
}

/** The country's day, such as "Monday, 4 May". */
export const dateWords = (at: Ms): string =>
  format("UTC", { weekday: "long", day: "numeric", month: "long" })
    .format(at)
    .replace(/^(\S+) /, (_, day: string) => `${day.replace(",", "")}, `);
