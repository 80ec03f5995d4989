// A piece that takes as much room as its parts fill, so that no measure is kept by hand.
import { boundingBoxOf } from "../catalogue/bounds.ts";
import type { Piece } from "./furniture.ts";

export type Unsized = Omit<Piece, "footprint" | "height">;

const twoPlaces = (tiles: number): number => Math.round(tiles * 100) / 100;

export function sized(own: Unsized): Piece {
  const { low, high } = boundingBoxOf(own.parts);
  const wide = 2 * Math.max(high[0], -low[0]);
  const deep = own.stands === "wall" ? high[2] : 2 * Math.max(high[2], -low[2]);
  return { ...own, footprint: [twoPlaces(wide), twoPlaces(deep)], height: twoPlaces(high[1]) };
}
