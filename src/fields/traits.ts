// The traits of a field: region and soil from where it lies, the others from slices of its seed, weighed by the table (weighted random choice).
import { permute } from "./keccak.ts";
import type { LandTraits } from "./land/kinds.ts";
import { landOf } from "./land/landOf.ts";
import { type KindOf, odds, type TraitKind, type TraitName, traitNames } from "./odds.ts";

const ADDRESS = 20;
const WORD = 32;
const PACKED = ADDRESS + WORD;
/** What keccak256 takes in at once; address and number fit into it. */
const BLOCK = 136;

/** All seeds are made in the same place: ten thousand of them are asked for at once. */
const state = new Int32Array(50);
const bytes = new Uint8Array(state.buffer);
const view = new DataView(state.buffer);

/** Without making a string of it. */
function digit(hex: string, at: number): number {
  const code = hex.charCodeAt(at);
  return code < 58 ? code - 48 : (code | 32) - 87;
}

/** The address as it was read last: whoever asks for ten thousand fields asks for one collection's. */
let known = { collection: "", bytes: new Uint8Array(ADDRESS) };

function addressOf(collection: string): Uint8Array {
  if (known.collection === collection) return known.bytes;
  if (!/^0x[0-9a-fA-F]{40}$/.test(collection)) throw new Error(`Not an address: ${collection}`);
  const read = new Uint8Array(ADDRESS);
  for (let i = 0; i < ADDRESS; i++)
    read[i] = 16 * digit(collection, 2 + 2 * i) + digit(collection, 3 + 2 * i);
  known = { collection, bytes: read };
  return read;
}

/**
 * The seed of a field, exactly as a contract would compute it: keccak256(abi.encodePacked(collection, id)).
 * `collection` is the contract's address, 0x and forty hex digits in any case.
 */
export function fieldSeed(collection: string, id: number): Uint8Array {
  const address = addressOf(collection);
  if (!Number.isSafeInteger(id) || id < 0) throw new Error(`Not a field number: ${id}`);
  state.fill(0);
  bytes.set(address);
  // A safe integer has at most 53 bits: the upper words stay zero.
  view.setUint32(PACKED - 8, Math.floor(id / 2 ** 32));
  view.setUint32(PACKED - 4, id >>> 0);
  bytes[PACKED] = 0x01;
  bytes[BLOCK - 1] = 0x80;
  permute(state);
  return bytes.slice(0, WORD);
}

export type Traits = { readonly [T in TraitName]: KindOf<T> };

export type FieldTraits = Traits & {
  readonly id: number;
  /** 32 bits for whatever has no odds: how trees lean, which row holds which crop. */
  readonly whim: number;
};

/**
 * Three bytes for each trait, in the order of the table; the last four bytes are the whim. What
 * stands in the slices of region and soil is passed over: the land has the say there.
 */
const SLICE = 3;
const SPAN = 2 ** (8 * SLICE);
type DrawnTrait = Exclude<TraitName, keyof LandTraits>;
const isDrawn = (trait: TraitName): trait is DrawnTrait => trait !== "region" && trait !== "soil";

/** Where the slice of a trait begins, and its kinds, each as often as it weighs. */
const draws = traitNames.filter(isDrawn).map((trait) => {
  const kinds: readonly TraitKind[] = odds[trait];
  const lots = kinds.flatMap(({ id, weight }) => Array.from({ length: weight }, () => id));
  return { trait, at: traitNames.indexOf(trait) * SLICE, lots };
});

export function traitsOfSeed(seed: Uint8Array): Pick<FieldTraits, DrawnTrait | "whim"> {
  const traits: Partial<Record<TraitName, string>> = {};
  for (const { trait, at, lots } of draws) {
    const slice = (seed[at]! << 16) | (seed[at + 1]! << 8) | seed[at + 2]!;
    traits[trait] = lots[Math.floor((slice * lots.length) / SPAN)]!;
  }
  const end = seed.length - 4;
  const whim =
    ((seed[end]! << 24) | (seed[end + 1]! << 16) | (seed[end + 2]! << 8) | seed[end + 3]!) >>> 0;
  return { ...(traits as Pick<Traits, DrawnTrait>), whim };
}

/** Of fields beyond the first ten thousand only once `loadLand` has been waited for. */
export function fieldTraits(collection: string, id: number): FieldTraits {
  return { id, ...landOf(id), ...traitsOfSeed(fieldSeed(collection, id)) };
}
