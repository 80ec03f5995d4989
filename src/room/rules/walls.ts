// The four walls as planes: how long they are, and the box of something on them.
import type { QuarterTurn, RoomDimensions, WallSide } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { RoomBox } from "./box.ts";

/** Across the room from left to right, or from back to front. */
export const runsAcross = (wall: WallSide): boolean => wall === "north" || wall === "south";

export const wallLength = (size: RoomDimensions, wall: WallSide): number =>
  (runsAcross(wall) ? size.columns : size.rows) * PER_TILE;

/** What hangs on a wall looks into the room. */
export const facingFrom: Readonly<Record<WallSide, QuarterTurn>> = {
  north: 0,
  west: 1,
  south: 2,
  east: 3,
};

type OnWall = {
  readonly wall: WallSide;
  readonly along: number;
  readonly up: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
};

export function wallBox({ columns, rows }: RoomDimensions, on: OnWall): RoomBox {
  const { wall, along, up, width, height, depth } = on;
  const far = (wall === "east" ? columns : wall === "south" ? rows : 0) * PER_TILE;
  const [near, off] = wall === "east" || wall === "south" ? [far - depth, far] : [0, depth];
  const y = { y0: up, y1: up + height };
  return runsAcross(wall)
    ? { x0: along, x1: along + width, z0: near, z1: off, ...y }
    : { x0: near, x1: off, z0: along, z1: along + width, ...y };
}
