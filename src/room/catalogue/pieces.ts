// The pieces as the catalogue panel lists and finds them.

import { type SetId, sets } from "../../models/catalogue/sets.ts";
import type { ModelId } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { fromFurniture } from "./furniture.ts";

/** A piece of furniture as the catalogue shows and searches it. */
export type Piece = {
  readonly id: ModelId;
  readonly name: string;
  readonly set: SetId;
  readonly setName: string;
  /** Width and depth in tiles, to a quarter. */
  readonly size: readonly [width: number, depth: number];
  /** Lower case, each once: what the search looks through. */
  readonly words: readonly string[];
};

export { sets } from "../../models/catalogue/sets.ts";

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** All pieces in the order of the shelves; to be asked once the furniture is there. */
export const allPieces: () => readonly Piece[] = fromFurniture((baked) =>
  baked.pieces.map(({ id, name, set, words: alsoCalled = "", size: [width, depth] }) => {
    const setName = sets.find((each) => each.id === set)!.name;
    const words = wordsIn(`${name} ${id} ${setName} ${alsoCalled}`);
    return {
      id,
      name,
      set,
      setName,
      size: [width / PER_TILE, depth / PER_TILE],
      words: [...new Set(words)],
    };
  }),
);

/** Chairs finds chair, and so does cha. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:es|s)$/, "") : word);

/** Every word of the query has to begin some word of the piece; names found first. */
export function findPieces(query: string): readonly Piece[] {
  const wanted = wordsIn(query).map(stem);
  if (wanted.length === 0) return allPieces();
  const begins = (words: readonly string[]) =>
    wanted.every((want) => words.some((word) => word.startsWith(want)));
  const found = allPieces().filter(({ words }) => begins(words));
  const byName = found.filter(({ name }) => begins(wordsIn(name)));
  return [...byName, ...found.filter((piece) => !byName.includes(piece))];
}
