// The dyes that can be boiled: of each crop one in each season, in Hearth by whoever has vats that do not freeze.
import { type Season, seasons } from "../../models/seasons.ts";
import { type Crop, cropIds } from "./crops.ts";
import { freeze } from "./freeze.ts";

export type Dye = `${Crop} ${Season}`;

/** How much of a crop one vat takes. */
export const dyeCosts = freeze({
  sunflower: 20,
  pea: 20,
  carrot: 16,
  beet: 9,
  onion: 9,
  bean: 7,
  leek: 5,
  tomato: 6,
  cabbage: 3,
  wheat: 3,
  maize: 2,
  pumpkin: 1,
} as const satisfies Record<Crop, number>);
/** For the fire beneath it. */
export const DYE_TIMBER = 1;

export const dyeIds: readonly Dye[] = cropIds.flatMap((crop) =>
  seasons.map((season) => `${crop} ${season}` as const),
);

/** From this level on the vats stand by the stove, and Hearth has its own twelve. */
export const VATS_FROM = 30;
