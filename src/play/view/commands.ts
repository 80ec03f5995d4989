// What can be done to the whole field at once, the most pressing first.

import { waitingAt } from "../../farm/meadow/kept.ts";
import type { Mask } from "../../farm/numbers/mask.ts";
import { maskOf } from "../../farm/numbers/mask.ts";
import { countOf } from "../../farm/state/counts.ts";
import { rulesOf } from "../../farm/tables/crops.ts";
import { isHeirloom, type Seed } from "../../farm/tables/heirlooms.ts";
import type { Wish } from "../session/playedFarm.ts";
import { allOf, type Bed, countIn } from "./bed.ts";
import { seedsToBuy, type Tool, wishesOf, worthIt } from "./task.ts";

export type Command = {
  readonly id: Exclude<Tool, "feed"> | "take" | "meadow";
  /** On how many plots, dishes or animals. */
  readonly count: number;
  /** What seed for it costs. */
  readonly pence: number;
  readonly wishes: readonly Wish[];
};

function onPlots(bed: Bed, tool: Exclude<Tool, "feed">, seed: Seed): Command[] {
  const plots: Mask = worthIt(bed, tool, allOf(bed));
  const count = tool === "sow" ? sowable(bed, plots, seed) : countIn(plots);
  if (count === 0) return [];
  const pence =
    tool === "sow" && !isHeirloom(seed)
      ? seedsToBuy(bed.farm, seed, countIn(plots)) * rulesOf(seed).seed
      : 0;
  return [{ id: tool, count, pence, wishes: wishesOf(bed, tool, plots, seed) }];
}

/** How many of these plots seed and purse are good for. */
function sowable({ farm }: Bed, plots: Mask, seed: Seed): number {
  const wanted = countIn(plots);
  if (seed === "sunflower") return wanted;
  return Math.min(wanted, countOf(farm.seeds, seed) + seedsToBuy(farm, seed, wanted));
}

function dishes({ farm, now }: Bed): Command[] {
  const count = farm.ovens.filter(({ until }) => until <= now).length;
  return count > 0 ? [{ id: "take", count, pence: 0, wishes: [{ kind: "take" }] }] : [];
}

function meadow({ farm, now }: Bed): Command[] {
  const waiting = farm.kept.flatMap((kept, i) => (waitingAt(kept, now) > 0 ? [i] : []));
  const kept = maskOf(waiting);
  return waiting.length > 0
    ? [{ id: "meadow", count: waiting.length, pence: 0, wishes: [{ kind: "gather", kept }] }]
    : [];
}

/** None that would come to nothing is among them. */
export const commandsOf = (bed: Bed, seed: Seed): readonly Command[] => [
  ...onPlots(bed, "gather", seed),
  ...dishes(bed),
  ...meadow(bed),
  ...onPlots(bed, "water", seed),
  ...onPlots(bed, "sow", seed),
];
