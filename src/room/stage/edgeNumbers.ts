// The numbers of columns and rows along the two front edges of the floor, those of the held thing set off.
import type { Vec } from "../../models/parts.ts";
import type { Size, Turn } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { Box } from "../rules/box.ts";
import { frontEdges } from "./sight.ts";

export type EdgeNumber = { readonly at: Vec; readonly number: number; readonly isCurrent: boolean };

/** In the middle of the sill. */
const OUT = 0.24;
const UP = 0.02;

/** The column and the row of the thing's least corner, as words count them too. */
export function edgeNumbers(
  { columns, rows }: Size,
  quarter: Turn,
  held: Pick<Box, "x0" | "z0"> | null,
): EdgeNumber[] {
  const [along, aside] = frontEdges(quarter);
  const z = (along === "south" ? 1 : -1) * (rows / 2 + OUT);
  const x = (aside === "east" ? 1 : -1) * (columns / 2 + OUT);
  const column = held ? Math.floor(held.x0 / PER_TILE) : -1;
  const row = held ? Math.floor(held.z0 / PER_TILE) : -1;
  return [
    ...Array.from({ length: columns }, (_, i) => ({
      at: [i + 0.5 - columns / 2, UP, z] as const,
      number: i + 1,
      isCurrent: i === column,
    })),
    ...Array.from({ length: rows }, (_, i) => ({
      at: [x, UP, i + 0.5 - rows / 2] as const,
      number: i + 1,
      isCurrent: i === row,
    })),
  ];
}
