// How much of the open sky the neighbouring parts take from a point on a surface (ambient occlusion).
import { distanceTo, isBeyond, partsNear } from "./nearParts.ts";
import type { Part } from "./parts.ts";
import type { Vec } from "./pose.ts";

export type Occluder = (at: Vec, normal: Vec) => number;

const TAPS = 4;

export function occluder(parts: readonly Part[], reach: number, floor: number | null): Occluder {
  // A tap at height h cares only for what is nearer than h, and h never exceeds the reach.
  const partsAt = partsNear(parts, reach);

  /** Below nought, where a tap sees nothing of the sky, it does not matter by how much. */
  const nearest = (x: number, y: number, z: number, limit: number) => {
    let d = floor === null ? limit : Math.min(limit, y - floor);
    const parts = partsAt(x, y, z);
    for (let i = 0; i < parts.length && d > 0; i++) {
      const near = parts[i]!;
      const dx = x - near.x;
      const dy = y - near.y;
      const dz = z - near.z;
      const sphere = d + near.r;
      if (dx * dx + dy * dy + dz * dz >= sphere * sphere) continue;
      if (isBeyond(near, x, y, z, d)) continue;
      d = Math.min(d, distanceTo(near, dx, dy, dz, d));
    }
    return d;
  };

  return (at, normal) => {
    let blocked = 0;
    for (let tap = 1; tap <= TAPS; tap++) {
      const h = (reach * tap) / TAPS;
      const d = nearest(at[0] + normal[0] * h, at[1] + normal[1] * h, at[2] + normal[2] * h, h);
      blocked += Math.min(h, h - d) / 2 ** tap;
    }
    return Math.min(1, blocked / reach);
  };
}
