// How somebody looks at a farm and what they hold: which plot, which tool, which seed, which paper (reducer).
import type { FarmGround } from "../../farm/ground/ground.ts";
import type { Mask } from "../../farm/numbers/mask.ts";
import { entriesOf } from "../../farm/state/counts.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { cropIds, rulesOf } from "../../farm/tables/crops.ts";
import { isHeirloom, type Seed } from "../../farm/tables/heirlooms.ts";
import type { ThingId } from "../scene/index.ts";
import { allOf } from "./bed.ts";
import type { FieldTool } from "./task.ts";
import { type ArrowDirection, plotsInRow, stepFrom } from "./walk.ts";

export type ViewMode = "farm" | "list";

/** Where one sits down to look: on a bench of one's own, or at the table on the green. */
export type FarmSeat = "bench" | "green";

export type PlayViewState = {
  readonly look: ViewMode;
  /** Null is the bare hand, which does what is obvious. */
  readonly tool: FieldTool | null;
  readonly seed: Seed;
  /** Until one is taken in hand, free beds are sown as last time. */
  readonly isSeedTaken: boolean;
  readonly chosen: number | null;
  /** What is chosen beside the beds, in the place of a plot. */
  readonly thing: ThingId | null;
  /** Papers, shelf and bars are away while one sits. */
  readonly seat: FarmSeat | null;
  /** Several plots that the next gesture is for; none is the chosen one alone. */
  readonly marked: Mask;
  readonly paper: string;
  /** Whether the sheet of a phone is drawn up. */
  readonly isOpen: boolean;
};

export const initialPlayView: PlayViewState = {
  look: "farm",
  tool: null,
  seed: "sunflower",
  isSeedTaken: false,
  chosen: null,
  thing: null,
  seat: null,
  marked: 0,
  paper: "today",
  isOpen: false,
};

/** With the paper up that somebody came for. */
export const openingPlayView = (paper: string | null): PlayViewState =>
  paper === null ? initialPlayView : { ...initialPlayView, paper, isOpen: true };

export type PlayViewAction =
  | { readonly kind: "look"; readonly look: ViewMode }
  /** The same tool again is laid down. */
  | { readonly kind: "tool"; readonly tool: FieldTool | null }
  | { readonly kind: "seed"; readonly seed: Seed }
  | { readonly kind: "asLast" }
  | { readonly kind: "choose"; readonly plot: number | null }
  | { readonly kind: "thing"; readonly thing: ThingId | null }
  | { readonly kind: "seat"; readonly seat: FarmSeat | null }
  | { readonly kind: "step"; readonly way: ArrowDirection; readonly marks: boolean }
  | { readonly kind: "row" }
  | { readonly kind: "all" }
  | { readonly kind: "paper"; readonly paper: string }
  | { readonly kind: "sheet"; readonly isOpen: boolean };

const bit = (plot: number): Mask => 1 << plot;

export function reducePlayView(
  view: PlayViewState,
  move: PlayViewAction,
  ground: FarmGround,
): PlayViewState {
  const at = view.chosen ?? 0;
  switch (move.kind) {
    case "look":
      // A phone's sheet would lie over what is to be looked at.
      return { ...view, look: move.look, isOpen: false };
    case "tool":
      // Bare hands hold nothing marked, either.
      if (move.tool === null) return { ...view, tool: null, thing: null, marked: 0 };
      return { ...view, tool: move.tool === view.tool ? null : move.tool };
    case "seed":
      // Whoever takes a seed in hand means to sow it, with the bare hand or as they were sowing.
      return {
        ...view,
        seed: move.seed,
        isSeedTaken: true,
        tool: view.tool === "sow" ? "sow" : null,
      };
    case "asLast":
      return { ...view, isSeedTaken: false, tool: view.tool === "sow" ? "sow" : null };
    case "choose":
      return { ...view, chosen: move.plot, thing: null, marked: 0 };
    case "thing":
      return { ...view, chosen: null, thing: move.thing, marked: 0 };
    case "seat":
      // What the evening is like is read at once.
      return {
        ...view,
        look: "farm",
        seat: move.seat,
        chosen: null,
        thing: move.seat === "green" ? "green" : null,
        isOpen: false,
      };
    case "step": {
      const chosen = view.chosen === null ? 0 : stepFrom(ground, at, move.way);
      const marked = move.marks ? view.marked | bit(at) | bit(chosen) : 0;
      return { ...view, chosen, thing: null, marked };
    }
    case "row":
      return { ...view, chosen: at, thing: null, marked: plotsInRow(ground, at) };
    case "all":
      return { ...view, chosen: at, thing: null, marked: allOf({ ground }) };
    case "paper":
      return { ...view, paper: move.paper, isOpen: true };
    case "sheet":
      return { ...view, isOpen: move.isOpen };
  }
}

/** What can be sown: all that one's level knows, and the heirlooms in the bag. */
export function seedsAtHand(farm: Farm): readonly Seed[] {
  const level = levelOf(farm);
  const known = cropIds.filter((crop) => rulesOf(crop).level <= level);
  const heirlooms = entriesOf(farm.seeds).flatMap(([seed]) => (isHeirloom(seed) ? [seed] : []));
  return [...known, ...heirlooms];
}

/** The seed before or after one, round and round. */
export function nextSeed(farm: Farm, seed: Seed, by: 1 | -1): Seed {
  const seeds = seedsAtHand(farm);
  const at = seeds.indexOf(seed);
  return seeds[(at + by + seeds.length) % seeds.length]!;
}
