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

function landNumber(letters: string, at: number): number {
  const code = letters.charCodeAt(at) - A;
  return code < CAPITALS ? code : code - GAP;
}

/** The land that a letter of a text stands for. */
export const readLetter = (letters: string, at: number): LandTraits =>
  lands[landNumber(letters, at)]!;

/** Each land of a text, with how many of its letters stand for it. */
export function countLands(letters: string): (readonly [LandTraits, number])[] {
  const counts = new Uint16Array(lands.length);
  for (let at = 0; at < letters.length; at++) counts[landNumber(letters, at)]! += 1;
  return lands.flatMap((land, number) =>
    counts[number]! > 0 ? [[land, counts[number]!] as const] : [],
  );
}
