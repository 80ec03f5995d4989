// The bed as it is at a moment, and what stands in each of its plots.
import type { FarmGround } from "../../farm/ground/ground.ts";
import { isReady, moistUntil } from "../../farm/growth/grow.ts";
import { type Mask, maskOf, membersOf } from "../../farm/numbers/mask.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";

export type BedState = { readonly ground: FarmGround; readonly farm: Farm; readonly now: Ms };

/** Nothing grows there, something that is dry or moist, or it is ready. */
export type PlotStatus = "empty" | "dry" | "moist" | "ready";

export function plotStatusOf({ ground, farm, now }: BedState, plot: number): PlotStatus {
  if (farm.plots[plot]!.sown === null) return "empty";
  if (isReady(ground, farm, plot, now)) return "ready";
  return moistUntil(ground, farm, plot, now) > now ? "moist" : "dry";
}

export const allOf = ({ ground }: Pick<BedState, "ground">): Mask => maskOf(ground.plots.keys());

/** Of these plots the ones of which something holds. */
export const thoseOf = (mask: Mask, holds: (plot: number) => boolean): Mask =>
  maskOf(membersOf(mask).filter(holds));

export const countIn = (mask: Mask): number => membersOf(mask).length;
