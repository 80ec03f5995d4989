// The boards over a room and the joists that carry them, as who walks below sees them: from below and from both sides.
import type { HouseShell as House } from "../../../models/catalogue/shells.ts";
import type { Vec } from "../../../models/pose.ts";
import type { QuadCorners } from "../../../scene/renderer/geometry.ts";
import type { RoomDimensions } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";

export type Board = { readonly corners: QuadCorners; readonly colour: string; readonly alpha: 1 };

const BOARD = 0.5;
/** As the ends of joists that stand out of the walls. */
const JOIST = { apart: 1.13, wide: 0.18, below: 0.16 } as const;

const repeated = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A rectangle in the plane of two ways; its corners run so that it is seen from where it looks. */
const board = (at: Vec, [ax, ay, az]: Vec, [bx, by, bz]: Vec, colour: string): Board => {
  const [x, y, z] = at;
  return {
    corners: [
      at,
      [x + ax, y + ay, z + az],
      [x + ax + bx, y + ay + by, z + az + bz],
      [x + bx, y + by, z + bz],
    ],
    colour,
    alpha: 1,
  };
};

export function ceilingBoards(
  { ceiling, joist }: Pick<House, "ceiling" | "joist">,
  { columns, rows, height }: RoomDimensions,
): Board[] {
  const top = height / PER_TILE;
  const [w, d] = [columns / 2, rows / 2];
  const lines = Math.ceil(rows / BOARD);
  const boards = repeated(lines, (i) => {
    const z = -d + i * BOARD;
    const deep = Math.min(BOARD, d - z);
    return board([-w, top, z], [columns, 0, 0], [0, 0, deep], ceiling[i % 2]!);
  });
  if (joist === null) return boards;
  const count = Math.max(2, Math.round(columns / JOIST.apart));
  const foot = top - JOIST.below;
  const joists = repeated(count, (i) => {
    const x = -w + ((i + 0.5) * columns) / count;
    const [left, right] = [x - JOIST.wide / 2, x + JOIST.wide / 2];
    return [
      board([left, foot, -d], [JOIST.wide, 0, 0], [0, 0, rows], joist),
      board([left, foot, -d], [0, 0, rows], [0, JOIST.below, 0], joist),
      board([right, foot, d], [0, 0, -rows], [0, JOIST.below, 0], joist),
    ];
  });
  return [...boards, ...joists.flat()];
}
