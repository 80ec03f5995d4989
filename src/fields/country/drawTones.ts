// The colour of a field on a drawing of the country: its region's, warmed or cooled by its soil, lighter where the ground turns to the sun.
import type { HexColour } from "../../models/palette.ts";
import { blendColours } from "../diorama/tones.ts";
import type { LandTraits, Soil } from "../land/kinds.ts";
import type { BlockTerrain } from "../land/terrain.ts";
import { regionTones } from "./drawRegions.ts";

const bySoil: Record<Soil, HexColour> = {
  loam: "#a0c258",
  clay: "#c98a52",
  sand: "#e9c673",
  chalk: "#f3efd2",
  silt: "#b2c888",
  peat: "#5c6b4a",
};
/** The region is what one sees of it, the soil shows through. */
const SHOWS = 0.2;

/** Slopes are this much lighter or darker at most. */
const RELIEF = 0.3;
const LIT: HexColour = "#fff3c4";
const SHADED: HexColour = "#33405e";

export const fieldTone = ({ region, soil }: LandTraits, slope: number): HexColour =>
  blendColours(
    blendColours(regionTones[region], bySoil[soil], SHOWS),
    slope < 0 ? SHADED : LIT,
    Math.abs(slope) * RELIEF,
  );

/** A rise of this many units a step is as steep as ground is drawn. */
const STEEP = 5200;

/** From -1 where a field lies turned from the evening sun in the west, to 1 where it faces it. */
export function slopeOf({ near, height }: BlockTerrain, field: number): number {
  const heightOf = (way: number) => {
    const other = near[field]![way]!;
    return other < 0 ? height[field]! : height[other]!;
  };
  const [east, southEast, southWest, west, northWest, northEast] = [0, 1, 2, 3, 4, 5].map(heightOf);
  const eastward = (2 * (east! - west!) + southEast! + northEast! - southWest! - northWest!) / 6;
  const southward = (southEast! + southWest! - northEast! - northWest!) / 4;
  return Math.max(-1, Math.min(1, (eastward * 0.8 + southward * 0.6) / STEEP));
}
