// How much room a piece takes: what its parts fill, so that no measure is kept by hand.
import type { Furniture, Piece } from "../furniture/furniture.ts";
import { boundingBoxOf } from "./bounds.ts";

export type MeasuredPiece = Piece & Furniture;

const twoPlaces = (tiles: number): number => Math.round(tiles * 100) / 100;

export function measured(own: Piece): MeasuredPiece {
  const { low, high } = boundingBoxOf(own.parts);
  const wide = 2 * Math.max(high[0], -low[0]);
  const deep = own.stands === "wall" ? high[2] : 2 * Math.max(high[2], -low[2]);
  return {
    ...own,
    footprint: own.footprint ?? [twoPlaces(wide), twoPlaces(deep)],
    height: own.height ?? twoPlaces(high[1]),
  };
}
