// A ray of sight: where it meets planes, boxes and triangles (ray casting).
import type { Vec } from "../../models/parts.ts";

export type Ray = { readonly from: Vec; readonly along: Vec };

export const pointOn = ({ from, along }: Ray, t: number): Vec => [
  from[0] + along[0] * t,
  from[1] + along[1] * t,
  from[2] + along[2] * t,
];

/** How far along the ray a coordinate takes that value; null behind the eye or never. */
export function reaches({ from, along }: Ray, axis: 0 | 1 | 2, value: number): number | null {
  if (along[axis] === 0) return null;
  const t = (value - from[axis]) / along[axis];
  return t > 0 ? t : null;
}

export function entersBox({ from, along }: Ray, low: Vec, high: Vec): number | null {
  let near = 0;
  let far = Number.POSITIVE_INFINITY;
  for (const k of [0, 1, 2] as const) {
    if (along[k] === 0) {
      if (from[k] < low[k] || from[k] > high[k]) return null;
      continue;
    }
    const a = (low[k] - from[k]) / along[k];
    const b = (high[k] - from[k]) / along[k];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near <= far ? near : null;
}

const cross = ([a, b, c]: Vec, [x, y, z]: Vec): Vec => [
  b * z - c * y,
  c * x - a * z,
  a * y - b * x,
];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const less = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Corners as three numbers each, and three corners for each triangle. */
export type TriangleSurface = {
  readonly position: ArrayLike<number>;
  readonly index: ArrayLike<number>;
};

/** The nearest triangle from either side, by the way of Möller and Trumbore. */
export function entersTriangles(
  { from, along }: Ray,
  { position, index }: TriangleSurface,
): number | null {
  const corner = (i: number): Vec => [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!];
  let nearest: number | null = null;
  for (let i = 0; i < index.length; i += 3) {
    const a = corner(index[i]!);
    const u = less(corner(index[i + 1]!), a);
    const v = less(corner(index[i + 2]!), a);
    const p = cross(along, v);
    const scale = dot(u, p);
    if (Math.abs(scale) < 1e-12) continue;
    const to = less(from, a);
    const s = dot(to, p) / scale;
    if (s < 0 || s > 1) continue;
    const q = cross(to, u);
    const r = dot(along, q) / scale;
    if (r < 0 || s + r > 1) continue;
    const t = dot(v, q) / scale;
    if (t > 0 && (nearest === null || t < nearest)) nearest = t;
  }
  return nearest;
}
