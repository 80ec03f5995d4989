// What soil, wind and aspect do: how long a watering lasts, and how warm the ground is.
import type { KindOf } from "../../fields/odds.ts";
import { freeze } from "./freeze.ts";

/** Hours that one watering lasts, and how warm the soil is. */
export const soilRules = freeze({
  loam: { hours: 10, warmth: 0 },
  clay: { hours: 13, warmth: -1 },
  sand: { hours: 7, warmth: 1 },
  chalk: { hours: 7, warmth: 1 },
  silt: { hours: 10, warmth: 0 },
  peat: { hours: 12, warmth: -1 },
} as const satisfies Record<KindOf<"soil">, unknown>);

/** Steps of sun: each dries and warms. */
export const suns = freeze({
  south: 2,
  "south-east": 1,
  "south-west": 1,
  east: 0,
  west: 0,
  "north-east": -1,
  "north-west": -1,
  north: -2,
} as const satisfies Record<KindOf<"aspect">, number>);

/** How much of a watering the wind leaves, in thousandths. */
export const winds = freeze({
  sheltered: 1080,
  airy: 1000,
  breezy: 940,
  windswept: 860,
} as const satisfies Record<KindOf<"wind">, number>);
