// How far a plant has grown and when it is ready: from stretch to stretch, never from minute to minute.
import type { FarmGround } from "../ground/ground.ts";
import { DAY, dayAt, type Ms } from "../numbers/time.ts";
import type { Farm, Plot, Sown } from "../state/farm.ts";
import { rulesOf } from "../tables/crops.ts";
import { cropOf, type Seed } from "../tables/heirlooms.ts";
import { holdOf } from "./hold.ts";
import { wetOn } from "./wet.ts";

/** Half milliseconds: two pass in a dry one, three in a moist one. */
const DRY = 2;
const MOIST = 3;
export const needOf = (what: Seed): number => DRY * 1000 * rulesOf(cropOf(what)).seconds;

export const isRipe = (sown: Sown): boolean => sown.grown >= needOf(sown.what);

const wettingOf = (ground: FarmGround, { tools, showers }: Farm, plot: number) => ({
  plot,
  sluices: tools.sluice,
  hold: holdOf(ground, tools.can),
  showers,
});

/** What grows in a plot at a moment; of what is ready, `seen` is the moment it became so. */
export function grownAt(ground: FarmGround, farm: Farm, plot: number, at: Ms): Sown | null {
  const { sown, moistUntil } = farm.plots[plot]!;
  if (!sown || isRipe(sown) || at <= sown.seen) return sown;
  const need = needOf(sown.what);
  let { grown, wet, seen } = sown;
  const pass = (until: Ms, rate: number): void => {
    const span = Math.min(Math.min(until, at) - seen, Math.ceil((need - grown) / rate));
    if (span <= 0) return;
    grown = Math.min(need, grown + span * rate);
    if (rate === MOIST) wet += span;
    seen += span;
  };
  pass(moistUntil, MOIST);
  const by = wettingOf(ground, farm, plot);
  for (let day = dayAt(seen) - 1; grown < need && seen < at && day <= dayAt(at); day++)
    for (const [from, to] of wetOn(ground, by, day)) {
      pass(from, DRY);
      pass(to, MOIST);
    }
  pass(at, DRY);
  return { ...sown, grown, wet, seen };
}

/** When what grows there will be ready if nobody waters it again; null where nothing grows. */
export function readyAt(ground: FarmGround, farm: Farm, plot: number): Ms | null {
  const { sown } = farm.plots[plot]!;
  if (!sown) return null;
  const left = needOf(sown.what) - sown.grown;
  return grownAt(ground, farm, plot, sown.seen + Math.ceil(left / DRY))!.seen;
}

/** Whether something stands ready there. */
export function isReady(ground: FarmGround, farm: Farm, plot: number, at: Ms): boolean {
  const sown = grownAt(ground, farm, plot, at);
  return sown !== null && isRipe(sown);
}

/** By a stream the last column is never dry: nobody looks further ahead than this. */
const FAR = 7 * DAY;

/** Until when a plot is moist from a moment on; the moment itself where it is dry, `Infinity` where it stays so. */
export function moistUntil(ground: FarmGround, farm: Farm, plot: number, at: Ms): Ms {
  let until = Math.max(at, farm.plots[plot]!.moistUntil);
  const by = wettingOf(ground, farm, plot);
  for (let day = dayAt(at) - 1; day <= dayAt(until); day++) {
    for (const [from, to] of wetOn(ground, by, day)) if (from <= until && to > until) until = to;
    if (until > at + FAR) return Number.POSITIVE_INFINITY;
  }
  return until;
}

/** The plot as it is at a moment, its growing so far written down. */
export const plotGrownTo = (ground: FarmGround, farm: Farm, plot: number, at: Ms): Plot => ({
  ...farm.plots[plot]!,
  at,
  sown: grownAt(ground, farm, plot, at),
});
