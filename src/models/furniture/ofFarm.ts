// What comes from the farm into a room, as large as its parts are.
import { boundsOf } from "../catalogue/bounds.ts";
import type { Part } from "../parts.ts";
import type { Piece } from "./furniture.ts";

type Own = Omit<Piece, "set" | "footprint" | "height">;

const twoPlaces = (tiles: number): number => Math.round(tiles * 100) / 100;

export function ofFarm(own: Own): Piece {
  const { low, high } = boundsOf(own.parts);
  const wide = 2 * Math.max(high[0], -low[0]);
  const deep = own.stands === "wall" ? high[2] : 2 * Math.max(high[2], -low[2]);
  return {
    ...own,
    set: "farm",
    footprint: [twoPlaces(wide), twoPlaces(deep)],
    height: twoPlaces(high[1]),
  };
}

/** The middle of the parts comes to x and z, their foot to y. */
export function standingAt(parts: readonly Part[], [x, y, z]: readonly [number, number, number]) {
  const { low, high } = boundsOf(parts);
  const by = [x - (low[0] + high[0]) / 2, y - low[1], z - (low[2] + high[2]) / 2] as const;
  return parts.map(
    (part): Part => ({ ...part, at: [part.at[0] + by[0], part.at[1] + by[1], part.at[2] + by[2]] }),
  );
}
