// Which of its seven stages a plant is in.
import type { Sown } from "../state/farm.ts";
import { needOf } from "./grow.ts";

/** Sown, sprout, seedling, in leaf, bud, flower, ready. */
export type GrowthStage = 0 | 1 | 2 | 3 | 4 | 5 | 6;
const READY = 6;

/** `sown` as `grownAt` says. */
export const stageOf = (sown: Sown): GrowthStage =>
  Math.min(READY, Math.floor((sown.grown * READY) / needOf(sown.what))) as GrowthStage;
