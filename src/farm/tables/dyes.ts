// The dyes that can be boiled: of each crop one in each season but Hearth, when the vats are frozen.
import type { Season } from "../../models/seasons.ts";
import { type Crop, cropIds } from "./crops.ts";
import { freeze } from "./freeze.ts";

export const dyeSeasons = ["seedtime", "highSun", "leafFall"] as const satisfies readonly Season[];
export type DyeSeason = (typeof dyeSeasons)[number];
export type Dye = `${Crop} ${DyeSeason}`;

/** How much of a crop one vat takes. */
export const dyes = freeze({
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
  dyeSeasons.map((season) => `${crop} ${season}` as const),
);

export const isDyeSeason = (season: Season): season is DyeSeason => season !== "hearth";
