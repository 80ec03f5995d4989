// What makes a harvest larger or smaller: each factor for itself, in thousandths.
import { likedCrops } from "../../fields/likedCrops.ts";
import type { Season } from "../../models/seasons.ts";
import type { FarmGround } from "../ground/ground.ts";
import { dayAt, type Ms, seasonOn } from "../numbers/time.ts";
import type { Farm, Sown } from "../state/farm.ts";
import { type Crop, companionCrops, rulesOf } from "../tables/crops.ts";
import { cropOf } from "../tables/heirlooms.ts";
import { soilRules, suns } from "../tables/soils.ts";
import { needOf } from "./grow.ts";
import { heartAt } from "./heart.ts";

/** How much of its growing was moist, in thousandths: all of it takes a third of what it needs. */
export const moistShare = ({ what, wet }: Sown): number =>
  Math.min(1000, Math.floor((wet * 3000) / needOf(what)));

const careFactor = (sown: Sown): number => 700 + Math.floor((moistShare(sown) * 3) / 10);

const heartFactor = (heart: number): number => Math.min(1100, 450 + Math.floor((heart * 65) / 100));

/** Cold frames take a poor season from the first plots, a hot spring that of winter from all. */
const isCovered = (ground: FarmGround, frames: number, plot: number, season: Season): boolean =>
  plot < frames || (ground.landmark === "hot-spring" && season === "hearth");

function seasonFactor(
  ground: FarmGround,
  frames: number,
  plot: number,
  crop: Crop,
  at: Ms,
): number {
  const season = seasonOn(dayAt(at));
  const { favourite, poor } = rulesOf(crop);
  const isPoor = poor.includes(season) && !isCovered(ground, frames, plot, season);
  const warmth = soilRules[ground.soil].warmth + suns[ground.aspect];
  const warm = season === "highSun" ? -40 * warmth : season === "leafFall" ? 0 : 20 * warmth;
  return (favourite === season ? 1150 : isPoor ? 750 : 1000) + warm;
}

const soilFactor = (ground: FarmGround, crop: Crop): number =>
  likedCrops[ground.soil].includes(crop) ? 1120 : 1000;

const pairs: ReadonlySet<string> = new Set(
  companionCrops.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
);

/** Whether two crops do each other good side by side. */
export const isCompanion = (a: Crop, b: Crop): boolean => pairs.has(`${a} ${b}`);

/** An acre is an acre: each plot fewer than these gives all others so many thousandths, each more takes them. */
const ACRE = 17;
const ROOM = 50;

/** What stands beside, and how roomy all plots stand. */
function besideFactor(ground: FarmGround, farm: Farm, plot: number, crop: Crop): number {
  let sum = 1000;
  for (const side of ground.sides[plot]!) {
    const sown = side === null ? null : farm.plots[side]!.sown;
    const other = sown && cropOf(sown.what);
    if (side === null) sum += 14;
    else if (other === crop) sum -= 12;
    else if (other && isCompanion(other, crop)) sum += 45;
  }
  return Math.floor((Math.min(1140, sum) * (1000 + ROOM * (ACRE - ground.plots.length))) / 1000);
}

/** What the field itself does to a crop: its landmark, its wind, its spring. */
function ownFactor(ground: FarmGround, plot: number, crop: Crop, at: Ms): number {
  const { family, isTall, flowers, byMill = 0 } = rulesOf(crop);
  const { landmark, wind, water } = ground;
  let sum = 1000;
  if (landmark === "mill") sum += byMill;
  if (landmark === "beehives" && flowers) sum += 60;
  if (landmark === "old-oak" && ground.plots[plot]!.row === 0) sum -= 60;
  if (wind === "windswept") sum += family === "grain" ? 120 : isTall ? -30 : 0;
  if (wind === "breezy" && family === "grain") sum += 60;
  if (wind === "sheltered" && family === "fruit") sum += 20;
  if (water === "spring" && seasonOn(dayAt(at)) === "hearth") sum += 80;
  return sum;
}

export type Factors = {
  readonly care: number;
  readonly heart: number;
  readonly season: number;
  readonly soil: number;
  readonly beside: number;
  readonly own: number;
};

/** All factors of what would be brought in at a moment. */
export function factorsOf(
  ground: FarmGround,
  farm: Farm,
  plot: number,
  sown: Sown,
  at: Ms,
): Factors {
  const crop = cropOf(sown.what);
  return {
    care: careFactor(sown),
    heart: heartFactor(heartAt(ground, farm.plots[plot]!, at)),
    season: seasonFactor(ground, farm.tools.frames, plot, crop, at),
    soil: soilFactor(ground, crop),
    beside: besideFactor(ground, farm, plot, crop),
    own: ownFactor(ground, plot, crop, at),
  };
}
