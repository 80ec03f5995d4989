// The news of a year for its notes: what the book of the farm dates by itself, and what only the walk through its log shows.
import { dayAt, type Ms } from "../../farm/numbers/time.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { type Crop, cropIds } from "../../farm/tables/crops.ts";
import { type Festival, festivalIds } from "../../farm/tables/festivals.ts";
import { heirloomIds } from "../../farm/tables/heirlooms.ts";
import { yardIds } from "../../farm/tables/yard.ts";
import { daysOf, type FilmSpan } from "./filmSpan.ts";
import type { Away } from "./visits.ts";
import type { YearNews, YearNote } from "./yearNotes.ts";

export type SeenNews = {
  /** What one event has changed; the festival to which something was brought by it, or null. */
  readonly add: (before: Farm, after: Farm, at: Ms) => Festival | null;
  /** Told of the farm as it was in the end: what was taken back again is no news. */
  readonly notes: (farm: Farm, away: readonly Away[], span: FilmSpan) => YearNote[];
};

export function seenNews(): SeenNews {
  const levels = new Map<number, Ms>();
  const weights = new Map<Crop, number>();
  const tables = new Map<string, { readonly festival: Festival; readonly at: Ms }>();

  return {
    add(before, after, at) {
      if (after.deeds !== before.deeds) {
        const level = levelOf(after);
        if (level > levelOf(before)) levels.set(level, at);
      }
      if (after.book === before.book) return null;
      for (const crop of cropIds) {
        const entry = after.book[`crop ${crop}`];
        const isFirst = entry && entry.first !== before.book[`crop ${crop}`]?.first;
        if (isFirst) weights.set(crop, entry.best ?? 0);
      }
      const brought = festivalIds.find((festival) => {
        const page = `festival ${festival}` as const;
        return (after.book[page]?.n ?? 0) > (before.book[page]?.n ?? 0);
      });
      if (brought === undefined) return null;
      tables.set(`${brought} ${after.book[`festival ${brought}`]!.best}`, {
        festival: brought,
        at,
      });
      return brought;
    },
    notes(farm, away, span) {
      const { book, kept, moves = [] } = farm;
      const at = (moment: Ms, news: YearNews): YearNote => ({
        day: dayAt(moment) - span.first,
        news,
      });
      const all = [
        ...[...levels]
          .filter(([level]) => level <= levelOf(farm))
          .map(([level, moment]) => at(moment, { kind: "level", level })),
        ...[...weights].flatMap(([crop, grams]) => {
          const entry = book[`crop ${crop}`];
          return entry ? [at(entry.first, { kind: "crop", crop, grams })] : [];
        }),
        ...heirloomIds.flatMap((heirloom) => {
          const entry = book[`heirloom ${heirloom}`];
          return entry ? [at(entry.first, { kind: "heirloom", heirloom })] : [];
        }),
        // Those that have a name by now, and of the others the first of each kind.
        ...kept
          .filter(({ kind, name }, i) => name || kept.findIndex((one) => one.kind === kind) === i)
          .map(({ kind: keep, since, name = null }) => at(since, { kind: "came", keep, name })),
        ...moves.map(({ to, at: moment }) => at(moment, { kind: "moved", to })),
        ...[...tables.values()].map(({ festival, at: moment }) =>
          at(moment, { kind: "festival", festival }),
        ),
        ...yardIds.flatMap((yard) => {
          const entry = book[`yard ${yard}`];
          return entry ? [at(entry.first, { kind: "built", yard })] : [];
        }),
        ...away.map(({ day, days }) => ({
          day: day - span.first,
          news: { kind: "away", days } as const,
        })),
      ];
      return all.filter(({ day }) => day >= 0 && day < daysOf(span));
    },
  };
}
