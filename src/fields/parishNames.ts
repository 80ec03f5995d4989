// What the parishes are called: every number has a name of its own, and none that its land gives the lie to.
import type { Region, Soil } from "./land/kinds.ts";
import { landTable } from "./land/landTable.ts";
import { type ParishLand, parishLand } from "./land/parishLand.ts";
import { parishMiddle } from "./land/place.ts";

const firsts = (
  "Goose Withy Chalk Peat Upper East Barley Saffron Otter Hazel Lower Martin " +
  "Bramble Clover Damson Elder Fallow Gorse Harrow Honey Kestrel Larch Medlar " +
  "Nettle Orchard Plover Quince Rush Sorrel Teasel West Wren Yarrow Linnet"
).split(" ");
const seconds = (
  "End Bottom Hundred Fold Marl Barns Acre Bank Beck Common Corner Croft Cross Dale " +
  "Down Ford Garth Green Halt Heath Hollow Lea Meads Mere Mill Nook Piece Reach " +
  "Rise Saltings Stile Tithe Vale Wick"
).split(" ");

/** Where words that say something of the land are true: by what most of a parish is, or lies on. */
const suits: Partial<Record<string, readonly (Region | Soil)[]>> = {
  Withy: ["meadows", "silt"],
  Chalk: ["chalk"],
  Peat: ["peat"],
  Upper: ["downs", "moor", "fells", "wood"],
  Barley: ["vale", "downs"],
  Saffron: ["vale", "downs", "meadows"],
  Otter: ["meadows"],
  Hazel: ["wood", "vale", "downs"],
  Lower: ["meadows", "vale", "shore"],
  Clover: ["vale", "meadows", "downs"],
  Damson: ["vale", "meadows", "wood"],
  Gorse: ["heath"],
  Larch: ["wood", "moor", "fells"],
  Medlar: ["vale", "meadows", "wood"],
  Orchard: ["vale"],
  Plover: ["shore", "moor", "downs", "meadows"],
  Quince: ["vale", "meadows", "wood"],
  Rush: ["meadows", "moor", "shore"],
  Linnet: ["heath", "vale", "downs", "shore"],
  Bottom: ["vale", "meadows", "wood", "downs"],
  Marl: ["clay", "chalk"],
  Beck: ["fells", "moor", "meadows"],
  Dale: ["fells", "moor", "vale", "downs"],
  Down: ["downs"],
  Ford: ["meadows"],
  Heath: ["heath"],
  Lea: ["vale", "meadows", "wood"],
  Meads: ["meadows"],
  Mere: ["meadows", "shore"],
  Reach: ["meadows", "shore"],
  Rise: ["downs", "moor", "fells", "wood"],
  Saltings: ["shore"],
  Vale: ["vale"],
};

function isTrue(word: string, parish: number, { region, soil }: ParishLand): boolean {
  const { q, r } = parishMiddle(parish);
  const eastward = 2 * q + r;
  if (word === "East") return eastward > 0;
  if (word === "West") return eastward < 0;
  const where = suits[word];
  return !where || where.includes(region) || where.includes(soil);
}

const COUNT = firsts.length * seconds.length;
/** Shares no factor with the count, so that walking by it meets every pair of words once. */
const STRIDE = 487;
const numerals = ["", " the Less", " the Far", " the Fourth", " the Fifth", " the Sixth"];

type Pair = readonly [first: string, second: string];

/** Every pair once. The parishes whose land is known take the next that is true; what they left is for the others. */
function walk(): Pair[] {
  const left = Array.from({ length: COUNT }, (_, step): Pair => {
    const pair = (step * STRIDE) % COUNT;
    return [firsts[pair % firsts.length]!, seconds[Math.floor(pair / firsts.length)]!];
  });
  const taken = landTable.map((_, parish) => {
    const land = parishLand(parish)!;
    const at = left.findIndex((pair) => pair.every((word) => isTrue(word, parish, land)));
    return left.splice(at, 1)[0]!;
  });
  return [...taken, ...left];
}

let pairs: readonly Pair[] | undefined;

/** Beyond the parishes whose land is known, a name may say what it likes. */
export function parishName(parish: number): string {
  pairs ??= walk();
  const round = Math.floor(parish / COUNT);
  return pairs[parish % COUNT]!.join(" ") + (numerals[round] ?? ` ${round + 1}`);
}
