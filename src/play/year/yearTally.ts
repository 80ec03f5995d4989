// What is counted from day to day while a log is folded, out of the farm's own book: by months, and for the whole span.
import { civilDate, dayAt, type Ms } from "../../farm/numbers/time.ts";
import { timesOf } from "../../farm/state/book.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { type Crop, cropIds } from "../../farm/tables/crops.ts";
import { type Festival, festivalIds } from "../../farm/tables/festivals.ts";
import { surpriseIds } from "../../farm/tables/surprises.ts";
import { villagers } from "../../farm/tables/villagers.ts";
import type { FilmSpan } from "./filmSpan.ts";
import type { YearEnd, YearMonth } from "./yearTold.ts";

type Book = Pick<Farm, "book">;

const plotsIn = (farm: Book): number =>
  cropIds.reduce((sum, crop) => sum + timesOf(farm, `crop ${crop}`), 0);
const lettersIn = (farm: Book): number =>
  villagers.reduce((sum, villager) => sum + timesOf(farm, `villager ${villager}`), 0);

type Told = Omit<YearMonth, "year" | "month" | "weather">;
const none: Told = { plots: 0, level: null, festivals: [] };

export type MonthTally = {
  /** What one event has changed. */
  readonly add: (before: Farm, after: Farm, at: Ms, festival: Festival | null) => void;
  readonly of: (month: { readonly year: number; readonly month: number }) => Told;
};

const keyOf = ({ year, month }: { readonly year: number; readonly month: number }) =>
  `${year} ${month}`;

export function monthTally(): MonthTally {
  const months = new Map<string, Told>();
  const of: MonthTally["of"] = (month) => months.get(keyOf(month)) ?? none;
  return {
    of,
    add(before, after, at, festival) {
      if (before.book === after.book && before.deeds === after.deeds) return;
      const month = civilDate(dayAt(at));
      const { plots, level, festivals } = of(month);
      const now = levelOf(after);
      months.set(keyOf(month), {
        plots: plots + plotsIn(after) - plotsIn(before),
        level: now > levelOf(before) ? now : level,
        festivals:
          festival === null || festivals.includes(festival) ? festivals : [...festivals, festival],
      });
    },
  };
}

const FACES = 5;

type Ends = {
  /** As the farm was before the first day, and after the last. */
  readonly from: Farm;
  readonly to: Farm;
  readonly span: FilmSpan;
};

/** The heaviest that these days brought: who was not outdone stays with the days before. */
function heaviestOf({ from, to }: Ends): { crop: Crop; grams: number } | null {
  const grown = cropIds.flatMap((crop) => {
    const grams = to.book[`crop ${crop}`]?.best ?? 0;
    return grams > (from.book[`crop ${crop}`]?.best ?? 0) ? [{ crop, grams }] : [];
  });
  return grown.toSorted((a, b) => b.grams - a.grams)[0] ?? null;
}

function festivalsIn({ from, to }: Ends): number {
  const times = (farm: Book) =>
    festivalIds.reduce((sum, festival) => sum + timesOf(farm, `festival ${festival}`), 0);
  return times(to) - times(from);
}

export function figuresOf(ends: Ends): Omit<YearEnd, "field" | "name"> {
  const { from, to, span } = ends;
  const answered = villagers
    .map((villager) => ({
      villager,
      n: timesOf(to, `villager ${villager}`) - timesOf(from, `villager ${villager}`),
    }))
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => b.n - a.n);
  const { peascod } = to.stories;
  return {
    plots: plotsIn(to) - plotsIn(from),
    letters: lettersIn(to) - lettersIn(from),
    heaviest: heaviestOf(ends),
    festivals: festivalsIn(ends),
    // The best of a surprise is the day on which it was seen last.
    surprises: surpriseIds.filter(
      (surprise) => (to.book[`surprise ${surprise}`]?.best ?? -1) >= span.first,
    ).length,
    faces: answered.slice(0, FACES).map(({ villager }) => villager),
    stories: peascod === undefined ? {} : { peascod },
  };
}
