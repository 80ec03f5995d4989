// The frame of each wall: seen from inside from its middle, where models of walls have their origin.
import type { Side, Size } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { facingFrom, runsAcross, wallLength } from "../rules/walls.ts";
import type { Spot } from "./roomFrame.ts";

export function wallSpot(side: Side, { columns, rows }: Pick<Size, "columns" | "rows">): Spot {
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
