// What a plot gives: its units by every factor, and chance for the last fraction of one.
import type { FarmGround } from "../ground/ground.ts";
import { chanceOf, permille } from "../numbers/chance.ts";
import type { Ms } from "../numbers/time.ts";
import type { Farm, Sown } from "../state/farm.ts";
import { rulesOf } from "../tables/crops.ts";
import { cropOf, isHeirloom, type Seed } from "../tables/heirlooms.ts";
import { factorsOf, moistShare } from "./factors.ts";

export type Yield = {
  readonly units: number;
  /** Of the heaviest one. */
  readonly grams: number;
  /** Seeds of the heirloom that it grew from. */
  readonly seeds: number;
};

/** One seed comes back, and a second where it was moist for most of its growing. */
const seedsOf = (what: Seed, moist: number): number =>
  isHeirloom(what) ? (moist >= 500 ? 2 : 1) : 0;

/** `sown` as `grownAt` says, and ready. */
export function yieldOf(ground: FarmGround, farm: Farm, plot: number, sown: Sown, at: Ms): Yield {
  const { units, grams } = rulesOf(cropOf(sown.what));
  const factors = factorsOf(ground, farm, plot, sown, at);
  let thousandths = units * 1000;
  for (const factor of Object.values(factors))
    thousandths = Math.floor((thousandths * factor) / 1000);
  const { n } = farm.plots[plot]!;
  const luck = permille(chanceOf(ground.seed, "fraction", plot, n));
  const whole = Math.floor(thousandths / 1000) + (luck < thousandths % 1000 ? 1 : 0);
  const weight = 600 + permille(chanceOf(ground.seed, "weight", plot, n));
  return {
    units: Math.max(0, whole - (isHeirloom(sown.what) ? 1 : 0)),
    grams: Math.floor((grams * weight * factors.care * factors.heart) / 1_000_000_000),
    seeds: seedsOf(sown.what, moistShare(sown)),
  };
}
