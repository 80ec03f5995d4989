// The plan of a field's hex: where its rows run, and which ground is taken.
import type { Run } from "../shapes.ts";

export const RADIUS = 5.2;

const PITCH = 0.98;
const ROW = 0.86;
const FIRST_ROW = 0.3;
const FROM_EDGE = 0.56;
/** The left side of a hex leans: one step towards the front moves its edge this far right. */
const LEAN = 1 / Math.sqrt(3);
export const BED_WIDTH = 0.66;

export type Bed = { readonly x: number; readonly z: number; readonly length: number };

export function bedAt({ row, from, to }: Run): Bed {
  const z = FIRST_ROW + row * ROW;
  const start = -RADIUS + z * LEAN + FROM_EDGE;
  return { x: start + ((from + to) / 2) * PITCH, z, length: (to - from) * PITCH - 0.12 };
}

export type Spot = { readonly x: number; readonly z: number; readonly r: number };

/** Whether nothing stands at a point of the field. */
export type Free = (x: number, z: number) => boolean;

export function isFree(
  beds: readonly Bed[],
  taken: readonly Spot[],
  x: number,
  z: number,
): boolean {
  return (
    beds.every((bed) => Math.abs(x - bed.x) > bed.length / 2 + 0.2 || Math.abs(z - bed.z) > 0.5) &&
    taken.every((spot) => Math.hypot(x - spot.x, z - spot.z) > spot.r)
  );
}
