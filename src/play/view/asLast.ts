// Sowing as last time: the crops that the free beds had, turned so that the fewest stand where they stood.
import { tiringOf } from "../../farm/growth/heart.ts";
import { type Mask, maskOf, membersOf } from "../../farm/numbers/mask.ts";
import { countOf } from "../../farm/state/counts.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { type Crop, cropIds, rulesOf } from "../../farm/tables/crops.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import type { BedState } from "./bed.ts";

type SownPart = { readonly crop: Crop; readonly plots: Mask; readonly count: number };

export type SowingPlan = {
  readonly parts: readonly SownPart[];
  readonly count: number;
  /** By so many beds everything has moved on. */
  readonly turned: number;
  readonly pence: number;
};

/** What stood on each bed; the others get what most of them had. Null where none ever had anything. */
function cropsBefore({ plots }: Farm, free: readonly number[]): readonly Crop[] | null {
  const had = free.flatMap((plot) => plots[plot]!.last ?? []);
  if (had.length === 0) return null;
  const timesOf = (crop: Crop) => had.filter((one) => one === crop).length;
  const most = had.reduce((best, crop) => (timesOf(crop) > timesOf(best) ? crop : best));
  return free.map((plot) => plots[plot]!.last ?? most);
}

/** What the beds would be tired by it, beyond what any sowing takes. */
function wearOf({ plots }: Farm, free: readonly number[], crops: readonly Crop[]): number {
  return free.reduce((sum, plot, i) => {
    const { draw } = rulesOf(crops[i]!);
    return draw > 0 ? sum + draw * (tiringOf(plots[plot]!, crops[i]!) - 100) : sum;
  }, 0);
}

const turnedBy = (crops: readonly Crop[], by: number): readonly Crop[] =>
  crops.map((_, i) => crops[(i + crops.length - by) % crops.length]!);

/** Each bed's crop as far as level, bag and purse go; otherwise the one that takes about as long. */
function affordable(farm: Farm, crops: readonly Crop[]): { sown: readonly Crop[]; pence: number } {
  const level = levelOf(farm);
  const taken = new Map<Crop, number>();
  let pence = 0;
  const inBag = (crop: Crop) => countOf(farm.seeds, crop) > (taken.get(crop) ?? 0);
  const may = (crop: Crop): boolean => {
    const rules = rulesOf(crop);
    return rules.level <= level && (inBag(crop) || pence + rules.seed <= farm.pence);
  };
  const nearest = (crop: Crop): Crop => {
    const far = (one: Crop) => Math.abs(rulesOf(one).seconds - rulesOf(crop).seconds);
    return cropIds.filter(may).reduce((best, one) => (far(one) < far(best) ? one : best));
  };
  const sown = crops.map((wished) => {
    const crop = may(wished) ? wished : nearest(wished);
    if (!inBag(crop)) pence += rulesOf(crop).seed;
    taken.set(crop, (taken.get(crop) ?? 0) + 1);
    return crop;
  });
  return { sown, pence };
}

export function asLast({ farm }: Pick<BedState, "farm">): SowingPlan | null {
  const free = farm.plots.flatMap(({ sown }, plot) => (sown ? [] : [plot]));
  const before = cropsBefore(farm, free);
  if (before === null) return null;
  const turns = free.map((_, by) => wearOf(farm, free, turnedBy(before, by)));
  const turned = turns.indexOf(Math.min(...turns));
  const { sown, pence } = affordable(farm, turnedBy(before, turned));
  const parts = [...new Set(sown)].map((crop) => {
    const plots = maskOf(free.filter((_, i) => sown[i] === crop));
    return { crop, plots, count: membersOf(plots).length };
  });
  return { parts, count: free.length, turned, pence };
}

/** What of a plan is sown in these plots: seed that is lacking is bought first. */
export function sowingAsPlanned(
  { seeds }: Pick<Farm, "seeds">,
  { parts }: SowingPlan,
  plots: Mask,
): readonly FarmAction[] {
  return parts.flatMap(({ crop, plots: all }): readonly FarmAction[] => {
    const mask = all & plots;
    if (mask === 0) return [];
    const lacks = membersOf(mask).length - countOf(seeds, crop);
    const sow: FarmAction = { kind: "sow", plots: mask, what: crop };
    return lacks > 0 && rulesOf(crop).seed > 0
      ? [{ kind: "buySeed", crop, count: lacks }, sow]
      : [sow];
  });
}
