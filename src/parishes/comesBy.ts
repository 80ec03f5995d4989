// Who of the village comes through a parish, as its page says it: today, and who is next.

import { capitalise, listWords } from "../farm/describe/listed.ts";
import { spokenOf } from "../farm/describe/writerName.ts";
import { callersOn, isPedlarAtGates, nextVisits } from "../fields/village/rounds.ts";
import { type Day, dateOf } from "../fields/weather/weather.ts";
import { monthNames, weekdayNames } from "../lib/calendarNames.ts";
import { strings } from "./strings.ts";

/** As many as are told of that come next. */
const NEXT = 2;
const WEEK = 7;

/** "tomorrow", "on Thursday", and from a week on "on 3 March". */
function whenWords(day: Day, today: Day): string {
  if (day === today + 1) return strings.tomorrow;
  const date = dateOf(day);
  return strings.onDay(
    day < today + WEEK
      ? weekdayNames[date.getUTCDay()]!
      : `${date.getUTCDate()} ${monthNames[date.getUTCMonth()]}`,
  );
}

/** Null on a day on which nobody comes. */
export function hereWords(parish: number, today: Day): string | null {
  const here = callersOn(parish, today).map(spokenOf);
  const said: string[] = [];
  if (here.length > 0) said.push(capitalise(strings.isHere(listWords(here), here.length)));
  if (isPedlarAtGates(today)) said.push(strings.atGates);
  return said.length > 0 ? said.join(" ") : null;
}

/** "The vet comes on Thursday; the pedlar on 3 March." */
export const nextWords = (parish: number, today: Day): string =>
  `${capitalise(
    nextVisits(parish, today, NEXT)
      .map(({ who, day }, nth) =>
        (nth === 0 ? strings.comes : strings.comesToo)(spokenOf(who), whenWords(day, today)),
      )
      .join(""),
  )}.`;
