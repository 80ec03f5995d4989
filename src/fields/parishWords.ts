// What a parish is like, in the words of somebody who lives there.
import { BLOCK } from "./land/block.ts";
import type { Region } from "./land/kinds.ts";
import { type ParishLand, parishLand } from "./land/parishLand.ts";
import { fieldsBySea } from "./land/parishPlace.ts";

const countries: Record<Region, string> = {
  vale: "orchards",
  meadows: "water meadows",
  wood: "woods",
  downs: "downs",
  shore: "saltmarsh",
  heath: "gorse heath",
  moor: "heather moor",
  fells: "fells",
};

/** Of some hundred fields as many as one notices from the lane. */
const ALONG_A_RIVER = 8;
/** So many parishes are called high. */
const HIGH = 10;

/** Such as "Water meadows and orchards on silt, along a river"; null where nobody has worked the land out. `size` is how many fields there are. */
export function parishWords(parish: number, size: number): string | null {
  const land = parishLand(parish);
  if (land === null) return null;
  const { region, second, soil } = land;
  const all = [countries[region], ...(second === null ? [] : [countries[second]])].join(" and ");
  const sentence = [`${all} on ${soil}`, ...surroundings(parish, size, land)].join(", ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Where a country has grown, its old coast lies inland, and nobody has measured the new heights. */
function surroundings(parish: number, size: number, land: ParishLand): string[] {
  const { river, height } = land;
  // A list of all parishes would look for the sea about ten thousand fields.
  const bySea = size === BLOCK ? land.coast : fieldsBySea(parish, size);
  const said: string[] = [];
  if (height === 1 && size <= BLOCK) said.push("higher than any other");
  else if (height <= HIGH) said.push("high up");
  if (river >= ALONG_A_RIVER) said.push("along a river");
  if (bySea > 0) said.push("by the sea");
  return said;
}
