// Builds the triangles of a piece, a wall or the floor, with the shade of their creases in their colours.
import { type Baked, toTriangles } from "../../models/lean/toTriangles.ts";
import type { Triangles } from "../../models/lean/triangles.ts";
import type { Part, Vec } from "../../models/parts.ts";
import { meanColour } from "../../models/prints/meanColour.ts";
import { printedTriangles } from "../../models/prints/printedTriangles.ts";
import { partsOfPiece } from "../catalogue/partsOfPiece.ts";
import { dialOf } from "../catalogue/rows.ts";
import { siteCatalogue } from "../catalogue/siteCatalogue.ts";
import type { Blockers } from "../light/litRoom.ts";
import { pointsOf } from "../light/points.ts";
import { floorOfRoom } from "./floorOfRoom.ts";
import { handsOf } from "./handsOf.ts";
import { blotOf, footShade } from "./shade.ts";
import type {
  BuiltShape,
  FloorShapeRequest,
  PieceShapeRequest,
  ShapeRequest,
  WallShapeRequest,
} from "./shape.ts";
import { slabsOf, wallOfRoom } from "./wallOfRoom.ts";

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

/** Between the points in which light is gathered, in tiles. */
const APART = 0.2;
const APART_CROWDED = 0.8;
/** What a thing in a crowd may lose as something that stands in the way. */
const COARSE = 0.1;

const whole = ({ solid, glow }: Baked, lean: Baked, apart = APART): BuiltShape => ({
  solid,
  glow,
  blot: null,
  hands: null,
  points: solid && pointsOf(solid, apart),
  blockers: blockersOf(lean),
  ...boundsOf([solid, glow]),
});

/** What stands in the way of light has flat colours: a room gathers them by the thousand. */
function blockersOf({ solid, glow }: Baked): Blockers {
  const parts = [solid, glow].flatMap((part) => part ?? []);
  const count = parts.reduce((sum, { index }) => sum + index.length / 3, 0);
  const blockers = {
    corners: new Float32Array(count * 9),
    colour: new Float32Array(count * 3),
    shines: new Uint8Array(count),
  };
  let first = 0;
  for (const part of parts) {
    const { position, index } = part;
    const color = meanColour(part);
    for (let i = 0; i < index.length; i++) {
      const [from, triangle] = [index[i]! * 3, first + Math.floor(i / 3)];
      for (let k = 0; k < 3; k++) {
        blockers.corners[first * 9 + i * 3 + k] = position[from + k]!;
        blockers.colour[triangle * 3 + k]! += color[from + k]! / 3;
      }
    }
    if (part === glow) blockers.shines.fill(1, first);
    first += index.length / 3;
  }
  return blockers;
}

const LEAN = { lean: true, floor: null, ao: 0 } as const;

/** Shade turns soft over this many tiles of a piece. */
const FINE_CELL = 0.6;

function pieceShape({
  model,
  coat,
  isLit,
  hasPicture,
  isMade,
  detail,
}: PieceShapeRequest): BuiltShape {
  const all = partsOfPiece(model, { coat: coat ?? undefined, isLit, hasPicture, isMade });
  const dial = dialOf(model);
  // The tack of who made it comes after them.
  const last = dial ? partsOfPiece(model).length : 0;
  const isHand = (i: number) => i === last - 1 || i === last - 2;
  const parts = all.filter((_, i) => !isHand(i));
  const isFine = detail === "fine";
  const shape = whole(
    printedTriangles(
      parts,
      isFine ? { cell: FINE_CELL, floor: null } : { lean: true, floor: null },
    ),
    printedTriangles(parts, isFine ? LEAN : { ...LEAN, tolerance: COARSE }),
    isFine ? APART : APART_CROWDED,
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
  return {
    ...shape,
    blot: throwsShade ? blotOf(solid, options) : null,
    hands: dial && handsOf(all.slice(last - 2, last), dial, shape),
  };
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

function wallShape(wanted: WallShapeRequest): BuiltShape {
  const slabs = slabsOf(wanted);
  const parts = wallOfRoom(wanted, slabs);
  const blot = footShade(wanted.length);
  const lean = toTriangles(parts, { ...LEAN, tolerance: SEEN });
  // They end at every window: shade of its corners would show where.
  const baked = toTriangles(parts, { ...detailOf(parts), unshaded: new Set(slabs) });
  return { ...whole(baked, lean), blot };
}

function floorShape(wanted: FloorShapeRequest): BuiltShape {
  const parts = floorOfRoom(wanted);
  // Of the floor itself the light counts on one flat map.
  return whole(toTriangles(parts, detailOf(parts)), { solid: null, glow: null });
}

export function shapeOf(wanted: ShapeRequest): BuiltShape {
  switch (wanted.kind) {
    case "piece":
      return pieceShape(wanted);
    case "wall":
      return wallShape(wanted);
    case "floor":
      return floorShape(wanted);
  }
}
