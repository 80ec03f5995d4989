// Why a plot gives more or less than usual: at most three reasons, the weightiest first; a free one says what would do best there.
import type { FarmGround } from "../ground/ground.ts";
import { type Factors, factorsOf, isCompanion } from "../growth/factors.ts";
import { grownAt } from "../growth/grow.ts";
import type { Ms } from "../numbers/time.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm, Sown } from "../state/farm.ts";
import { type Crop, cropIds, rulesOf } from "../tables/crops.ts";
import { cropOf } from "../tables/heirlooms.ts";
import { capitalise } from "./listed.ts";
import { seedName } from "./refusal.ts";

const MOST = 3;
/** Less than this, in hundredths, is nothing to speak of. */
const LEAST = 2;

/** Whoever knows fewer crops tries them all. */
const CHOICE = 4;

const percent = (factor: number): number => Math.round((factor - 1000) / 10);
const signed = (hundredths: number): string =>
  `${hundredths < 0 ? "−" : "+"}${Math.abs(hundredths)} %`;

type Told = Exclude<keyof Factors, "care">;

/** What a factor is called, by whether it is for the better. */
const names: Record<Exclude<Told, "beside">, readonly [less: string, more: string]> = {
  heart: ["Tired soil", "Rich soil"],
  season: ["Poor season", "Its season"],
  soil: ["Strange soil", "Its soil"],
  own: ["This field", "This field"],
};

function besideName(ground: FarmGround, farm: Farm, plot: number, crop: Crop, isMore: boolean) {
  const others = ground.sides[plot]!.flatMap((side) => {
    const sown = side === null ? null : farm.plots[side]!.sown;
    return sown ? [sown.what] : [];
  });
  const one = others.find((what) =>
    isMore ? isCompanion(crop, cropOf(what)) : cropOf(what) === crop,
  );
  if (one === undefined) return isMore ? "Room beside" : "Little room";
  return `${capitalise(seedName(one))} beside`;
}

function reasonsOf(ground: FarmGround, farm: Farm, plot: number, sown: Sown, at: Ms) {
  const { care: _, ...factors } = factorsOf(ground, farm, plot, sown, at);
  const crop = cropOf(sown.what);
  return (Object.entries(factors) as [Told, number][])
    .map(([what, factor]) => ({ what, by: percent(factor) }))
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST)
    .map(({ what, by }) => {
      const name =
        what === "beside"
          ? besideName(ground, farm, plot, crop, by > 0)
          : names[what][by > 0 ? 1 : 0];
      return `${name} ${signed(by)}.`;
    });
}

const yieldFactor = (ground: FarmGround, farm: Farm, plot: number, crop: Crop, at: Ms): number => {
  const seedling: Sown = { what: crop, at, grown: 0, wet: 0, seen: at };
  const { heart, season, soil, beside, own } = factorsOf(ground, farm, plot, seedling, at);
  return [heart, season, soil, beside, own].reduce((all, one) => (all * one) / 1000, 1000);
};

/** What one knows and would give most, measured by what it usually gives; null where nothing stands out. */
function likesBest(ground: FarmGround, farm: Farm, plot: number, at: Ms): Crop | null {
  const level = levelOf(farm);
  const known = cropIds.filter((crop) => rulesOf(crop).level <= level);
  if (known.length < CHOICE) return null;
  const all = known.map((crop) => ({ crop, by: yieldFactor(ground, farm, plot, crop, at) }));
  const best = all.reduce((most, one) => (one.by > most.by ? one : most));
  const isAlike = all.every(({ by }) => best.by - by < 10 * LEAST);
  return isAlike ? null : best.crop;
}

/** "Tired soil −9 %. Poor season −25 %. Beet beside +4 %."; null where there is nothing to say. */
export function reasonWords(ground: FarmGround, farm: Farm, plot: number, at: Ms): string | null {
  const sown = grownAt(ground, farm, plot, at);
  if (sown) return reasonsOf(ground, farm, plot, sown, at).join(" ") || null;
  const crop = likesBest(ground, farm, plot, at);
  return crop === null ? null : `${capitalise(seedName(crop))} would do best here.`;
}
