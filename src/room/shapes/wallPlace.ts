// Where a wall stands in the scene, whose origin is the middle of the floor, and where along it something lies.
import type { Side, Size, Turn } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { facingFrom, runsAcross, wallLength } from "../rules/walls.ts";

/** The middle of its foot, and how often it was turned to the left. */
export type WallPlace = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: Turn;
};

/** Seen from inside from its middle, where models of walls have their origin. */
export function wallSpot(side: Side, { columns, rows }: Pick<Size, "columns" | "rows">): WallPlace {
  const z = side === "north" ? -rows / 2 : side === "south" ? rows / 2 : 0;
  const x = side === "west" ? -columns / 2 : side === "east" ? columns / 2 : 0;
  return { x, y: 0, z, turn: facingFrom[side] };
}

/** From quarter tiles along a wall, which count from its northern or western end, to its own x. */
export function alongInWall(side: Side, size: Size, along: number): number {
  const fromMiddle = (along - wallLength(size, side) / 2) / PER_TILE;
  return side === "north" || side === "east" ? fromMiddle : -fromMiddle;
}

export const lengthOf = (side: Side, { columns, rows }: Pick<Size, "columns" | "rows">): number =>
  runsAcross(side) ? columns : rows;
