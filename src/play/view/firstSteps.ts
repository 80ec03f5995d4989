// What a newcomer is told of the bed, one line at a time, until they have brought something in; nobody has to follow it.
import { readyAt } from "../../farm/growth/grow.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import { timesOf } from "../../farm/state/book.ts";
import { countOf } from "../../farm/state/counts.ts";
import { type BedState, plotStatusOf } from "./bed.ts";

export type FirstStep =
  | { readonly kind: "press" | "gather"; readonly plot: number }
  /** As many as lie in the bag. */
  | { readonly kind: "peas"; readonly plot: number; readonly count: number }
  /** As many as grow in dry soil. */
  | { readonly kind: "water"; readonly plot: number; readonly ready: Ms; readonly count: number }
  | { readonly kind: "along" | "wait"; readonly plot: number; readonly ready: Ms };

/** The first such plot of the last row that has one: whichever way the farm is drawn it lies in front, and what points at it crosses no other; -1 where there is none. */
export function inFront({ ground: { plots } }: BedState, is: (plot: number) => boolean): number {
  const row = plots.findLast((_, plot) => is(plot))?.row;
  return plots.findIndex((one, plot) => one.row === row && is(plot));
}

/** `first` is the plot on which a newcomer begins. */
export function firstStep(bed: BedState, first = 0): FirstStep | null {
  const { ground, farm } = bed;
  const standing = farm.plots.map((_, plot) => plotStatusOf(bed, plot));
  const empty = standing.indexOf("empty");
  if (timesOf(farm, "crop sunflower") > 0) {
    const count = countOf(farm.seeds, "pea");
    const hasPeas = count > 0 && timesOf(farm, "crop pea") === 0;
    return hasPeas && empty >= 0 ? { kind: "peas", plot: empty, count } : null;
  }
  // Somebody who sowed peas first has found their own way.
  if (farm.deeds > 0) return null;
  const ripe = inFront(bed, (plot) => standing[plot] === "ready");
  if (ripe >= 0) return { kind: "gather", plot: ripe };
  const grown = inFront(bed, (plot) => standing[plot] !== "empty");
  if (grown < 0) return { kind: "press", plot: first };
  const dry = inFront(bed, (plot) => standing[plot] === "dry");
  const plot = dry >= 0 ? dry : grown;
  const ready = readyAt(ground, farm, plot)!;
  if (dry >= 0)
    return { kind: "water", plot, ready, count: standing.filter((one) => one === "dry").length };
  const isAlone = standing.filter((one) => one !== "empty").length === 1;
  return { kind: isAlone ? "along" : "wait", plot, ready };
}
