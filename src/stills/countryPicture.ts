// How the drawing of the country is kept: in three sizes, and for what is old in one, by day.
import type { Hour } from "../scene/light/hours.ts";
import { inWidths } from "./inWidths.ts";
import type { StillPicture } from "./Still.tsx";

/** The country in one season; at evening it lies in the light of the day. */
export type CountryStills = Readonly<Record<Exclude<Hour, "evening">, StillPicture>>;

export const countryPicture = (avif: readonly string[], webp: string): StillPicture => ({
  width: 960,
  height: 768,
  day: { avif: inWidths([800, 1600, 2400], avif), webp: inWidths([800], [webp]) },
});
