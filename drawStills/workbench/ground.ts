// What a piece stands on: tiles, and on them the place that it says it takes.
import type { MeasuredPiece } from "../../src/models/catalogue/measured.ts";
import { palette } from "../../src/models/palette.ts";
import { block, type Colour, type Part } from "../../src/models/parts.ts";

const THIN = 0.02;

/** So many tiles to each side of the middle as hold the place, and one more. */
const reach = (tiles: number): number => Math.ceil(tiles / 2) + 1;

function squares(across: number, deep: readonly [number, number]): { x: number; z: number }[] {
  const found: { x: number; z: number }[] = [];
  for (let x = -across; x < across; x++)
    for (let z = deep[0]; z < deep[1]; z++) found.push({ x: x + 0.5, z: z + 0.5 });
  return found;
}

const tone = (x: number, z: number): Colour =>
  (Math.floor(x) + Math.floor(z)) % 2 === 0 ? palette.cream : palette.linen;

/** A wall piece hangs before tiles that stand; the others stand on tiles that lie. */
export function groundOf({ stands, footprint: [w, d], height }: MeasuredPiece): Part[] {
  if (stands === "wall")
    return [
      ...squares(reach(w), [-1, Math.ceil(height) + 1]).map(({ x, z }) =>
        block([0.99, 0.99, THIN], [x, z - 0.5, -0.06], tone(x, z)),
      ),
      block([w, height, THIN], [0, 0, -0.05], palette.butter),
    ];
  return [
    ...squares(reach(w), [-reach(d), reach(d)]).map(({ x, z }) =>
      block([0.99, THIN, 0.99], [x, -0.06, z], tone(x, z)),
    ),
    block([w, THIN, d], [0, -0.05, 0], palette.butter),
  ];
}
