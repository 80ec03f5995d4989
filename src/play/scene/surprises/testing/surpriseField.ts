// A field with something of every crop that a surprise asks for, for tests of where each shows itself.
import type { Surprise } from "../../../../farm/tables/surprises.ts";
import { plotPlaces } from "../../../../fields/diorama/plots.ts";
import { siteOf } from "../../../../fields/diorama/site.ts";
import { type FieldTraits, fieldTraits } from "../../../../fields/traits.ts";
import type { Season } from "../../../../models/seasons.ts";
import type { SurpriseSurroundings } from "../surpriseGround.ts";

const collection = "0x5FbDB2315678afecb367f032d93F642f64180aa3";

/** By turns, and every fifth plot is bare. */
const crops = ["leek", "sunflower", "wheat", "pumpkin", null] as const;

const mixedPlants = (traits: FieldTraits): SurpriseSurroundings["plants"] =>
  plotPlaces(siteOf(traits, { season: "highSun", lit: false }).plan).map((_, n) => {
    const what = crops[n % crops.length];
    return what ? { what, stage: 6, n: 1 } : null;
  });

export const surroundingsOf = (traits: FieldTraits): SurpriseSurroundings => ({
  plants: mixedPlants(traits),
  can: null,
  taken: [],
});

/** What a field needs to have besides. */
const waters: { readonly [S in Surprise]?: FieldTraits["water"] } = {
  frogs: "pond",
  heron: "stream",
};

/** The next field from a number on that has it. */
export function fieldFor(surprise: Surprise, from: number): FieldTraits {
  const water = waters[surprise];
  let traits = fieldTraits(collection, from);
  for (let id = from + 1; water && traits.water !== water; id++)
    traits = fieldTraits(collection, id);
  return traits;
}

/** In which season somebody may meet it. */
export const seasonOfSurprise = (surprise: Surprise): Season =>
  surprise === "foxTracks" || surprise === "robin"
    ? "hearth"
    : surprise === "hares" || surprise === "frogs"
      ? "seedtime"
      : surprise === "hedgehog" || surprise === "webs" || surprise === "swallows"
        ? "leafFall"
        : "highSun";
