// The soil's strength: a harvest takes of it, rest and legumes give it back.
import type { FarmGround } from "../ground/ground.ts";
import { DAY, type Ms } from "../numbers/time.ts";
import type { Plot } from "../state/farm.ts";
import { type Crop, rulesOf } from "../tables/crops.ts";

export const FIRST_HEART = 700;
export const FULL_HEART = 1000;
/** A field recovers as a whole, so that few plots rest sooner than many. */
export const A_DAY = 2_600;

const within = (heart: number): number => Math.min(FULL_HEART, Math.max(0, heart));

export const heartAt = (ground: FarmGround, { heart, rested }: Plot, at: Ms): number =>
  within(heart + Math.floor((Math.max(0, at - rested) * A_DAY) / (ground.plots.length * DAY)));

/** How much a crop takes where it or something else stood before, in hundredths: the old rotation. */
export const tiringOf = ({ last, before }: Plot, crop: Crop): number =>
  last === crop ? 160 : before === crop ? 125 : 100;

/** What a harvest draws from the heart; less than nothing where it gives. */
function drawOf(plot: Plot, crop: Crop): number {
  const { draw } = rulesOf(crop);
  return draw > 0 ? Math.floor((draw * tiringOf(plot, crop)) / 100) : draw;
}

export const heartAfter = (ground: FarmGround, plot: Plot, crop: Crop, at: Ms): number =>
  within(heartAt(ground, plot, at) - drawOf(plot, crop));

export const COMPOST = 120;
export const heartFed = (ground: FarmGround, plot: Plot, at: Ms): number =>
  within(heartAt(ground, plot, at) + COMPOST);
