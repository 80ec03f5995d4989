// How many plots to sow for a letter, and which: where what is asked for yields most.
import type { FarmGround } from "../ground/ground.ts";
import { factorsOf } from "../growth/factors.ts";
import { grownAt, readyAt } from "../growth/grow.ts";
import { type Mask, maskOf } from "../numbers/mask.ts";
import type { Ms } from "../numbers/time.ts";
import { countOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm, Letter, Sown } from "../state/farm.ts";
import { type Crop, isCrop, rulesOf } from "../tables/crops.ts";
import { cropOf } from "../tables/heirlooms.ts";

export type PlotsFor =
  /** Nothing is lacking, or nothing that grows. */
  | { readonly kind: "none" }
  | { readonly kind: "unknown"; readonly crop: Crop; readonly needs: number }
  /** Until the first of the beds is ready. */
  | { readonly kind: "full"; readonly until: Ms }
  | {
      readonly kind: "plots";
      readonly crop: Crop;
      readonly plots: Mask;
      readonly count: number;
      readonly ready: Ms;
      readonly pence: number;
    };

/** What a plot would give of what stands there, in thousandths, as things are now. */
function expected(ground: FarmGround, farm: Farm, plot: number, sown: Sown, at: Ms): number {
  const factors = Object.values(factorsOf(ground, farm, plot, sown, at));
  return factors.reduce(
    (units, factor) => Math.floor((units * factor) / 1000),
    1000 * rulesOf(cropOf(sown.what)).units,
  );
}

export function plotsFor(ground: FarmGround, farm: Farm, letter: Letter, at: Ms): PlotsFor {
  const { good, count } = letter;
  if (good === null || !isCrop(good)) return { kind: "none" };
  const rules = rulesOf(good);
  if (levelOf(farm) < rules.level) return { kind: "unknown", crop: good, needs: rules.level };
  const stands = farm.plots.reduce((sum, { sown }, plot) => {
    const grown = sown && cropOf(sown.what) === good ? grownAt(ground, farm, plot, at) : null;
    return grown ? sum + expected(ground, farm, plot, grown, at) : sum;
  }, 0);
  let lacks = 1000 * (count - countOf(farm.barn, good)) - stands;
  if (lacks <= 0) return { kind: "none" };
  const seedling: Sown = { what: good, at, grown: 0, wet: 0, seen: at };
  const free = farm.plots
    .flatMap(({ sown }, plot) =>
      sown ? [] : [{ plot, units: expected(ground, farm, plot, seedling, at) }],
    )
    .toSorted((a, b) => b.units - a.units || a.plot - b.plot);
  if (free.length === 0) {
    const times = farm.plots.map((_, plot) => readyAt(ground, farm, plot) ?? at);
    return { kind: "full", until: Math.max(at, Math.min(...times)) };
  }
  const chosen: number[] = [];
  for (const { plot, units } of free) {
    if (lacks <= 0) break;
    chosen.push(plot);
    lacks -= units;
  }
  const toBuy = Math.max(0, chosen.length - countOf(farm.seeds, good));
  return {
    kind: "plots",
    crop: good,
    plots: maskOf(chosen),
    count: chosen.length,
    // Watered by nobody: it can only be sooner.
    ready: at + rules.seconds * 1000,
    pence: rules.seed * toBuy,
  };
}
