// Finds the parts near a point, so that a field of a thousand leaves need not ask every leaf (spatial hash grid).
import { boundingRadius, type Measure, measureOf, rangesOf } from "./distance.ts";
import type { Part } from "./parts.ts";
import { inverse, rotate, type Vec } from "./pose.ts";

/** A part with all that a quick question needs: its sphere, the axes of its own frame, and a box that holds it. */
export type Near = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
  readonly axes: readonly [Vec, Vec, Vec];
  readonly low: Vec;
  readonly high: Vec;
  readonly measure: Measure;
};

const CUBE = 0.4;
/** From the middle of a cube to its corner, and a little more. */
const CORNER = CUBE * 0.87;
const SPAN = 1024;
/** Parts in more cubes than this are few: each cube asks them when it is first needed. */
const WIDE = 2000;
const NONE: readonly Near[] = [];
/** Rounding must never leave out what is near. */
const SURE = 1e-9;

/** Numbers the cubes; scenes are far smaller than SPAN cubes, so two never share a number. */
function cubeAt(i: number, j: number, k: number): number {
  return ((i + SPAN / 2) * SPAN + j + SPAN / 2) * SPAN + k + SPAN / 2;
}

const cell = (v: number) => Math.floor(v / CUBE);

function nearOf(part: Part, id: number): Near {
  const [x, y, z] = part.at;
  const back = inverse(part.pose);
  const axes = [rotate(back, [1, 0, 0]), rotate(back, [0, 1, 0]), rotate(back, [0, 0, 1])] as const;
  const r = boundingRadius(part);
  return { id, x, y, z, r, axes, measure: measureOf(part), ...boxAbout(part, axes, r) };
}

function boxAbout(part: Part, axes: Near["axes"], r: number): Pick<Near, "low" | "high"> {
  const ranges = rangesOf(part);
  const ends = (k: 0 | 1 | 2): readonly [number, number] => {
    // A ball's measure is not exact: only its sphere says for certain what is far from it.
    if (part.shape === "ball") return [part.at[k] - r, part.at[k] + r];
    let middle = part.at[k];
    let half = SURE;
    ranges.forEach(([low, high], i) => {
      const along = axes[k][i]!;
      middle += (along * (low + high)) / 2;
      half += (Math.abs(along) * (high - low)) / 2;
    });
    return [middle - half, middle + half];
  };
  const [x, y, z] = [ends(0), ends(1), ends(2)];
  return { low: [x[0], y[0], z[0]], high: [x[1], y[1], z[1]] };
}

/** Whether a point is farther from the box about a part than `limit`, and so from the part. */
export function isBeyond(
  { low, high }: Near,
  x: number,
  y: number,
  z: number,
  limit: number,
): boolean {
  const dx = Math.max(low[0] - x, x - high[0], 0);
  const dy = Math.max(low[1] - y, y - high[1], 0);
  const dz = Math.max(low[2] - z, z - high[2], 0);
  return dx * dx + dy * dy + dz * dz > limit * limit;
}

/** The distance to a part from where it stands plus the offset. */
export function distanceTo(near: Near, dx: number, dy: number, dz: number, limit: number): number {
  const [a, b, c] = near.axes;
  return near.measure(
    a[0] * dx + b[0] * dy + c[0] * dz,
    a[1] * dx + b[1] * dy + c[1] * dz,
    a[2] * dx + b[2] * dy + c[2] * dz,
    limit,
  );
}

/** Gives for any point all parts that are nearer to it than `reach`, and some that are not. */
export function partsNear(parts: readonly Part[], reach: number) {
  const rough = new Map<number, Near[]>();
  const wide: Near[] = [];
  parts.forEach((part, id) => {
    const near = nearOf(part, id);
    const [x0, y0, z0] = near.low.map((v) => cell(v - reach)) as [number, number, number];
    const [x1, y1, z1] = near.high.map((v) => cell(v + reach)) as [number, number, number];
    if ((x1 - x0 + 1) * (y1 - y0 + 1) * (z1 - z0 + 1) > WIDE) {
      wide.push(near);
      return;
    }
    for (let i = x0; i <= x1; i++)
      for (let j = y0; j <= y1; j++)
        for (let k = z0; k <= z1; k++) {
          const key = cubeAt(i, j, k);
          const list = rough.get(key);
          if (list) list.push(near);
          else rough.set(key, [near]);
        }
  });

  const exact = new Map<number, readonly Near[]>();
  return (x: number, y: number, z: number): readonly Near[] => {
    const i = cell(x);
    const j = cell(y);
    const k = cell(z);
    const key = cubeAt(i, j, k);
    const known = exact.get(key);
    if (known) return known;
    const [mx, my, mz] = [(i + 0.5) * CUBE, (j + 0.5) * CUBE, (k + 0.5) * CUBE];
    const touches = (near: Near) =>
      !isBeyond(near, mx, my, mz, CORNER + reach) &&
      distanceTo(near, mx - near.x, my - near.y, mz - near.z, CORNER + reach) <= CORNER + reach;
    // A ball's distance is not exact, so that the order in which parts are asked shows: keep theirs.
    const found = [...(rough.get(key) ?? NONE), ...wide]
      .filter(touches)
      .sort((a, b) => a.id - b.id);
    exact.set(key, found);
    return found;
  };
}
