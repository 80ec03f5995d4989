// Steps over the bed by arrow: to the next plot that way, over the gaps, and never off the bed.
import type { FarmGround } from "../../farm/ground/ground.ts";
import { type Mask, maskOf } from "../../farm/numbers/mask.ts";
import { type BedState, plotStatusOf } from "./bed.ts";

export type ArrowDirection = "up" | "down" | "left" | "right";

/** Rows first: whoever goes down comes to the nearest plot of the next row that has any. */
export function stepFrom(
  { plots }: Pick<FarmGround, "plots">,
  from: number,
  way: ArrowDirection,
): number {
  const { row, column } = plots[from]!;
  const isBack = way === "up" || way === "left";
  const isAlong = way === "left" || way === "right";
  let best = from;
  let nearest = Infinity;
  plots.forEach((plot, i) => {
    const along = plot.column - column;
    const across = plot.row - row;
    const ahead = (isAlong ? along : across) * (isBack ? -1 : 1);
    const aside = Math.abs(isAlong ? across : along);
    if (ahead <= 0 || (isAlong && aside > 0)) return;
    const far = ahead * 10 + aside;
    if (far < nearest) [best, nearest] = [i, far];
  });
  return best;
}

export const plotsInRow = ({ plots }: Pick<FarmGround, "plots">, of: number): Mask =>
  maskOf(plots.flatMap(({ row }, i) => (row === plots[of]!.row ? [i] : [])));

/** The next plot from here on, in the order of reading, where something is ready; null for none. */
export function nextReady(bed: BedState, from: number): number | null {
  const count = bed.ground.plots.length;
  for (let i = 1; i <= count; i++) {
    const plot = (from + i) % count;
    if (plotStatusOf(bed, plot) === "ready") return plot;
  }
  return null;
}
