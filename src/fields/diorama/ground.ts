// The ground of a field's hex: its beds, and which of it is taken.
import { hexEdge } from "../../models/ground/island.ts";
import type { Point2 } from "../../models/parts.ts";

export const RADIUS = 5.2;
export const BED_WIDTH = 0.66;

/** A tilled bed about its middle; `axis` is the way it runs, `turn` the same for `placed`. */
export type TilledBed = {
  readonly row: number;
  readonly x: number;
  /** The height of the ground it lies on. */
  readonly y: number;
  readonly z: number;
  readonly length: number;
  readonly turn: number;
  readonly axis: Point2;
  /** The middles of its plots, in the order of their columns. */
  readonly plots: readonly Point2[];
};

/** How far a point of the ground lies from the edge of a bed; 0 inside. */
export function bedDistance(
  { x: bx, z: bz, length, axis: [ax, az] }: TilledBed,
  x: number,
  z: number,
) {
  const [dx, dz] = [x - bx, z - bz];
  const along = Math.max(0, Math.abs(dx * ax + dz * az) - length / 2);
  const across = Math.max(0, Math.abs(dz * ax - dx * az) - BED_WIDTH / 2);
  return Math.sqrt(along * along + across * across);
}

/** How far a point of the ground lies within the edge of the field; negative beyond it. */
export const edgeDistance = (x: number, z: number): number =>
  hexEdge(RADIUS, Math.atan2(z, x)) - Math.hypot(x, z);

export type GroundCircle = { readonly x: number; readonly z: number; readonly r: number };

/** Whether nothing stands at a point of the field. */
export type FreeGroundPredicate = (x: number, z: number) => boolean;

/** Points on the rim of a round of ground. */
export const rimPoints = ({ x, z, r }: GroundCircle): Point2[] =>
  Array.from({ length: 8 }, (_, i): Point2 => {
    const a = (i * Math.PI) / 4;
    return [x + Math.cos(a) * r, z + Math.sin(a) * r];
  });
