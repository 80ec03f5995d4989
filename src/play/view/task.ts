// What may be done to plots by hand, what is obvious for each of them, and the wishes that it comes to.
import type { Mask } from "../../farm/numbers/mask.ts";
import { membersOf } from "../../farm/numbers/mask.ts";
import { countOf } from "../../farm/state/counts.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { rulesOf } from "../../farm/tables/crops.ts";
import { isHeirloom, type Seed } from "../../farm/tables/heirlooms.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import { type BedState, type PlotStatus, plotStatusOf, thoseOf } from "./bed.ts";

/** The four tools on the shelf, in the order of their keys. */
export const fieldTools = ["gather", "sow", "water", "feed"] as const;
export type FieldTool = (typeof fieldTools)[number];

/** What suits a plot as it stands; what grows in moist soil is only looked at. */
const suits: Record<PlotStatus, FieldTool | null> = {
  ready: "gather",
  dry: "water",
  empty: "sow",
  moist: null,
};

/** What a press does: the tool's work, or whatever is obvious there. */
export const obvious = (bed: BedState, plot: number, tool: FieldTool | null): FieldTool | null =>
  tool ?? suits[plotStatusOf(bed, plot)];

/** Of these plots those on which a tool has work that anybody would want done. */
export function worthIt(bed: BedState, tool: FieldTool, mask: Mask): Mask {
  if (tool === "feed") return mask;
  return thoseOf(mask, (plot) => suits[plotStatusOf(bed, plot)] === tool);
}

const isFree = (seed: Seed): boolean => isHeirloom(seed) || rulesOf(seed).seed === 0;

/** How many seeds have to be bought for so many plots, as far as the purse goes. */
export function seedsToBuy({ seeds, pence }: Farm, seed: Seed, plots: number): number {
  if (isHeirloom(seed) || isFree(seed)) return 0;
  const lacking = Math.max(0, plots - countOf(seeds, seed));
  return Math.min(lacking, Math.floor(pence / rulesOf(seed).seed));
}

/** What is lacking of the seed is bought first, as much of it as the purse is good for. */
function sowing({ farm }: BedState, plots: Mask, seed: Seed): readonly FarmAction[] {
  const sow: FarmAction = { kind: "sow", plots, what: seed };
  if (isHeirloom(seed) || isFree(seed)) return [sow];
  const free = membersOf(plots).filter((plot) => farm.plots[plot]?.sown === null).length;
  if (free === 0 || countOf(farm.seeds, seed) >= free) return [sow];
  const affordable = seedsToBuy(farm, seed, free);
  // With neither seed nor the money for one, the purse is what is to be told of.
  const count = affordable === 0 && countOf(farm.seeds, seed) === 0 ? 1 : affordable;
  return count > 0 ? [{ kind: "buySeed", crop: seed, count }, sow] : [sow];
}

/** One gesture is one of these; sowing may be two, one after the other. */
export function actionsFor(
  bed: BedState,
  tool: FieldTool,
  plots: Mask,
  seed: Seed,
): readonly FarmAction[] {
  switch (tool) {
    case "gather":
      return [{ kind: "harvest", plots }];
    case "water":
      return [{ kind: "water", plots }];
    case "feed":
      return [{ kind: "compost", plots }];
    case "sow":
      return sowing(bed, plots, seed);
  }
}
