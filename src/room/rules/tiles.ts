// The tiles under a box, by number; what reaches over the edge counts for the tiles at the edge.
import { PER_TILE, SIDE } from "../model/units.ts";
import type { RoomBox } from "./box.ts";

const last = SIDE.most - 1;
const tileAt = (at: number): number => Math.min(last, Math.max(0, Math.floor(at / PER_TILE)));

export type BoxFootprint = Pick<RoomBox, "x0" | "x1" | "z0" | "z1">;

export function tilesUnder({ x0, x1, z0, z1 }: BoxFootprint): number[] {
  const tiles: number[] = [];
  for (let row = tileAt(z0); row <= tileAt(z1 - 1); row++)
    for (let column = tileAt(x0); column <= tileAt(x1 - 1); column++)
      tiles.push(row * SIDE.most + column);
  return tiles;
}
