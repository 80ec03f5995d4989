// A goal in sight at every span, from the next ten minutes to the year: facts, whose words are in `describe`.
import type { FarmGround } from "../ground/ground.ts";
import { readyAt } from "../growth/grow.ts";
import { arrives } from "../letters/letter.ts";
import { lettersHere } from "../letters/lettersHere.ts";
import { type NextMark, nearestMark } from "../marks/rankOf.ts";
import { dayAt, MINUTE, type Ms } from "../numbers/time.ts";
import { timesOf } from "../state/book.ts";
import { countOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { HANDS } from "../tables/feasts.ts";
import { type Festival, festivalIds, festivalOf, laidSince } from "../tables/festivals.ts";
import type { CountTable, Good } from "../tables/goods.ts";
import { heirloomIds } from "../tables/heirlooms.ts";
import { deedsFor, HIGHEST } from "../tables/level.ts";
import { partsOf } from "../tables/stories.ts";
import { type Villager, villagers } from "../tables/villagers.ts";
import { yardIds } from "../tables/yard.ts";
import { hasBuilt } from "../yard/shown.ts";

/** So far of so much. */
export type SoFar = { readonly has: number; readonly of: number };

export type MinuteGoal =
  | { readonly kind: "ripe"; readonly plots: number; readonly at: Ms }
  | {
      readonly kind: "letter";
      readonly villager: Villager;
      readonly good: Good;
      readonly lacks: number;
    };
export type DayGoal = { readonly kind: "letter"; readonly at: Ms };
export type WeekGoal = SoFar & { readonly kind: "level"; readonly level: number };
export type MonthGoal =
  | (SoFar & { readonly kind: "festival"; readonly festival: Festival; readonly inDays: number })
  | { readonly kind: "mark"; readonly mark: NextMark };
export type YearGoal = SoFar & { readonly kind: "stories" | "heirlooms" | "yard" };

export type Goals = {
  readonly minute: MinuteGoal | null;
  readonly day: DayGoal | null;
  readonly week: WeekGoal | null;
  readonly month: MonthGoal | null;
  readonly year: YearGoal;
};

const SOON = 10 * MINUTE;
const MONTH = 31;

/** What is ripe within ten minutes; else what the letter lacks that lacks least. */
function minuteGoal(ground: FarmGround, farm: Farm, now: Ms): MinuteGoal | null {
  const times = farm.plots.flatMap((_, plot) => readyAt(ground, farm, plot) ?? []);
  const soon = times.filter((at) => at <= now + SOON);
  if (soon.length > 0)
    return { kind: "ripe", plots: soon.length, at: Math.max(now, Math.min(...soon)) };
  const open = lettersHere(farm, now).flatMap(({ letter: { good, count, villager } }) => {
    if (good === null) return [];
    const lacks = count - countOf(farm.barn, good);
    return lacks > 0 ? [{ kind: "letter" as const, villager, good, lacks }] : [];
  });
  return open.toSorted((a, b) => a.lacks - b.lacks)[0] ?? null;
}

function dayGoal({ letters }: Farm, now: Ms): DayGoal | null {
  const coming = letters.map((letter, slot) => arrives(letter, slot, now)).filter((at) => at > now);
  return coming.length === 0 ? null : { kind: "letter", at: Math.min(...coming) };
}

function weekGoal(farm: Farm): WeekGoal | null {
  const level = levelOf(farm);
  if (level >= HIGHEST) return null;
  const from = deedsFor(level);
  return {
    kind: "level",
    level: level + 1,
    has: farm.deeds - from,
    of: deedsFor(level + 1) - from,
  };
}

/** The festival that is laid or comes next, with what of it is done: goods that are there, hands, the evening. */
function festivalAhead(farm: Farm, now: Ms): MonthGoal | null {
  const today = dayAt(now);
  for (let inDays = 0; inDays <= MONTH; inDays++) {
    const festival = festivalIds.find((one) => {
      const began = laidSince(one, today + inDays);
      const isNext = inDays === 0 ? began !== null : began === today + inDays;
      return isNext && farm.book[`feast ${one}`]?.best !== began;
    });
    if (festival === undefined) continue;
    const began = laidSince(festival, today + inDays)!;
    const brings = Object.entries(festivalOf(festival).brings as CountTable<Good>) as [
      Good,
      number,
    ][];
    const isBrought = farm.book[`festival ${festival}`]?.best === began;
    const there = brings.reduce(
      (sum, [good, n]) => sum + (isBrought ? n : Math.min(n, countOf(farm.barn, good))),
      0,
    );
    const all = brings.reduce((sum, [, n]) => sum + n, 0);
    const so = farm.feasts[festival];
    const hands = so?.began === began ? so.times : 0;
    return { kind: "festival", festival, inDays, has: there + hands, of: all + HANDS };
  }
  return null;
}

function monthGoal(farm: Farm, now: Ms): MonthGoal | null {
  const festival = festivalAhead(farm, now);
  if (festival) return festival;
  const mark = nearestMark(farm);
  return mark && { kind: "mark", mark };
}

/** Of what a year is for, that which is nearest to its end and not there yet. */
function yearGoal(farm: Farm): YearGoal {
  const stories = villagers.reduce(
    (sum, one) => sum + Math.min(partsOf(one), countOf(farm.stories, one)),
    0,
  );
  const all: readonly YearGoal[] = [
    { kind: "stories", has: stories, of: villagers.reduce((sum, one) => sum + partsOf(one), 0) },
    {
      kind: "heirlooms",
      has: heirloomIds.filter((one) => timesOf(farm, `heirloom ${one}`) > 0).length,
      of: heirloomIds.length,
    },
    { kind: "yard", has: yardIds.filter((one) => hasBuilt(farm, one)).length, of: yardIds.length },
  ];
  const open = all.filter(({ has, of }) => has < of);
  return (open.length > 0 ? open : all).reduce((near, one) =>
    one.has * near.of > near.has * one.of ? one : near,
  );
}

export const goalsInSight = (ground: FarmGround, farm: Farm, now: Ms): Goals => ({
  minute: minuteGoal(ground, farm, now),
  day: dayGoal(farm, now),
  week: weekGoal(farm),
  month: monthGoal(farm, now),
  year: yearGoal(farm),
});
