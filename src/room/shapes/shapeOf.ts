// Builds the triangles of a piece, a wall or the floor, with the shade of their creases in their colours.
import { standingFloor } from "../../models/catalogue/shellParts.ts";
import { type Baked, toTriangles } from "../../models/lean/toTriangles.ts";
import type { Triangles } from "../../models/lean/triangles.ts";
import { box, type Part, type Vec } from "../../models/parts.ts";
import { floorFinishOf } from "../catalogue/finishes.ts";
import { partsOf } from "../catalogue/partsOf.ts";
import { siteCatalogue } from "../catalogue/siteCatalogue.ts";
import { blotOf, footShade } from "./shade.ts";
import type { FloorWanted, PieceWanted, Shape, WallWanted, Wanted } from "./shape.ts";
import { styleOf, wallOfRoom } from "./wallOfRoom.ts";

function boundsOf(parts: readonly (Triangles | null)[]): { low: Vec; high: Vec } {
  const low: [number, number, number] = [0, 0, 0];
  const high: [number, number, number] = [0, 0, 0];
  let isFirst = true;
  for (const part of parts)
    for (let i = 0; part && i < part.position.length; i += 3) {
      for (const k of [0, 1, 2] as const) {
        const value = part.position[i + k]!;
        low[k] = isFirst ? value : Math.min(low[k], value);
        high[k] = isFirst ? value : Math.max(high[k], value);
      }
      isFirst = false;
    }
  return { low, high };
}

const whole = ({ solid, glow }: Baked): Shape => ({
  solid,
  glow,
  blot: null,
  ...boundsOf([solid, glow]),
});

/** Shade turns soft over this many tiles of a piece. */
const FINE_CELL = 0.6;

function pieceShape({ model, tint, isLit, hasPicture, isMade, detail }: PieceWanted): Shape {
  const parts = partsOf(model, { tint: tint ?? undefined, isLit, hasPicture, isMade });
  const isFine = detail === "fine";
  const shape = whole(
    toTriangles(parts, isFine ? { cell: FINE_CELL, floor: null } : { lean: true, floor: null }),
  );
  const known = siteCatalogue.item(model);
  const isUpright = known?.stands.includes("wall") ?? false;
  const isSmall = known?.stands.includes("surface") ?? false;
  const options = {
    low: shape.low,
    high: shape.high,
    isUpright,
    // Beside a small thing there may be no table any more.
    reach: isSmall ? 0.16 : isUpright ? 0.4 : 0.6,
    cells: isFine ? 22 : 9,
  };
  const solid = parts.filter((part) => !part.glow);
  const throwsShade = solid.length > 0 && !known?.isFlat;
  return { ...shape, blot: throwsShade ? blotOf(solid, options) : null };
}

/** Where there are more rounded edges than this nobody sees one of them. */
const MOST_ROUNDED = 230;
const UNDIVIDED = 100;
/** What may be lost of a wall, in tiles: it is no single thing that has to do with few triangles. */
const SEEN = 0.02;

function detailOf(parts: readonly Part[]) {
  const rounded = parts.filter((part) => "bevel" in part && part.bevel > 0).length;
  return rounded > MOST_ROUNDED
    ? { lean: true, tolerance: SEEN, floor: null }
    : { cell: UNDIVIDED, floor: null };
}

function wallShape(wanted: WallWanted): Shape {
  const parts = wallOfRoom(wanted);
  const blot = footShade(wanted.length);
  return { ...whole(toTriangles(parts, detailOf(parts))), blot };
}

function floorShape({ style, columns, rows, finish }: FloorWanted): Shape {
  const floor = floorFinishOf(finish);
  const spec = { width: columns, depth: rows, floor, walls: {}, night: false };
  const shell = styleOf(style);
  // Between the last boards and the sill no footing shows.
  const edge = [columns + 0.5, 0.2, rows + 0.5] as const;
  const parts = [...standingFloor(shell, spec), box(edge, [0, -0.23, 0], shell.sill, { bevel: 0 })];
  return whole(toTriangles(parts, detailOf(parts)));
}

export function shapeOf(wanted: Wanted): Shape {
  switch (wanted.kind) {
    case "piece":
      return pieceShape(wanted);
    case "wall":
      return wallShape(wanted);
    case "floor":
      return floorShape(wanted);
  }
}
