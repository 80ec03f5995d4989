// The festivals of the year: on which day each begins, and what one brings to the table.
import { civilDate, dayOfCivilDate, weekdayOf } from "../numbers/time.ts";
import { freeze } from "./freeze.ts";
import type { CountTable, Good } from "./goods.ts";

type FestivalRules = {
  readonly month: number;
  readonly date: number;
  /** Where it is on the first such weekday from then on; 0 is Monday. */
  readonly weekday?: number;
  readonly brings: CountTable<Good>;
};

export const festivals = freeze({
  wassail: { month: 0, date: 17, brings: { cider: 1 } },
  candlemas: { month: 1, date: 2, brings: { candle: 1 } },
  lambing: { month: 2, date: 20, brings: { pea: 6 } },
  maypole: { month: 4, date: 1, brings: { sunflower: 12 } },
  hay: { month: 5, date: 24, brings: { bean: 6 } },
  longTable: {
    month: 6,
    date: 18,
    brings: { peaSoup: 1, rootStew: 1, onionTart: 1, beanPot: 1, leekPie: 1, relish: 1 },
  },
  lammas: { month: 7, date: 1, brings: { loaf: 2 } },
  weighIn: { month: 8, date: 22, brings: { pumpkin: 1 } },
  appleDay: { month: 9, date: 21, brings: { apple: 6 } },
  stirUp: { month: 10, date: 24, weekday: 6, brings: { egg: 2, flour: 1 } },
  lanterns: { month: 11, date: 14, brings: { candle: 3 } },
  midwinter: { month: 11, date: 21, brings: { leek: 4, cabbage: 2 } },
} as const satisfies Record<string, FestivalRules>);

export type Festival = keyof typeof festivals;
export const festivalIds = Object.keys(festivals) as Festival[];
export const festivalOf = (festival: Festival): FestivalRules => festivals[festival];

/** One's own, at the long table on the green: whenever one likes, and no calendar has it. */
export const HARVEST_HOME = "harvestHome";
export type Feast = Festival | typeof HARVEST_HOME;

/** A week of festival, and the table stays laid for two more. */
export const LAID_FOR = 21;

/** The day on which a festival that is laid on this day began, or null. */
export function laidSince(festival: Festival, day: number): number | null {
  const { month, date, weekday } = festivalOf(festival);
  const { year } = civilDate(day);
  // A table may be laid across the turn of the year.
  for (const each of [year, year - 1]) {
    const first = dayOfCivilDate({ year: each, month, date });
    const began = weekday === undefined ? first : first + ((weekday - weekdayOf(first) + 7) % 7);
    if (began <= day && day < began + LAID_FOR) return began;
  }
  return null;
}
