// A log folded again for its film: how the farm looked on each day, and what there is to tell of it (event sourcing).
import { nameOnBoard } from "../../farm/describe/yardNames.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import type { Law } from "../../farm/events/law.ts";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { beginFarm } from "../../farm/letters/begin.ts";
import { civilDate, DAY, dayAt, type Ms, nextMonth } from "../../farm/numbers/time.ts";
import type { Surprise } from "../../farm/tables/surprises.ts";
import type { Hour } from "../../scene/light/hours.ts";
import { dayLookOf } from "./dayLook.ts";
import { type FilmSpan, filmEndOf } from "./filmSpan.ts";
import { monthWeatherOf } from "./monthWeather.ts";
import { absencesOf, shownMoments, visitsOf } from "./visits.ts";
import { seenNews } from "./yearNews.ts";
import { settleNotes } from "./yearNotes.ts";
import { figuresOf, monthTally } from "./yearTally.ts";
import type { YearDay, YearMonth, YearTold } from "./yearTold.ts";

/** What was noticed on each day. */
function noticedOn(events: readonly FarmEvent[]): ReadonlyMap<number, readonly Surprise[]> {
  const days = new Map<number, Surprise[]>();
  for (const event of events)
    if (event.kind === "notice") {
      const day = dayAt(event.at);
      days.set(day, [...(days.get(day) ?? []), event.surprise]);
    }
  return days;
}

export type YearLog = {
  /** The ground of the first day. */
  readonly first: FarmGround;
  readonly begun: Ms;
  readonly events: readonly FarmEvent[];
  /** By the visitor's own clock. */
  readonly lightOf: (at: Ms) => Hour;
};

export function yearDays(
  apply: Law["apply"],
  { first, begun, events: all, lightOf }: YearLog,
  span: FilmSpan,
): YearTold {
  // What was done since is of another film.
  const events = all.filter(({ at }) => at < filmEndOf(span));
  const visits = visitsOf(events);
  const moments = shownMoments(visits, span, lightOf);
  let [farm, ground] = [beginFarm(first, begun), first];
  const grounds = new Map([[first.field, first]]);
  let from = farm;
  const news = seenNews();
  const tally = monthTally();
  const days: YearDay[] = [];
  const noticed = noticedOn(events);

  /** Everything that is shown as it was before a moment. */
  const lookUntil = (at: Ms) => {
    for (let next = moments[days.length]; next && next.at <= at; next = moments[days.length])
      days.push({
        ...next,
        look: dayLookOf(ground, farm, next.at, noticed.get(dayAt(next.at)) ?? []),
      });
  };

  for (const event of events) {
    lookUntil(event.at);
    const done = apply(farm, event, ground);
    if (!done.ok) continue;
    const after = done.value.farm;
    if (event.at < span.first * DAY) from = after;
    else tally.add(farm, after, event.at, news.add(farm, after, event.at));
    [farm, ground] = [after, done.value.ground ?? ground];
    grounds.set(ground.field, ground);
  }
  lookUntil(filmEndOf(span));

  return {
    span,
    days,
    notes: settleNotes(news.notes(farm, absencesOf(visits), span)),
    months: monthsOf(span).map(({ year, month, days: [one, last] }): YearMonth => {
      // A farm that has moved has had the weather of where it stood in the end of the month.
      const stood = grounds.get(days[last - span.first]!.look.field)!;
      const weather = monthWeatherOf(stood, one, last);
      return { year, month, ...tally.of({ year, month }), weather };
    }),
    end: { field: ground.field, name: nameOnBoard(farm), ...figuresOf({ from, to: farm, span }) },
  };
}

type MonthDays = { year: number; month: number; days: readonly [first: number, last: number] };

/** The months of a span, with those of their days that lie in it. */
function monthsOf({ first, last }: FilmSpan): MonthDays[] {
  const months: MonthDays[] = [];
  for (let day = first; day <= last; day = nextMonth(day)) {
    const { year, month } = civilDate(day);
    months.push({ year, month, days: [day, Math.min(last, nextMonth(day) - 1)] });
  }
  return months;
}
