// From the quarter tiles of a document to the tiles of the scene, whose origin is the middle of the floor.
import type { Size, Turn } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { Placed } from "../rules/footprint.ts";

/** Where the foot of a model stands in the scene, and how often it was turned to the left. */
export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: Turn;
};

export const toScene = (
  { columns, rows }: Pick<Size, "columns" | "rows">,
  x: number,
  z: number,
) => ({
  x: x / PER_TILE - columns / 2,
  z: z / PER_TILE - rows / 2,
});

export const toRoom = (
  { columns, rows }: Pick<Size, "columns" | "rows">,
  x: number,
  z: number,
) => ({
  x: (x + columns / 2) * PER_TILE,
  z: (z + rows / 2) * PER_TILE,
});

/** What stands is set by its middle; what hangs by the middle of its back. */
export function spotOf({ item, box, turn }: Placed, size: Size): Spot {
  let x = (box.x0 + box.x1) / 2;
  let z = (box.z0 + box.z1) / 2;
  if (item.at.kind === "wall") {
    if (turn === 0) z = box.z0;
    if (turn === 1) x = box.x0;
    if (turn === 2) z = box.z1;
    if (turn === 3) x = box.x1;
  }
  return { ...toScene(size, x, z), y: box.y0 / PER_TILE, turn };
}

/** How far a held piece is raised, in tiles. */
export const RAISED = 0.16;
