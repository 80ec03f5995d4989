// What comes from the farm into a room, as large as its parts are.
import { boundingBoxOf } from "../catalogue/bounds.ts";
import type { Part } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const ofFarm = (own: Omit<Piece, "set">): Piece => ({ ...own, set: "farm" });

/** The middle of the parts comes to x and z, their foot to y. */
export function standingAt(parts: readonly Part[], [x, y, z]: readonly [number, number, number]) {
  const { low, high } = boundingBoxOf(parts);
  const by = [x - (low[0] + high[0]) / 2, y - low[1], z - (low[2] + high[2]) / 2] as const;
  return parts.map(
    (part): Part => ({ ...part, at: [part.at[0] + by[0], part.at[1] + by[1], part.at[2] + by[2]] }),
  );
}
