// Finds the parts near a point, so that a field of a thousand leaves need not ask every leaf.
import { extent, type Measure, measureOf } from "./distance.ts";
import type { Part } from "./parts.ts";
import { inverse, rotate, type Vec } from "./pose.ts";

/** A part with all that a quick question needs: its sphere and the axes of its own frame. */
export type Near = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
  readonly axes: readonly [Vec, Vec, Vec];
  readonly measure: Measure;
};

const CUBE = 0.4;
/** From the middle of a cube to its corner, and a little more. */
const CORNER = CUBE * 0.87;
const SPAN = 1024;
/** Parts in more cubes than this are few: each cube asks them when it is first needed. */
const WIDE = 2000;
const NONE: readonly Near[] = [];

/** Numbers the cubes; scenes are far smaller than SPAN cubes, so two never share a number. */
function cubeAt(i: number, j: number, k: number): number {
  return ((i + SPAN / 2) * SPAN + j + SPAN / 2) * SPAN + k + SPAN / 2;
}

const cell = (v: number) => Math.floor(v / CUBE);

function nearOf(part: Part, id: number): Near {
  const [x, y, z] = part.at;
  const back = inverse(part.pose);
  return {
    id,
    x,
    y,
    z,
    r: extent(part),
    axes: [rotate(back, [1, 0, 0]), rotate(back, [0, 1, 0]), rotate(back, [0, 0, 1])],
    measure: measureOf(part),
  };
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
    const [x, y, z] = part.at;
    const r = near.r + reach;
    const spans = [x, y, z].map((v) => cell(v + r) - cell(v - r) + 1);
    if (spans[0]! * spans[1]! * spans[2]! > WIDE) {
      wide.push(near);
      return;
    }
    for (let i = cell(x - r); i <= cell(x + r); i++)
      for (let j = cell(y - r); j <= cell(y + r); j++)
        for (let k = cell(z - r); k <= cell(z + r); k++) {
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
    const touches = (near: Near) => {
      const dx = (i + 0.5) * CUBE - near.x;
      const dy = (j + 0.5) * CUBE - near.y;
      const dz = (k + 0.5) * CUBE - near.z;
      return distanceTo(near, dx, dy, dz, CORNER + reach) <= CORNER + reach;
    };
    // A ball's distance is not exact, so that the order in which parts are asked shows: keep theirs.
    const found = [...(rough.get(key) ?? NONE), ...wide]
      .filter(touches)
      .sort((a, b) => a.id - b.id);
    exact.set(key, found);
    return found;
  };
}
