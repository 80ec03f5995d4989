// What somebody who stands on a field at a moment could tell of it: the hour, the sky, what grows.
import type { Season } from "../../models/seasons.ts";
import type { FarmGround } from "../ground/ground.ts";
import { grownAt, needOf } from "../growth/grow.ts";
import { civilDate, DAY, dayAt, HOUR, type Ms, seasonOn } from "../numbers/time.ts";
import type { Farm } from "../state/farm.ts";
import type { Crop } from "../tables/crops.ts";
import { cropOf } from "../tables/heirlooms.ts";

export type SurpriseContext = {
  readonly ground: FarmGround;
  readonly farm: Farm;
  readonly at: Ms;
  readonly day: number;
  /** Full hours of the country's day. */
  readonly hour: number;
  /** 0 is January. */
  readonly month: number;
  readonly date: number;
  readonly season: Season;
  readonly sky: ReturnType<FarmGround["weather"]>;
};

export function surpriseContextOf(ground: FarmGround, farm: Farm, at: Ms): SurpriseContext {
  const day = dayAt(at);
  const hour = Math.floor((at - day * DAY) / HOUR);
  const { month, date } = civilDate(day);
  return {
    ground,
    farm,
    at,
    day,
    hour,
    month,
    date,
    season: seasonOn(day),
    sky: ground.weather(day),
  };
}

/** Between two hours of a day, the second left out; a night goes on beyond midnight. */
export const isBetween = ({ hour }: SurpriseContext, from: number, to: number): boolean =>
  from < to ? from <= hour && hour < to : from <= hour || hour < to;

/** Neither rain nor snow falls today. */
export const isDry = ({ sky }: SurpriseContext): boolean => !("from" in sky);

/** It falls, or has fallen today. */
export const isWet = ({ sky, hour }: SurpriseContext): boolean => "from" in sky && sky.from <= hour;

/** How many plots of a crop have so many of their ten parts behind them. */
export function countGrownPlots(
  { ground, farm, at }: SurpriseContext,
  crop: Crop,
  least: number,
): number {
  return farm.plots.filter((_, plot) => {
    const sown = grownAt(ground, farm, plot, at);
    return (
      sown !== null && cropOf(sown.what) === crop && sown.grown * 10 >= needOf(sown.what) * least
    );
  }).length;
}
