// The weather of a day in each of the regions: in how many of its parishes it is wet, and when.
import { type Region, regions } from "../../fields/land/kinds.ts";
import { parishLand } from "../../fields/land/parishLand.ts";
import { parishOf } from "../../fields/land/place.ts";
import { type Day, type Weather, weatherOn } from "../../fields/weather/weather.ts";

export type RegionWeather = {
  readonly region: Region;
  /** Parishes of which it is the most. */
  readonly parishes: number;
  /** What most of those have, of the wet ones where there are any. */
  readonly kind: Weather["kind"];
  /** In how many of them anything falls, and from the first full hour to the last; null where none does. */
  readonly wet: { readonly parishes: number; readonly from: number; readonly to: number } | null;
};

/** Of a country of so many fields; a region that no parish is of has no line. */
export function regionWeather(day: Day, size: number): RegionWeather[] {
  const seen = new Map<Region, Weather[]>();
  for (let parish = 0; parish <= parishOf(size - 1); parish++) {
    const land = parishLand(parish);
    if (land === null) break;
    const { region } = land;
    const so = seen.get(region) ?? [];
    so.push(weatherOn({ parish, region }, day));
    seen.set(region, so);
  }
  return regions.flatMap(({ id: region }) => {
    const all = seen.get(region);
    if (!all) return [];
    const falling = all.filter((each) => "from" in each);
    const kind = mostOf((falling.length > 0 ? falling : all).map((each) => each.kind));
    const wet =
      falling.length > 0
        ? {
            parishes: falling.length,
            from: Math.min(...falling.map(({ from }) => from)),
            to: Math.max(...falling.map(({ to }) => to)),
          }
        : null;
    return [{ region, parishes: all.length, kind, wet }];
  });
}

/** The first of those that are there most often. */
function mostOf<Kind>(kinds: readonly Kind[]): Kind {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
