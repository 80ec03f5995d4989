// What can be done to the whole field at once, the most pressing first.

import { grownAt } from "../../farm/growth/grow.ts";
import { yieldOf } from "../../farm/growth/yield.ts";
import { waitingAt } from "../../farm/meadow/kept.ts";
import { type Mask, maskOf, membersOf } from "../../farm/numbers/mask.ts";
import { fitting, roomIn } from "../../farm/state/barn.ts";
import { countOf } from "../../farm/state/counts.ts";
import { rulesOf } from "../../farm/tables/crops.ts";
import { isHeirloom, type Seed } from "../../farm/tables/heirlooms.ts";
import { keepOf } from "../../farm/tables/keeps.ts";
import type { Wish } from "../session/playedFarm.ts";
import { allOf, type Bed, countIn } from "./bed.ts";
import { seedsToBuy, wishesOf, worthIt } from "./task.ts";

type Common = {
  /** On how many plots, dishes or animals. */
  readonly count: number;
  readonly wishes: readonly Wish[];
};

/** What comes into the barn, of as many as wait: there is no room for more. */
type Bringing = Common & { readonly id: "gather" | "take" | "meadow"; readonly of: number };

/** What is done on the bed, and what seed for it costs. */
type Tending = Common & { readonly id: "water" | "sow"; readonly pence: number };

export type Command = Bringing | Tending;

function onPlots(bed: Bed, tool: "water" | "sow", seed: Seed): Tending {
  const plots: Mask = worthIt(bed, tool, allOf(bed));
  const count = tool === "sow" ? sowable(bed, plots, seed) : countIn(plots);
  const pence =
    tool === "sow" && !isHeirloom(seed)
      ? seedsToBuy(bed.farm, seed, countIn(plots)) * rulesOf(seed).seed
      : 0;
  return { id: tool, count, pence, wishes: wishesOf(bed, tool, plots, seed) };
}

/** How many of these plots seed and purse are good for. */
function sowable({ farm }: Bed, plots: Mask, seed: Seed): number {
  const wanted = countIn(plots);
  if (seed === "sunflower") return wanted;
  return Math.min(wanted, countOf(farm.seeds, seed) + seedsToBuy(farm, seed, wanted));
}

function ripe(bed: Bed, seed: Seed): Bringing {
  const { ground, farm, now } = bed;
  const plots = worthIt(bed, "gather", allOf(bed));
  const all = membersOf(plots).map((plot) =>
    yieldOf(ground, farm, plot, grownAt(ground, farm, plot, now)!, now),
  );
  return {
    id: "gather",
    count: fitting(farm, all).length,
    of: all.length,
    wishes: wishesOf(bed, "gather", plots, seed),
  };
}

function dishes({ farm, now }: Bed): Bringing {
  const of = farm.ovens.filter(({ until }) => until <= now).length;
  const count = Math.min(of, roomIn(farm));
  return { id: "take", count, of, wishes: [{ kind: "take" }] };
}

function meadow({ farm, now }: Bed): Bringing {
  const all = farm.kept.flatMap((kept, i) => {
    const waiting = waitingAt(kept, now);
    return waiting > 0 ? [{ i, units: waiting * keepOf(kept.kind).units }] : [];
  });
  const kept = maskOf(all.map(({ i }) => i));
  return {
    id: "meadow",
    count: fitting(farm, all).length,
    of: all.length,
    wishes: [{ kind: "gather", kept }],
  };
}

/** What waits to come into the barn, whether or not there is room. */
const bringing = (bed: Bed, seed: Seed): readonly Bringing[] => [
  ripe(bed, seed),
  dishes(bed),
  meadow(bed),
];

/** None that would come to nothing is among them. */
export const commandsOf = (bed: Bed, seed: Seed): readonly Command[] =>
  [...bringing(bed, seed), onPlots(bed, "water", seed), onPlots(bed, "sow", seed)].filter(
    ({ count }) => count > 0,
  );

/** Whether something waits for room in the barn, and has none. */
export const lacksRoom = (bed: Bed): boolean =>
  roomIn(bed.farm) === 0 ||
  bringing(bed, "sunflower").some(({ count, of }) => count === 0 && of > 0);
