// What one buys once and for ever: what each further one costs and does.
import { freeze } from "./freeze.ts";

/** Pence for the first, the second … */
export const toolCosts = freeze({
  barn: [200, 700, 1_800, 4_500, 9_500, 17_000, 28_000],
  can: [400, 3_500, 14_000],
  stove: [600, 4_000, 15_000],
  bench: [1_200, 8_000],
  frames: [900, 2_000, 4_500, 9_000],
  sluice: [6_000, 15_000, 30_000],
} as const satisfies Record<string, readonly number[]>);

export type FarmTool = keyof typeof toolCosts;
export const toolIds = Object.keys(toolCosts) as FarmTool[];

/** How much the barn holds. */
export const barnSizes = freeze([120, 200, 320, 480, 700, 1_000, 1_400, 2_000] as const);
/** How much longer a watering lasts, in thousandths. */
export const canHolds = freeze([1_000, 1_150, 1_300, 1_450] as const);
/** Plots that one sluice waters at dawn. */
export const SLUICE_PLOTS = 4;
