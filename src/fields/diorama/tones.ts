// The colours of a field: grass by region and season, earth by soil.
import type { LandTones } from "../../models/ground/hexLand.ts";
import type { BedTones } from "../../models/ground/tilledBed.ts";
import type { HexColour } from "../../models/palette.ts";
import type { Season } from "../../models/seasons.ts";
import type { KindOf } from "../odds.ts";

type Soil = KindOf<"soil">;
type Region = KindOf<"region">;
type Grass = Pick<LandTones, "turf" | "fringe">;

const soils: Record<Soil, Pick<LandTones, "soil" | "deep"> & BedTonesOf> = {
  loam: {
    soil: ["#a2683f", "#b98152"],
    deep: ["#7c5136", "#94623f"],
    bed: { soil: "#6f4430", ridge: "#744a33", top: "#8b5a3c" },
  },
  clay: {
    soil: ["#b05f3a", "#cf7c4e"],
    deep: ["#8a4a30", "#a55d3b"],
    bed: { soil: "#8a4b31", ridge: "#93523a", top: "#b0663f" },
  },
  sand: {
    soil: ["#cfa35c", "#e6c27c"],
    deep: ["#ab8048", "#c4985a"],
    bed: { soil: "#b08a55", ridge: "#b9935c", top: "#d6b276" },
  },
  chalk: {
    soil: ["#d6cbb2", "#efe7d3"],
    deep: ["#b9ab8f", "#d0c3a6"],
    bed: { soil: "#9c8a6c", ridge: "#a79576", top: "#c9ba9a" },
  },
  silt: {
    soil: ["#8f8068", "#aa9a7e"],
    deep: ["#6e6150", "#867760"],
    bed: { soil: "#6a5c4a", ridge: "#736451", top: "#8f7f68" },
  },
  peat: {
    soil: ["#54402f", "#6b5340"],
    deep: ["#3d2e23", "#4f3c2e"],
    bed: { soil: "#3a2a20", ridge: "#423125", top: "#5a4433" },
  },
};
type BedTonesOf = { readonly bed: BedTones };

const grass: Record<Region, Record<Exclude<Season, "hearth">, Grass>> = {
  vale: seasonsOf(["#a8cb61", "#afd168", "#a2c65b", "#b3d46d"], ["#88b149", "#a9cc62"]),
  meadows: seasonsOf(["#9cca66", "#a6d16f", "#94c45f", "#abd476"], ["#7cac4c", "#9fca68"]),
  wood: seasonsOf(["#8fb957", "#97c05e", "#88b251", "#9cc364"], ["#6f9a41", "#8fb957"]),
  downs: seasonsOf(["#bccf78", "#c5d683", "#b4c870", "#cbd98c"], ["#9bb25a", "#bccf78"]),
  shore: seasonsOf(["#c3cc93", "#e3d3a2", "#b4c487", "#d8cf9c"], ["#a8a873", "#d3cd98"]),
  heath: seasonsOf(["#b4b964", "#bfc36f", "#aab05b", "#c5c87a"], ["#929747", "#b4b964"]),
  moor: seasonsOf(["#b3b560", "#c0bd6a", "#b98fbd", "#aab35c"], ["#8f8a4c", "#b7b463"]),
  fells: seasonsOf(["#9dbd80", "#a9c68c", "#b9bfb2", "#90b275"], ["#7a9a66", "#9dbd80"]),
};

const snow: Grass = {
  turf: ["#eef3f9", "#f6f9fd", "#e8eff6", "#f9fbfe"],
  fringe: ["#d5e1ee", "#f6f9fd"],
};

/** A colour so far on its way to another. */
export function blendColours(a: HexColour, b: HexColour, t: number): HexColour {
  const at = (hex: string, i: number) => Number.parseInt(hex.slice(i, i + 2), 16);
  const channels = [1, 3, 5].map((i) =>
    Math.round(at(a, i) + (at(b, i) - at(a, i)) * t)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${channels.join("")}`;
}

/** Spring is a fresher green than summer, autumn drier. */
function seasonsOf(
  turf: readonly [HexColour, ...HexColour[]],
  fringe: readonly [HexColour, HexColour],
) {
  const towards = (colour: HexColour, t: number): Grass => ({
    turf: turf.map((one) => blendColours(one, colour, t)) as unknown as Grass["turf"],
    fringe: [blendColours(fringe[0], colour, t * 0.8), blendColours(fringe[1], colour, t)],
  });
  return {
    seedtime: towards("#bfe07a", 0.28),
    highSun: { turf, fringe },
    leafFall: towards("#d6b765", 0.42),
  };
}

export function landTones(soil: Soil, region: Region, season: Season): LandTones {
  const { soil: upper, deep } = soils[soil];
  return { soil: upper, deep, ...(season === "hearth" ? snow : grass[region][season]) };
}

export function bedTones(soil: Soil, season: Season): BedTones {
  const { bed } = soils[soil];
  return season === "hearth" ? { ...bed, top: blendColours(bed.top, "#f4f8fd", 0.72) } : bed;
}
