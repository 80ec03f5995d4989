// What is written in a film, and read out beside it.
import { festivalNames } from "../../farm/describe/festivalNames.ts";
import { capitalise, withArticle } from "../../farm/describe/listed.ts";
import { producerNames } from "../../farm/describe/producerNames.ts";
import { seedName } from "../../farm/describe/refusal.ts";
import { strings as farmWords, weighedAs } from "../../farm/describe/strings.ts";
import { yardNames } from "../../farm/describe/yardNames.ts";
import { civilDate } from "../../farm/numbers/time.ts";
import { producerRulesOf } from "../../farm/tables/producers.ts";
import { surpriseIds } from "../../farm/tables/surprises.ts";
import { monthNames } from "../../lib/calendarNames.ts";
import { groupDigits } from "../../lib/groupDigits.ts";
import { counted } from "../../lib/numberWords.ts";
import type { FilmSpan } from "./filmSpan.ts";
import { strings } from "./strings.ts";
import type { YearNews } from "./yearNotes.ts";
import type { MonthWeather, YearEnd, YearMonth } from "./yearTold.ts";

/** "12 June". */
export function dateWords(day: number): string {
  const { month, date } = civilDate(day);
  return `${date} ${monthNames[month]}`;
}

export function filmDaysWords({ first, last }: Pick<FilmSpan, "first" | "last">): string {
  const [from, to] = [civilDate(first).year, civilDate(last).year];
  const begins = from === to ? dateWords(first) : `${dateWords(first)} ${from}`;
  return `${begins} – ${dateWords(last)} ${to}`;
}

export function newsWords(news: YearNews): string {
  switch (news.kind) {
    case "level":
      return strings.level(news.level);
    case "crop":
      return strings.first(weighedAs(news.crop), farmWords.grams(news.grams));
    case "heirloom":
      return strings.firstHeirloom(seedName(news.heirloom));
    case "came": {
      const name = news.name ?? capitalise(withArticle(producerNames[news.keep][0]));
      return producerRulesOf(news.keep).isTree ? strings.planted(name) : strings.came(name);
    }
    case "moved":
      return strings.moved(news.to);
    case "festival":
      return festivalNames[news.festival];
    case "built":
      return capitalise(yardNames[news.yard]);
    case "away":
      return strings.away(news.days);
  }
}

const count = (n: number, [one, many]: readonly [string, string]): string =>
  `${groupDigits(n)} ${n === 1 ? one : many}`;

/** The lines of the card at the end, those that are nothing left out. */
export function endLines(end: YearEnd): string[] {
  const { plots, letters, heaviest, festivals, surprises } = end;
  return [
    count(plots, strings.plots),
    ...(letters > 0 ? [count(letters, strings.letters)] : []),
    ...(heaviest
      ? [strings.heaviest(weighedAs(heaviest.crop), farmWords.grams(heaviest.grams))]
      : []),
    ...(festivals > 0 ? [count(festivals, strings.festivals)] : []),
    ...(surprises > 0 ? [strings.surprises(surprises, surpriseIds.length)] : []),
  ];
}

const weatherWords = ({ kind, days }: MonthWeather): string => strings.weather[kind](counted(days));

/** "June: 1,490 plots, level 18, Hay Week, dry for nine days." */
export function monthLine({ month, plots, level, festivals, weather }: YearMonth): string {
  const said = [
    plots === 0 ? strings.atRest : count(plots, strings.plotsShort),
    ...(level === null ? [] : [strings.atLevel(level)]),
    ...festivals.map((festival) => festivalNames[festival]),
    ...(weather ? [weatherWords(weather)] : []),
  ];
  return `${monthNames[month]}: ${said.join(", ")}.`;
}
