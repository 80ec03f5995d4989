// The pieces as the catalogue panel lists and finds them.

import { type SetId, sets } from "../../models/catalogue/sets.ts";
import type { ModelId } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { fromFurniture } from "./furniture.ts";

/** A piece of furniture as the catalogue shows and searches it. */
export type CataloguePiece = {
  readonly id: ModelId;
  readonly name: string;
  readonly set: SetId;
  readonly setName: string;
  /** Width and depth in tiles, to a quarter. */
  readonly size: readonly [width: number, depth: number];
  /** In tiles. */
  readonly height: number;
  /** Lower case, each once: what the search looks through. */
  readonly words: readonly string[];
};

export { sets } from "../../models/catalogue/sets.ts";

export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** All pieces in the order of the shelves; to be asked once the furniture is there. */
export const allPieces: () => readonly CataloguePiece[] = fromFurniture((baked) =>
  baked.pieces.map(({ id, name, set, words: alsoCalled = "", size: [width, depth, height] }) => {
    const setName = sets.find((each) => each.id === set)!.name;
    const words = wordsIn(`${name} ${id} ${setName} ${alsoCalled}`);
    return {
      id,
      name,
      set,
      setName,
      size: [width / PER_TILE, depth / PER_TILE],
      height: height / PER_TILE,
      words: [...new Set(words)],
    };
  }),
);
