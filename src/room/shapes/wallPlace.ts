// Where a wall stands in the scene, whose origin is the middle of the floor, and where along it something lies.
import type { QuarterTurn, RoomDimensions, WallSide } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { facingFrom, runsAcross, wallLength } from "../rules/walls.ts";

/** The middle of its foot, and how often it was turned to the left. */
export type WallPose = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: QuarterTurn;
};

/** Seen from inside from its middle, where models of walls have their origin. */
export function wallSpot(
  side: WallSide,
  { columns, rows }: Pick<RoomDimensions, "columns" | "rows">,
): WallPose {
  const z = side === "north" ? -rows / 2 : side === "south" ? rows / 2 : 0;
  const x = side === "west" ? -columns / 2 : side === "east" ? columns / 2 : 0;
  return { x, y: 0, z, turn: facingFrom[side] };
}

/** From quarter tiles along a wall, which count from its northern or western end, to its own x. */
export function alongInWall(side: WallSide, size: RoomDimensions, along: number): number {
  const fromMiddle = (along - wallLength(size, side) / 2) / PER_TILE;
  return side === "north" || side === "east" ? fromMiddle : -fromMiddle;
}

export const lengthOf = (
  side: WallSide,
  { columns, rows }: Pick<RoomDimensions, "columns" | "rows">,
): number => (runsAcross(side) ? columns : rows);
