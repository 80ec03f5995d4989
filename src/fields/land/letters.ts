// How the land of ten thousand fields is written down: one letter for each, A to Z and a to v, for region and soil.
import { type LandTraits, regions, soils } from "./kinds.ts";

const A = 65;
/** Between Z and a lie six signs that are no letters. */
const GAP = 6;
const CAPITALS = 26;

/** By the place of region and soil in the table of odds. */
export function toLetters(region: Uint8Array, soil: Uint8Array): string {
  let letters = "";
  region.forEach((place, field) => {
    const land = place * soils.length + soil[field]!;
    letters += String.fromCharCode(A + land + (land < CAPITALS ? 0 : GAP));
  });
  return letters;
}

const lands: readonly LandTraits[] = regions.flatMap(({ id: region }) =>
  soils.map(({ id: soil }) => ({ region, soil })),
);

/** The land that a letter of a text stands for. */
export function readLetter(letters: string, at: number): LandTraits {
  const code = letters.charCodeAt(at) - A;
  return lands[code < CAPITALS ? code : code - GAP]!;
}
