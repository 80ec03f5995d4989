// The beds of a farm: a frame of planks for each plot, and earth that is dry, moist or under snow.
import type { Tilled } from "../../../fields/diorama/compose.ts";
import { type PlotPlace, plotPlaces } from "../../../fields/diorama/plots.ts";
import { bedTones, blendColours } from "../../../fields/diorama/tones.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { type BedTones, bedFrame, tilledSoil } from "../../../models/ground/tilledBed.ts";
import { type Part, placed } from "../../../models/parts.ts";
import type { Season } from "../../../models/seasons.ts";

const frameOf = ({ x, y, z, turn, length, width }: PlotPlace): Part[] =>
  placed(bedFrame(length, width), [x, y, z], turn);

/** In the place of what a season would have sown. */
export const framedBeds: Tilled = (_traits, _season, plan) => plotPlaces(plan).flatMap(frameOf);

/** Water darkens earth and takes the snow from it; sun bleaches it. */
const toned = ({ soil, ridge, top }: BedTones, towards: `#${string}`, by: number): BedTones => ({
  soil: blendColours(soil, towards, by),
  ridge: blendColours(ridge, towards, by),
  top: blendColours(top, towards, by),
});

export type Earth = "dry" | "moist";

function earthTones({ soil }: FieldTraits, season: Season, earth: Earth): BedTones {
  return earth === "dry"
    ? toned(bedTones(soil, season), "#f0d3a2", 0.3)
    : toned(bedTones(soil, season === "hearth" ? "seedtime" : season), "#21140e", 0.42);
}

/** The earth of one plot, and the planks about it, which shade it. */
export function earthOf(
  plot: PlotPlace,
  n: number,
  traits: FieldTraits,
  season: Season,
  earth: Earth,
): { readonly parts: Part[]; readonly ghosts: Part[] } {
  const { x, y, z, turn, length, width } = plot;
  const seed = (traits.whim % 100_003) + 31 * n;
  const soil = tilledSoil(length, width, earthTones(traits, season, earth), seed);
  return { parts: placed(soil, [x, y, z], turn), ghosts: frameOf(plot) };
}
