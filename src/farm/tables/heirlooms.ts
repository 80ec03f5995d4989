// The twenty-four heirloom seeds: which field has which, and what a field begins with of its own.
import { type Heirloom, heirloomCrop } from "../../fields/heirloomCrop.ts";
import { type Crop, rulesOf } from "./crops.ts";

export type { Heirloom };
export type Seed = Crop | Heirloom;

export const heirloomIds = Object.keys(heirloomCrop) as Heirloom[];
export const isHeirloom = (seed: Seed): seed is Heirloom => Object.hasOwn(heirloomCrop, seed);

/** What grows from a seed. */
export const cropOf = (seed: Seed): Crop => (isHeirloom(seed) ? heirloomCrop[seed] : seed);

/** Seed that costs nothing never ends, and needs no place in the bag. */
export const isFreeSeed = (seed: Seed): boolean => !isHeirloom(seed) && rulesOf(seed).seed === 0;

/** When the seeds of one's own are found, and how many. */
export const HEIRLOOM_LEVEL = 4;
export const FIRST_SEEDS = 3;
/** Seeds of one's own for one that the pedlar has. */
export const PEDLAR_TAKES = 6;
/** His bundle on Saturdays. */
export const TIMBER_BUNDLE = 4;
export const TIMBER_PENCE = 240;
