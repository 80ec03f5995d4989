// Where the numbers of columns and rows stand around the plan: below it and to its right.
import type { Size, Turn } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { Box } from "../rules/box.ts";

export type EdgeSpot = {
  readonly key: string;
  readonly number: number;
  /** In quarter tiles. */
  readonly x: number;
  readonly z: number;
  readonly isCurrent: boolean;
};

/** In tiles, outside the walls. */
const OUT = 0.66;

export function edgeSpots(
  { columns, rows }: Size,
  quarter: Turn,
  current: Pick<Box, "x0" | "z0"> | null,
): EdgeSpot[] {
  const isSouth = quarter === 0 || quarter === 3;
  const isEast = quarter < 2;
  const z = (isSouth ? rows + OUT : -OUT) * PER_TILE;
  const x = (isEast ? columns + OUT : -OUT) * PER_TILE;
  const column = current ? Math.floor(current.x0 / PER_TILE) : -1;
  const row = current ? Math.floor(current.z0 / PER_TILE) : -1;
  const middle = (i: number) => (i + 0.5) * PER_TILE;
  return [
    ...Array.from({ length: columns }, (_, i) => ({
      key: `c${i}`,
      number: i + 1,
      x: middle(i),
      z,
      isCurrent: i === column,
    })),
    ...Array.from({ length: rows }, (_, i) => ({
      key: `r${i}`,
      number: i + 1,
      x,
      z: middle(i),
      isCurrent: i === row,
    })),
  ];
}
