// Moments as whoever plays would say them, by the clock on their own wall.
import { type Ms, SECOND } from "./span.ts";

type Zone = string | undefined;

const ways = {
  time: { hour: "2-digit", minute: "2-digit" },
  day: { year: "numeric", month: "2-digit", day: "2-digit" },
  weekday: { weekday: "long" },
  date: { day: "numeric", month: "long" },
  countryDay: { weekday: "long", day: "numeric", month: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const made = new Map<string, Intl.DateTimeFormat>();

/** The device's own zone may become another one, which its winter and its summer tell. */
const deviceZone = () => [0, 6].map((month) => new Date(Date.UTC(2026, month)).getTimezoneOffset());

/** Each is made once in a zone: to make one takes longer than all else that is said of a farm. */
function format(zone: Zone, way: keyof typeof ways, at: Ms): string {
  const key = `${way} ${zone ?? deviceZone()}`;
  const there = made.get(key) ?? new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...ways[way] });
  made.set(key, there);
  return there.format(at);
}

/** "18:40", "tomorrow 07:10", "Thursday 07:10", "3 June 07:10". `zone` is the device's own if it is left out. */
export function clockAt(now: Ms, zone?: string): (at: Ms) => string {
  const on = (way: keyof typeof ways, at: Ms) => format(zone, way, at);
  const DAY = 86_400 * SECOND;
  return (at) => {
    const said = on("time", at);
    if (on("day", at) === on("day", now)) return said;
    if (on("day", at) === on("day", now + DAY)) return `tomorrow ${said}`;
    if (on("day", at) === on("day", now - DAY)) return `yesterday ${said}`;
    if (at > now && at - now < 6 * DAY) return `${on("weekday", at)} ${said}`;
    return `${on("date", at)} ${said}`;
  };
}

/** The country's day, such as "Monday, 4 May". */
export const dateWords = (at: Ms): string =>
  format("UTC", "countryDay", at).replace(
    /^(\S+) /,
    (_, day: string) => `${day.replace(",", "")}, `,
  );
