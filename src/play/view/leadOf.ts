// What a line for a newcomer does when it is pressed: the deed that it speaks of, or the paper that it leads to.
import { type Mask, maskOf, membersOf } from "../../farm/numbers/mask.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import { allOf, type BedState } from "./bed.ts";
import type { NextStep } from "./nextStep.ts";
import { actionsFor, worthIt } from "./task.ts";

export type Lead =
  | { readonly kind: "do"; readonly wishes: readonly FarmAction[] }
  | { readonly kind: "open"; readonly paper: "barn" | "kitchen" };

/** Null where there is nothing to be done but to wait. */
export function leadOf(step: NextStep, bed: BedState): Lead | null {
  const one = step.plot === null ? 0 : 1 << step.plot;
  const all = allOf(bed);
  const empty = worthIt(bed, "sow", all);
  const act = (...wished: Parameters<typeof actionsFor>): Lead => ({
    kind: "do",
    wishes: actionsFor(...wished),
  });
  switch (step.kind) {
    case "press":
      return act(bed, "sow", one, "sunflower");
    case "along":
      return empty ? act(bed, "sow", empty, "sunflower") : null;
    case "water":
      return act(bed, "water", worthIt(bed, "water", all), "sunflower");
    case "gather":
      return act(bed, "gather", one, "sunflower");
    case "peas":
      return act(bed, "sow", firstOf(empty, step.count), "pea");
    case "slow":
      return act(bed, "sow", one, step.crop);
    case "letter":
      return { kind: "do", wishes: [{ kind: "answer", slot: step.slot }] };
    case "sell":
      return { kind: "open", paper: "barn" };
    case "soup":
      return { kind: "open", paper: "kitchen" };
    case "wait":
      return null;
  }
}

const firstOf = (plots: Mask, count: number): Mask => maskOf(membersOf(plots).slice(0, count));
