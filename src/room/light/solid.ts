// A room as light meets it: the triangles of all that is seen, where they stand, and one flat floor.
import type { LitRoom, LitShape } from "./litRoom.ts";
import { type RayTree, rayTree } from "./rayTree.ts";

export type Solid = {
  readonly tree: RayTree;
  readonly count: number;
  readonly corners: Float32Array;
  /** Three numbers to a triangle. */
  readonly normal: Float32Array;
  readonly colour: Float32Array;
  readonly shines: Uint8Array;
  /** From this triangle on it is the floor. */
  readonly floor: number;
};

export const SIN = [0, 1, 0, -1] as const;
export const COS = [1, 0, -1, 0] as const;

/** The floor is met a little below where its own light is gathered. */
const FLOOR = 0.03;
const SILL = 0.25;

export function solidOf(room: LitRoom, shapes: ReadonlyMap<string, LitShape>): Solid {
  const seen = room.things.flatMap(({ key, spot, isSeen }) => {
    const shape = shapes.get(key);
    return shape && isSeen ? [{ blockers: shape.blockers, spot }] : [];
  });
  const floor = seen.reduce((sum, { blockers }) => sum + blockers.shines.length, 0);
  const count = floor + 2;
  const corners = new Float32Array(count * 9);
  const colour = new Float32Array(count * 3);
  const shines = new Uint8Array(count);
  let first = 0;
  for (const { blockers, spot } of seen) {
    const [sin, cos] = [SIN[spot.turn], COS[spot.turn]];
    const from = blockers.corners;
    for (let i = 0; i < from.length; i += 3) {
      const at = first * 9 + i;
      corners[at] = spot.x + from[i]! * cos + from[i + 2]! * sin;
      corners[at + 1] = spot.y + from[i + 1]!;
      corners[at + 2] = spot.z - from[i]! * sin + from[i + 2]! * cos;
    }
    colour.set(blockers.colour, first * 3);
    shines.set(blockers.shines, first);
    first += blockers.shines.length;
  }
  const [x, z] = [room.size.columns / 2 + SILL, room.size.rows / 2 + SILL];
  corners.set(
    [-x, FLOOR, -z, x, FLOOR, z, x, FLOOR, -z, -x, FLOOR, -z, -x, FLOOR, z, x, FLOOR, z],
    floor * 9,
  );
  colour.set([...room.floor, ...room.floor], floor * 3);
  return {
    tree: rayTree(corners, shines),
    count,
    corners,
    normal: normalsOf(corners),
    colour,
    shines,
    floor,
  };
}

function normalsOf(corners: Float32Array): Float32Array {
  const normal = new Float32Array(corners.length / 3);
  for (let i = 0; i < normal.length; i += 3) {
    const at = i * 3;
    const [ax, ay, az] = [0, 1, 2].map((k) => corners[at + 3 + k]! - corners[at + k]!) as [
      number,
      number,
      number,
    ];
    const [bx, by, bz] = [0, 1, 2].map((k) => corners[at + 6 + k]! - corners[at + k]!) as [
      number,
      number,
      number,
    ];
    const [x, y, z] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const length = Math.hypot(x, y, z) || 1;
    normal[i] = x / length;
    normal[i + 1] = y / length;
    normal[i + 2] = z / length;
  }
  return normal;
}
