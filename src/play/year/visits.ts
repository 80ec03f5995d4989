// The moment at which each day of a film is shown: as somebody came for that day's last visit, and at noon where nobody did.
import type { FarmEvent, FarmEventKind } from "../../farm/events/event.ts";
import { DAY, dayAt, HOUR, MINUTE, type Ms } from "../../farm/numbers/time.ts";
import type { Hour } from "../../scene/light/hours.ts";
import { daysOf, type FilmSpan } from "./filmSpan.ts";

/** What comes without anybody being there. */
const byNoHand: ReadonlySet<FarmEventKind> = new Set(["shower", "gift", "changeRules", "learn"]);

/** Who does something again so soon has not been away. */
const APART = 30 * MINUTE;

/** When each visit began, in the order of the log. */
export function visitsOf(events: readonly FarmEvent[]): Ms[] {
  const begins: Ms[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { kind, at } of events) {
    if (byNoHand.has(kind)) continue;
    if (at - last >= APART) begins.push(at);
    last = Math.max(last, at);
  }
  return begins;
}

export type ShownMoment = { readonly at: Ms; readonly light: Hour };

/** One for each day: beds are seen as they were found, and not as they were left; of several visits those by night only where there was no other. */
export function shownMoments(
  visits: readonly Ms[],
  span: FilmSpan,
  lightOf: (at: Ms) => Hour,
): ShownMoment[] {
  const shown = new Map<number, ShownMoment>();
  for (const at of visits) {
    const light = lightOf(at);
    const before = shown.get(dayAt(at));
    if (!before || light !== "night" || before.light === "night")
      shown.set(dayAt(at), { at, light });
  }
  return Array.from({ length: daysOf(span) }, (_, i) => {
    const day = span.first + i;
    return shown.get(day) ?? { at: day * DAY + 12 * HOUR, light: "day" };
  });
}

/** Days on which nobody came, between two visits, where it was a week or longer. */
export type Away = { readonly day: number; readonly days: number };

const LONG = 7;

export function absencesOf(visits: readonly Ms[]): Away[] {
  return visits.flatMap((at, i) => {
    const next = visits[i + 1];
    const days = next === undefined ? 0 : dayAt(next) - dayAt(at) - 1;
    return days >= LONG ? [{ day: dayAt(at) + 1, days }] : [];
  });
}
