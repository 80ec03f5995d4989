// How much of the open sky the neighbouring parts take from a point on a surface.
import { extent, localDistance } from "./distance.ts";
import type { Part } from "./parts.ts";
import { inverse, rotate, type Vec } from "./pose.ts";

/** A part with all that a quick question needs: its sphere and the axes of its own frame. */
type Known = { part: Part; x: number; y: number; z: number; r: number; axes: readonly Vec[] };
export type Occluder = (at: Vec, normal: Vec) => number;

const TAPS = 4;
const CUBE = 0.4;
const SPAN = 1024;

/** Numbers the cubes; scenes are far smaller than SPAN cubes, so two never share a number. */
function cubeAt(i: number, j: number, k: number): number {
  return ((i + SPAN / 2) * SPAN + j + SPAN / 2) * SPAN + k + SPAN / 2;
}

const cell = (v: number) => Math.floor(v / CUBE);

function knownOf(part: Part): Known {
  const [x, y, z] = part.at;
  const back = inverse(part.pose);
  const axes = [rotate(back, [1, 0, 0]), rotate(back, [0, 1, 0]), rotate(back, [0, 0, 1])];
  return { part, x, y, z, r: extent(part), axes };
}

function distanceTo({ part, axes }: Known, dx: number, dy: number, dz: number): number {
  const [a, b, c] = axes as [Vec, Vec, Vec];
  return localDistance(part, [
    a[0] * dx + b[0] * dy + c[0] * dz,
    a[1] * dx + b[1] * dy + c[1] * dz,
    a[2] * dx + b[2] * dy + c[2] * dz,
  ]);
}

/**
 * Parts are filed in small cubes so that a point asks only its neighbours; without that a field
 * of a thousand leaves would ask a thousand parts per corner.
 */
export function occluder(parts: readonly Part[], reach: number, floor: number | null): Occluder {
  const filed = new Map<number, Known[]>();
  for (const part of parts) {
    const known = knownOf(part);
    const { x, y, z } = known;
    // A tap at height h cares only for what is nearer than h, and h never exceeds the reach.
    const r = known.r + reach;
    for (let i = cell(x - r); i <= cell(x + r); i++)
      for (let j = cell(y - r); j <= cell(y + r); j++)
        for (let k = cell(z - r); k <= cell(z + r); k++) {
          const dx = (i + 0.5) * CUBE - x;
          const dy = (j + 0.5) * CUBE - y;
          const dz = (k + 0.5) * CUBE - z;
          if (distanceTo(known, dx, dy, dz) > CUBE * 0.87 + reach) continue;
          const key = cubeAt(i, j, k);
          const list = filed.get(key);
          if (list) list.push(known);
          else filed.set(key, [known]);
        }
  }

  const nearest = (x: number, y: number, z: number, limit: number) => {
    let d = floor === null ? limit : Math.min(limit, y - floor);
    const near = filed.get(cubeAt(cell(x), cell(y), cell(z)));
    if (near)
      for (const known of near) {
        const dx = x - known.x;
        const dy = y - known.y;
        const dz = z - known.z;
        const sphere = d + known.r;
        if (sphere <= 0 || dx * dx + dy * dy + dz * dz >= sphere * sphere) continue;
        d = Math.min(d, distanceTo(known, dx, dy, dz));
      }
    return d;
  };

  return ([x, y, z], [nx, ny, nz]) => {
    let blocked = 0;
    for (let tap = 1; tap <= TAPS; tap++) {
      const h = (reach * tap) / TAPS;
      const d = nearest(x + nx * h, y + ny * h, z + nz * h, h);
      blocked += Math.min(h, h - d) / 2 ** tap;
    }
    return Math.min(1, blocked / reach);
  };
}
