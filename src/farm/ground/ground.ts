// The ground that a farm stands on: what the law needs to know of a field.
import type { Heirloom } from "../../fields/heirloomCrop.ts";
import { parishOf } from "../../fields/land/place.ts";
import type { KindOf } from "../../fields/odds.ts";
import { plotsOf, type PlotCell as Spot } from "../../fields/shapes.ts";
import type { Traits } from "../../fields/traits.ts";
import { type Weather, weatherOn } from "../../fields/weather/weather.ts";

export type FarmGround = {
  readonly field: number;
  readonly seed: number;
  readonly region: KindOf<"region">;
  readonly soil: KindOf<"soil">;
  readonly water: KindOf<"water">;
  readonly aspect: KindOf<"aspect">;
  readonly wind: KindOf<"wind">;
  readonly landmark: KindOf<"landmark">;
  readonly heirloom: Heirloom;
  readonly plots: readonly Spot[];
  /** The four sides of each plot: the number of the plot there, or null where none is dug. */
  readonly sides: readonly (readonly (number | null)[])[];
  readonly weather: (day: number) => Weather;
  /** Other ground of the same country, for whoever moves there; null for a number that no field has. */
  readonly elsewhere: (field: number) => FarmGround | null;
};

/** Nobody moves from a field that is looked at by itself. */
const nowhere = () => null;

const ways = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** The same for everybody who names the same field. */
export function farmGroundOf(
  traits: Traits & { readonly id: number; readonly whim: number },
  elsewhere: FarmGround["elsewhere"] = nowhere,
): FarmGround {
  const { id, whim, region, soil, water, aspect, wind, landmark, heirloom } = traits;
  const plots = plotsOf(traits.shape);
  const at = (row: number, column: number): number | null => {
    const found = plots.findIndex((plot) => plot.row === row && plot.column === column);
    return found < 0 ? null : found;
  };
  const sides = plots.map(({ row, column }) => ways.map(([r, c]) => at(row + r, column + c)));
  const place = { parish: parishOf(id), region };
  // Working out a day looks back on many: each is asked for again and again.
  const known = new Map<number, Weather>();
  const weather = (day: number): Weather => {
    const found = known.get(day) ?? weatherOn(place, day);
    known.set(day, found);
    return found;
  };
  return {
    field: id,
    seed: whim,
    region,
    soil,
    water,
    aspect,
    wind,
    landmark,
    heirloom,
    plots,
    sides,
    weather,
    elsewhere,
  };
}
