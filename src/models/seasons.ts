// The four seasons of the country and what they do to green.
import type { Colour } from "./palette.ts";
export const seasons = ["seedtime", "highSun", "leafFall", "hearth"] as const;
export type Season = (typeof seasons)[number];

/** Colour in the shade below and in the light above. */
export type ShadeAndLight = readonly [low: Colour, high: Colour];
