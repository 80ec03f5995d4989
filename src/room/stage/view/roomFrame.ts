// From the quarter tiles of a document to the tiles of the scene, whose origin is the middle of the floor; and back.
import type { Vec } from "../../../models/pose.ts";
import type { Ray } from "../../../scene/camera/ray.ts";
import type { QuarterTurn, RoomDimensions } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import type { Placed } from "../../rules/footprint.ts";

/** Where the foot of a model stands in the scene, and how often it was turned to the left. */
export type ScenePose = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: QuarterTurn;
};

export const toScene = (
  { columns, rows }: Pick<RoomDimensions, "columns" | "rows">,
  x: number,
  z: number,
) => ({ x: x / PER_TILE - columns / 2, z: z / PER_TILE - rows / 2 });

export const toRoom = (
  { columns, rows }: Pick<RoomDimensions, "columns" | "rows">,
  x: number,
  z: number,
) => ({ x: (x + columns / 2) * PER_TILE, z: (z + rows / 2) * PER_TILE });

/** What stands is set by its middle; what hangs by the middle of its back. */
export function spotOf({ item, box, turn }: Placed, size: RoomDimensions): ScenePose {
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

/** A tile in metres, where a room stands among real things: a house for dolls, which has its place on a table. */
export const TILE_ON_TABLE = 0.1;

/** How far a held piece is raised, in tiles. */
export const RAISED = 0.16;

const SIN = [0, 1, 0, -1] as const;
const COS = [1, 0, -1, 0] as const;

/** From the frame of a model to the scene. */
export function inScene({ x, y, z, turn }: ScenePose, [a, b, c]: Vec): Vec {
  const [sin, cos] = [SIN[turn], COS[turn]];
  return [x + a * cos + c * sin, y + b, z - a * sin + c * cos];
}

/** The same ray in the frame of a model that stands there. */
export function fromSpot({ from, along }: Ray, { x, y, z, turn }: ScenePose): Ray {
  const [sin, cos] = [SIN[turn], COS[turn]];
  const back = ([a, b, c]: Vec): Vec => [a * cos - c * sin, b, a * sin + c * cos];
  return { from: back([from[0] - x, from[1] - y, from[2] - z]), along: back(along) };
}
