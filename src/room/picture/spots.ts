// Where each thing of a room stands in the drawing, whose origin is the middle of the floor.
import type { Vec } from "../../models/parts.ts";
import { reliefOf } from "../catalogue/finishes.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, QuarterTurn, RoomDocument, WallSide } from "../model/room.ts";
import { carriersOf } from "../model/structure.ts";
import { PER_TILE } from "../model/units.ts";
import type { Placed } from "../rules/footprint.ts";
import { indexOf } from "../rules/indexOf.ts";
import { marked } from "../rules/marks.ts";

export type DrawingSpot = {
  readonly item: Item;
  readonly at: Vec;
  readonly turn: QuarterTurn;
  readonly isMade?: boolean;
};

/** At a quarter turn of the viewer, the two walls behind everything. */
const behind: Readonly<Record<QuarterTurn, readonly WallSide[]>> = {
  0: ["north", "west"],
  1: ["south", "west"],
  2: ["south", "east"],
  3: ["north", "east"],
};

export const wallsBehind = (quarter: QuarterTurn): ReadonlySet<WallSide> =>
  new Set(behind[quarter]);

/** What stands is set by its middle, what hangs by the middle of its back, `off` the wall. */
function middleOf({ item, box, turn }: Placed, off: number): readonly [x: number, z: number] {
  const [x, z] = [(box.x0 + box.x1) / 2, (box.z0 + box.z1) / 2];
  if (item.at.kind !== "wall") return [x, z];
  if (turn === 0) return [x, box.z0 + off];
  if (turn === 1) return [box.x0 + off, z];
  return turn === 2 ? [x, box.z1 - off] : [box.x1 - off, z];
}

/** The wall that a thing hangs on, or that what carries it hangs on. */
function wallOf(items: RoomDocument["items"], item: Item): WallSide | null {
  const lowest = carriersOf(items, item).at(-1) ?? item;
  return lowest.at.kind === "wall" ? lowest.at.wall : null;
}

/** Without what hangs on walls that are not drawn. */
export function drawingSpots(
  document: RoomDocument,
  catalogue: Catalogue,
  walls: ReadonlySet<WallSide>,
): readonly DrawingSpot[] {
  const { columns, rows } = document.shell.size;
  const marks = marked(document, catalogue);
  return [...indexOf(document, catalogue).placed.values()].flatMap((placed) => {
    const { item, box, turn } = placed;
    const wall = wallOf(document.items, item);
    if (wall !== null && !walls.has(wall)) return [];
    const isHung = item.at.kind === "wall" && !placed.model.isFooted;
    const off = isHung && wall !== null ? reliefOf(document.shell.walls[wall].kind) : 0;
    const [x, z] = middleOf(placed, off * PER_TILE);
    const at: Vec = [x / PER_TILE - columns / 2, box.y0 / PER_TILE, z / PER_TILE - rows / 2];
    return [{ item, at, turn, isMade: marks.has(item.id) }];
  });
}
