// Where the plants of a plot stand in it: two abreast, so that a bed looks generous.
import type { Crop } from "../../../farm/tables/crops.ts";
import { cropOf, type Seed } from "../../../farm/tables/heirlooms.ts";
import { between, chance } from "../../../models/random.ts";

export type PlantSpot = {
  /** Along the plot and across it, from its middle. */
  readonly along: number;
  readonly across: number;
  readonly angle: number;
  readonly size: number;
  readonly variant: number;
};

/** How many drawings of a plant there are. */
export const VARIANTS = 3;
/** What each is drawn by. */
export const variantSeed = (variant: number): number => 7 + 13 * variant;

type Stand = { readonly rows: number; readonly size: number };
const loose: Stand = { rows: 1, size: 0.92 };
const close: Stand = { rows: 2, size: 0.96 };
const stands: Record<Crop, Stand> = {
  sunflower: loose,
  pea: loose,
  carrot: close,
  beet: close,
  onion: close,
  bean: { rows: 1, size: 0.86 },
  leek: close,
  tomato: loose,
  cabbage: loose,
  wheat: { rows: 3, size: 1 },
  maize: loose,
  pumpkin: { rows: 1, size: 0.8 },
};

/** How far the outermost stand from the middle. */
const ALONG = 0.29;
const ACROSS = 0.13;

/** The same for the same sowing of a plot. */
export function plantSpotsOf(what: Seed, seed: number, turn: number): PlantSpot[] {
  const crop = cropOf(what);
  const { rows, size } = stands[crop];
  return Array.from({ length: 2 * rows }, (_, i): PlantSpot => {
    const side = i % 2 === 0 ? -1 : 1;
    const row = Math.floor(i / 2);
    // Those of a pair stand a little askew, or the one would hide the other.
    const along = rows === 1 ? side * 0.19 : ((row / (rows - 1)) * 2 - 1) * ALONG + side * 0.05;
    return {
      along: along + between(-0.03, 0.03, seed, i),
      across: side * ACROSS + between(-0.02, 0.02, seed, i + 20),
      // The faces of sunflowers look at the viewer.
      angle: crop === "sunflower" ? 0.25 - turn : chance(seed, i + 40) * 6,
      size: size * between(0.9, 1.08, seed, i + 60),
      variant: Math.floor(chance(seed, i + 80) * VARIANTS),
    };
  });
}
