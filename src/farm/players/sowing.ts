// What to sow where: what a plot would give, over the time until somebody is there to bring it in.

import { likedCrops } from "../../fields/likedCrops.ts";
import { heartAt } from "../growth/heart.ts";
import { holdOf } from "../growth/hold.ts";
import { appetiteFor, glutAt } from "../market/price.ts";
import { slateOn } from "../market/slate.ts";
import { maskOf } from "../numbers/mask.ts";
import { DAY, dayAt, HOUR, type Ms, seasonOn } from "../numbers/time.ts";
import { countOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import { type Crop, cropIds, rulesOf } from "../tables/crops.ts";
import { cropOf, isFreeSeed, isHeirloom, PEDLAR_TAKES, type Seed } from "../tables/heirlooms.ts";
import { type PlayerState, tryAction } from "./hand.ts";

export type Outlook = {
  /** When this visit ends. */
  readonly end: Ms;
  /** How long until the next one begins. */
  readonly gap: Ms;
  readonly only?: Crop;
  readonly waters: boolean;
};

/** How long a crop will take if it is watered now and never again. */
function growingTime(hand: PlayerState, crop: Crop, waters: boolean): Ms {
  const dry = rulesOf(crop).seconds * 1000;
  if (!waters) return dry;
  const hold = holdOf(hand.ground, hand.farm.tools.can);
  return (dry * 2) / 3 <= hold ? (dry * 2) / 3 : dry - hold / 2;
}

/** How many units of each crop stand on the field. */
function standing(hand: PlayerState): Map<Crop, number> {
  const units = new Map<Crop, number>();
  for (const { sown } of hand.farm.plots)
    if (sown) add(units, cropOf(sown.what), rulesOf(cropOf(sown.what)).units);
  return units;
}

const add = (units: Map<Crop, number>, crop: Crop, more: number): void => {
  units.set(crop, (units.get(crop) ?? 0) + more);
};

/** A penny or two is not worth the stooping. */
const LEAST = 3;

/** What a point of heart is worth: where the soil is tired, all that follows is smaller. */
const wearOf = (heart: number): number => (heart > 980 ? 0.03 : 0.15 + (980 - heart) * 0.0008);

/** How long a hand takes to bring all in again and sow for the time it is away. */
const turnOver = (plots: number): Ms => 45_000 + 2_500 * plots;

/**
 * How good a crop is for a plot, with what stands already. What will be ready while one is still
 * here comes on top of all else, so it goes before; of the others counts what an hour brings.
 */
function worthOf(
  hand: PlayerState,
  plot: number,
  crop: Crop,
  planned: number,
  outlook: Outlook,
): number {
  const { ground, farm, now } = hand;
  const { units, price, seed, draw, favourite, poor } = rulesOf(crop);
  const takes = growingTime(hand, crop, outlook.waters);
  const isFast = now + takes + turnOver(ground.plots.length) < outlook.end;
  const waits = isFast ? takes : Math.max(takes, outlook.gap);
  const season = seasonOn(dayAt(now + waits));
  const seasonal = favourite === season ? 1.15 : poor.includes(season) ? 0.75 : 1;
  const heart = heartAt(ground, farm.plots[plot]!, now);
  const strength = Math.min(1.1, 0.45 + 0.00065 * heart);
  const liked = likedCrops[ground.soil].includes(crop) ? 1.12 : 1;
  const wanted = farm.letters.some(({ good }) => good === crop) ? 1.5 : 1;
  const appetite = appetiteFor(crop);
  // What is sold by then is half forgotten every day.
  const seen = glutAt(farm, crop, now + waits) / 1000 + countOf(farm.barn, crop) + planned;
  const eased = Math.max(0, seen - (appetite * waits) / (2 * DAY));
  const gets = units * price * strength * seasonal * liked * wanted * (slateOn(crop, now) / 1000);
  const tired = draw > 0 && farm.plots[plot]!.last === crop ? 1.6 : 1;
  const value = (gets * appetite) / (appetite + eased) - seed - draw * tired * wearOf(heart);
  if (isFast && value > LEAST) return 1000 + value / (takes / HOUR + 0.1);
  return value / (Math.max(takes, outlook.gap) / HOUR);
}

/** Sows all free plots; whether anything was sown. */
export function sowFree(hand: PlayerState, outlook: Outlook): boolean {
  const { farm } = hand;
  const free = farm.plots.flatMap(({ sown }, i) => (sown ? [] : [i]));
  if (free.length === 0) return false;
  const level = levelOf(farm);
  const planned = standing(hand);
  let purse = farm.pence;
  const bag = new Map<Seed, number>();
  const plan = new Map<Seed, number[]>();
  const has = (what: Seed): number => bag.get(what) ?? countOf(farm.seeds, what);
  const grows = (what: Seed): number =>
    (plan.get(what)?.length ?? 0) + farm.plots.filter(({ sown }) => sown?.what === what).length;
  const choose = (what: Seed, plot: number): void => {
    plan.set(what, [...(plan.get(what) ?? []), plot]);
    add(planned, cropOf(what), rulesOf(cropOf(what)).units);
    if (isFreeSeed(what)) return;
    if (has(what) > 0) bag.set(what, has(what) - 1);
    else purse -= rulesOf(cropOf(what)).seed;
  };
  for (const plot of free) {
    let best: Crop = "sunflower";
    let most = Number.NEGATIVE_INFINITY;
    for (const crop of cropIds) {
      const { level: needs, seed } = rulesOf(crop);
      if (needs > level || (outlook.only && crop !== outlook.only)) continue;
      if (has(crop) === 0 && seed > purse) continue;
      const worth = worthOf(hand, plot, crop, planned.get(crop) ?? 0, outlook);
      if (worth > most) [best, most] = [crop, worth];
    }
    choose(heirloomFor(hand, best, { has, grows }) ?? best, plot);
  }
  return sowPlan(hand, plan);
}

/** So many plots are one's own heirloom's until there are seeds enough, whatever else would be sown. */
const OWN_PLOTS = 2;

type Counts = Readonly<Record<"has" | "grows", (what: Seed) => number>>;

/** A seed of one's own, for the pedlar, and one of whatever was never seen. */
function heirloomFor(hand: PlayerState, crop: Crop, { has, grows }: Counts): Seed | null {
  const { farm, ground } = hand;
  for (const what of Object.keys(farm.seeds) as Seed[]) {
    if (!isHeirloom(what) || has(what) === 0 || farm.book[`heirloom ${what}`]) continue;
    if (rulesOf(cropOf(what)).level <= levelOf(farm) || what === ground.heirloom) return what;
  }
  const own = ground.heirloom;
  const lacks = countOf(farm.seeds, own) < 2 * PEDLAR_TAKES;
  const may = cropOf(own) === crop || grows(own) < OWN_PLOTS;
  return may && lacks && has(own) > 0 ? own : null;
}

function sowPlan(hand: PlayerState, plan: Map<Seed, number[]>): boolean {
  let acted = false;
  for (const [what, plots] of plan) {
    const short = isFreeSeed(what) ? 0 : plots.length - countOf(hand.farm.seeds, what);
    if (
      short > 0 &&
      !isHeirloom(what) &&
      !tryAction(hand, { kind: "buySeed", crop: what, count: short })
    )
      continue;
    if (tryAction(hand, { kind: "sow", plots: maskOf(plots), what })) acted = true;
    if (hand.left < 2_000) break;
  }
  return acted;
}
