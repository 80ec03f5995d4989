// What can be done to the whole field at once, the most pressing first.

import { grownAt } from "../../farm/growth/grow.ts";
import { yieldOf } from "../../farm/growth/yield.ts";
import { waitingAt } from "../../farm/meadow/producers.ts";
import { type Mask, maskOf, membersOf } from "../../farm/numbers/mask.ts";
import { fitInBarn, roomIn } from "../../farm/state/barn.ts";
import { countOf } from "../../farm/state/counts.ts";
import { rulesOf } from "../../farm/tables/crops.ts";
import { isHeirloom, type Seed } from "../../farm/tables/heirlooms.ts";
import { producerRulesOf } from "../../farm/tables/producers.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import { asLast, type SowingPlan, sowingAsPlanned } from "./asLast.ts";
import { allOf, type BedState, countIn } from "./bed.ts";
import { type RoomSale, roomSale } from "./makeRoom.ts";
import { actionsFor, seedsToBuy, worthIt } from "./task.ts";

type Common = {
  /** On how many plots, dishes or animals. */
  readonly count: number;
  readonly wishes: readonly FarmAction[];
};

/** What comes into the barn, of as many as wait: there is no room for more. All would be so many units. */
type Bringing = Common & {
  readonly id: "gather" | "take" | "meadow";
  readonly of: number;
  readonly units: number;
};

/** What is done on the bed, and what seed for it costs. */
type Tending = Common & { readonly id: "water" | "sow"; readonly pence: number };

/** All free beds at once, as they were. */
type AsLast = Common & { readonly id: "asLast"; readonly pence: number; readonly plan: SowingPlan };

export type FarmCommand = Bringing | Tending | AsLast;

export type MakeRoomCommand = Common & RoomSale & { readonly id: "makeRoom" };

function onPlots(bed: BedState, tool: "water" | "sow", seed: Seed): Tending {
  const plots: Mask = worthIt(bed, tool, allOf(bed));
  const count = tool === "sow" ? sowable(bed, plots, seed) : countIn(plots);
  const pence =
    tool === "sow" && !isHeirloom(seed)
      ? seedsToBuy(bed.farm, seed, countIn(plots)) * rulesOf(seed).seed
      : 0;
  return { id: tool, count, pence, wishes: actionsFor(bed, tool, plots, seed) };
}

/** How many of these plots seed and purse are good for. */
function sowable({ farm }: BedState, plots: Mask, seed: Seed): number {
  const wanted = countIn(plots);
  if (seed === "sunflower") return wanted;
  return Math.min(wanted, countOf(farm.seeds, seed) + seedsToBuy(farm, seed, wanted));
}

const unitsOf = (all: readonly { readonly units: number }[]): number =>
  all.reduce((sum, { units }) => sum + units, 0);

function ripe(bed: BedState, seed: Seed): Bringing {
  const { ground, farm, now } = bed;
  const plots = worthIt(bed, "gather", allOf(bed));
  const all = membersOf(plots).map((plot) =>
    yieldOf(ground, farm, plot, grownAt(ground, farm, plot, now)!, now),
  );
  return {
    id: "gather",
    count: fitInBarn(farm, all).length,
    of: all.length,
    units: unitsOf(all),
    wishes: actionsFor(bed, "gather", plots, seed),
  };
}

function dishes({ farm, now }: BedState): Bringing {
  const of = farm.ovens.filter(({ until }) => until <= now).length;
  const count = Math.min(of, roomIn(farm));
  return { id: "take", count, of, units: of, wishes: [{ kind: "take" }] };
}

function meadow({ farm, now }: BedState): Bringing {
  const all = farm.kept.flatMap((kept, i) => {
    const waiting = waitingAt(kept, now);
    return waiting > 0 ? [{ i, units: waiting * producerRulesOf(kept.kind).units }] : [];
  });
  const kept = maskOf(all.map(({ i }) => i));
  return {
    id: "meadow",
    count: fitInBarn(farm, all).length,
    of: all.length,
    units: unitsOf(all),
    wishes: [{ kind: "gather", kept }],
  };
}

function asLastOf(bed: BedState, seed: Seed): readonly AsLast[] {
  const plan = asLast(bed);
  // Of one kind and in hand it is the plain sowing.
  if (plan === null || plan.parts.every(({ crop }) => crop === seed)) return [];
  const wishes = sowingAsPlanned(bed.farm, plan, allOf(bed));
  return [{ id: "asLast", count: plan.count, pence: plan.pence, plan, wishes }];
}

/** What waits to come into the barn, whether or not there is room. */
const bringing = (bed: BedState, seed: Seed): readonly Bringing[] => [
  ripe(bed, seed),
  dishes(bed),
  meadow(bed),
];

/** None that would come to nothing is among them. */
export const commandsOf = (bed: BedState, seed: Seed): readonly FarmCommand[] =>
  [
    ...bringing(bed, seed),
    onPlots(bed, "water", seed),
    onPlots(bed, "sow", seed),
    ...asLastOf(bed, seed),
  ].filter(({ count }) => count > 0);

/** One sale for what waits and has no room; null where all has, or nothing can be spared. */
export function roomCommand(bed: BedState): MakeRoomCommand | null {
  const waiting = bringing(bed, "sunflower").reduce((sum, { units }) => sum + units, 0);
  const lacks = waiting - roomIn(bed.farm);
  const sale = lacks > 0 ? roomSale(bed, lacks) : null;
  if (sale === null) return null;
  const wishes: readonly FarmAction[] = [{ kind: "sell", good: sale.good, count: sale.count }];
  return { id: "makeRoom", ...sale, wishes };
}

/** Whether something waits for room in the barn, and has none. */
export const lacksRoom = (bed: BedState): boolean =>
  roomIn(bed.farm) === 0 ||
  bringing(bed, "sunflower").some(({ count, of }) => count === 0 && of > 0);
