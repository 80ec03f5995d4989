// A line for a newcomer speaks of the plot that they have chosen, wherever it holds there as well.
import { readyAt } from "../../farm/growth/grow.ts";
import { type Bed, type Standing, standingOf } from "./bed.ts";
import type { NextStep } from "./nextStep.ts";

const holds: Partial<Readonly<Record<NextStep["kind"], readonly Standing[]>>> = {
  press: ["empty"],
  peas: ["empty"],
  slow: ["empty"],
  water: ["dry"],
  along: ["moist"],
  wait: ["moist"],
  gather: ["ready"],
};

export function atChosen(step: NextStep, bed: Bed, chosen: number | null): NextStep {
  if (step.plot === null || chosen === null || chosen === step.plot) return step;
  if (!holds[step.kind]?.includes(standingOf(bed, chosen))) return step;
  const isGrowing = step.kind === "water" || step.kind === "along" || step.kind === "wait";
  return isGrowing
    ? { ...step, plot: chosen, ready: readyAt(bed.ground, bed.farm, chosen)! }
    : { ...step, plot: chosen };
}
