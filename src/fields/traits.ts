// The traits of a field: slices of its seed, each weighed against the published table.
import { type Kind, type KindOf, odds, type TraitName, totals, traitNames } from "./odds.ts";
import { fieldSeed } from "./seed.ts";

export type Traits = { readonly [T in TraitName]: KindOf<T> };
export type FieldTraits = Traits & {
  readonly id: number;
  /** 32 bits for whatever has no odds: how trees lean, which row holds which crop. */
  readonly whim: number;
};

/** Three bytes for each trait, in the order of the table; the last four bytes are the whim. */
const SLICE = 3;
const SPAN = 2 ** (8 * SLICE);

function drawn(kinds: readonly Kind[], total: number, slice: number): string {
  let left = Math.floor((slice * total) / SPAN);
  for (const kind of kinds) {
    if (left < kind.weight) return kind.id;
    left -= kind.weight;
  }
  throw new Error("A slice lies beyond its table");
}

export function traitsOfSeed(seed: Uint8Array): Traits & { whim: number } {
  const traits: Partial<Record<TraitName, string>> = {};
  traitNames.forEach((trait, i) => {
    const at = i * SLICE;
    const slice = (seed[at]! << 16) | (seed[at + 1]! << 8) | seed[at + 2]!;
    traits[trait] = drawn(odds[trait], totals[trait], slice);
  });
  const end = seed.length - 4;
  const whim =
    ((seed[end]! << 24) | (seed[end + 1]! << 16) | (seed[end + 2]! << 8) | seed[end + 3]!) >>> 0;
  return { ...(traits as Traits), whim };
}

export function fieldTraits(collection: string, id: number): FieldTraits {
  return { id, ...traitsOfSeed(fieldSeed(collection, id)) };
}
