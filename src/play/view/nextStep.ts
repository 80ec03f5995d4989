// What a newcomer may do next, from the first press to something slow that needs nobody; nobody has to follow it.
import { readyAt } from "../../farm/growth/grow.ts";
import { busyIn, placesIn } from "../../farm/kitchen/places.ts";
import { hasGoodsFor, lettersHere } from "../../farm/letters/lettersHere.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import { roomIn } from "../../farm/state/barn.ts";
import { timesOf } from "../../farm/state/book.ts";
import { countOf } from "../../farm/state/counts.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import { type Crop, cropIds, rulesOf } from "../../farm/tables/crops.ts";
import type { Good } from "../../farm/tables/goods.ts";
import { recipeOf } from "../../farm/tables/recipes.ts";
import { type BedState, type PlotStatus, plotStatusOf } from "./bed.ts";
import { type FirstStep, firstStep, inFront } from "./firstSteps.ts";
import { SECOND } from "./span.ts";

export type NextStep =
  | FirstStep
  /** What has no plot: a letter that can be sent, … */
  | { readonly kind: "letter"; readonly plot: null; readonly slot: number; readonly letter: Wanted }
  /** … and what is done on a paper. */
  | { readonly kind: "sell" | "soup"; readonly plot: null }
  | { readonly kind: "slow"; readonly plot: number; readonly crop: Crop; readonly ready: Ms };

type Wanted = { readonly good: Good; readonly count: number; readonly pay: number };

/** Whoever is told of these has no need to read plots. */
export const isFirstStep = ({ kind }: NextStep): boolean =>
  kind !== "letter" && kind !== "sell" && kind !== "soup" && kind !== "slow";

const NEARLY_FULL = 12;

/** Who has come further knows their way. */
const KNOWS = 6;

/** The first letter that anybody was sent, as soon as it can be answered. */
function letterStep({ farm, now }: BedState): NextStep | null {
  const hasSent = Object.keys(farm.book).some((page) => page.startsWith("villager "));
  if (hasSent) return null;
  for (const { slot, letter } of lettersHere(farm, now)) {
    const { good, count, pay } = letter;
    if (good === null || !hasGoodsFor(farm, letter)) continue;
    return { kind: "letter", plot: null, slot, letter: { good, count, pay } };
  }
  return null;
}

/** The slowest that one's level knows, once, where it was never sown. */
function slowStep({ farm, now }: BedState): NextStep | null {
  const level = levelOf(farm);
  const crop = cropIds.findLast((one) => rulesOf(one).level <= level)!;
  const { seed, seconds } = rulesOf(crop);
  const plot = farm.plots.findIndex(({ sown }) => sown === null);
  const isNew =
    level > 1 &&
    timesOf(farm, `crop ${crop}`) === 0 &&
    farm.plots.every(({ sown }) => sown?.what !== crop);
  const canSow = plot >= 0 && (countOf(farm.seeds, crop) > 0 || farm.pence >= seed);
  return isNew && canSow ? { kind: "slow", plot, crop, ready: now + seconds * SECOND } : null;
}

/** Whoever sows all beds with what is free has no room after six minutes, and may not know of the market. */
function sellStep({ farm }: BedState): NextStep | null {
  const hasSold = Object.keys(farm.stall).length > 0;
  return !hasSold && roomIn(farm) < NEARLY_FULL ? { kind: "sell", plot: null } : null;
}

function soupStep({ farm }: BedState): NextStep | null {
  const { level, takes, at } = recipeOf("peaSoup");
  const isNew =
    timesOf(farm, "dish peaSoup") === 0 && farm.ovens.every(({ recipe }) => recipe !== "peaSoup");
  const may =
    levelOf(farm) >= level &&
    countOf(farm.barn, "pea") >= countOf(takes, "pea") &&
    busyIn(farm, at).length < placesIn(farm, at);
  return isNew && may ? { kind: "soup", plot: null } : null;
}

/** Where each line holds, so that it may speak of the plot that is chosen. */
const holds: Partial<Readonly<Record<NextStep["kind"], readonly PlotStatus[]>>> = {
  press: ["empty"],
  peas: ["empty"],
  slow: ["empty"],
  water: ["dry"],
  along: ["moist"],
  wait: ["moist"],
  gather: ["ready"],
};

function atChosen(step: NextStep, bed: BedState, chosen: number | null): NextStep {
  if (step.plot === null || chosen === null || chosen === step.plot) return step;
  if (!holds[step.kind]?.includes(plotStatusOf(bed, chosen))) return step;
  const isGrowing = step.kind === "water" || step.kind === "along" || step.kind === "wait";
  return isGrowing
    ? { ...step, plot: chosen, ready: readyAt(bed.ground, bed.farm, chosen)! }
    : { ...step, plot: chosen };
}

/** Of the chosen plot where it can be. */
export function suggestNextStep(bed: BedState, chosen: number | null = null): NextStep | null {
  const step = nextOf(bed);
  return step && atChosen(step, bed, chosen);
}

function nextOf(bed: BedState): NextStep | null {
  const { farm } = bed;
  if (timesOf(farm, "crop sunflower") === 0)
    return firstStep(
      bed,
      inFront(bed, () => true),
    );
  if (levelOf(farm) >= KNOWS) return null;
  return letterStep(bed) ?? sellStep(bed) ?? firstStep(bed) ?? soupStep(bed) ?? slowStep(bed);
}
