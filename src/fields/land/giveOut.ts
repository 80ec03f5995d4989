// Gives out what the table of odds says, no field more and none less: to those with the highest scores first.

import { WEIGHTS } from "./kinds.ts";
import type { Scores } from "./scores.ts";
import type { BlockTerrain } from "./terrain.ts";

const NONE = 255;

/** Of each field the place of its kind in the table. */
export function giveOut<Id extends string>(
  kinds: readonly { readonly id: Id; readonly weight: number }[],
  near: BlockTerrain["near"],
  { ranked, rest }: Scores<Id>,
): Uint8Array {
  const given = new Uint8Array(near.length).fill(NONE);
  const placeOf = (id: Id) => kinds.findIndex((kind) => kind.id === id);
  for (const [id, score] of ranked) {
    const place = placeOf(id);
    const fields = (kinds[place]!.weight * near.length) / WEIGHTS;
    for (const field of best(near, given, score).slice(0, fields)) given[field] = place;
  }
  return given.map((place) => (place === NONE ? placeOf(rest) : place));
}

/** All fields that have nothing yet; of two with the same score the lower number is first. */
function best(
  near: BlockTerrain["near"],
  given: Uint8Array,
  score: (field: number) => number,
): number[] {
  const left = [...near.keys()].filter((field) => given[field] === NONE);
  const own = new Int32Array(near.length);
  for (const field of left) own[field] = score(field);
  // What lies about a field counts as well, or single fields would lie scattered over the country.
  const smooth = new Int32Array(near.length);
  for (const field of left) {
    let sum = own[field]! * 2;
    let count = 2;
    for (const other of near[field]!) {
      if (other < 0 || given[other] !== NONE) continue;
      sum += own[other]!;
      count++;
    }
    smooth[field] = Math.floor(sum / count);
  }
  return left.sort((a, b) => smooth[b]! - smooth[a]! || a - b);
}
