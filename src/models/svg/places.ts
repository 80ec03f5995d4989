// Where a dot of the drawing lies on the model, and which way the surface faces there.
import type { Vec } from "../pose.ts";
import { facing } from "./ellipsoid.ts";
import type { Face } from "./face.ts";
import type { DepthBuffer } from "./raster.ts";
import { fromView, type SvgView, turnedFromView } from "./view.ts";

export type SurfacePoint = { readonly at: Vec; readonly normal: Vec };

export function placeAt(
  face: Face,
  dot: number,
  { left, top, width, depth }: DepthBuffer,
  view: SvgView,
): SurfacePoint {
  const x = (dot % width) + left + 0.5;
  const y = Math.floor(dot / width) + top + 0.5;
  const z = depth[dot]!;
  const at = fromView(view, [x, y, z]);
  if (face.plane) return { at, normal: turnedFromView(view, face.plane.normal) };
  if (!face.ball) return { at, normal: turnedFromView(view, bandNormal(face, x)) };
  const [cx, cy, cz] = face.ball.centre;
  const [nx, ny, nz] = facing(face.ball, x - cx, y - cy, z - cz);
  const length = Math.hypot(nx, ny, nz) || 1;
  return { at, normal: turnedFromView(view, [nx / length, ny / length, nz / length]) };
}

/** The normal of the side of a band whose middle lies nearest. */
export function bandNormal(face: Face, x: number): Vec {
  const t = face.triangles;
  let best = 0;
  let nearest = Infinity;
  for (let i = 0; i < t.length; i += 9) {
    const d = Math.abs((t[i]! + t[i + 3]! + t[i + 6]!) / 3 - x);
    if (d < nearest) [nearest, best] = [d, i];
  }
  const i = best;
  const u: Vec = [t[i + 3]! - t[i]!, t[i + 4]! - t[i + 1]!, t[i + 5]! - t[i + 2]!];
  const v: Vec = [t[i + 6]! - t[i]!, t[i + 7]! - t[i + 1]!, t[i + 8]! - t[i + 2]!];
  const n: Vec = [v[1] * u[2] - v[2] * u[1], v[2] * u[0] - v[0] * u[2], v[0] * u[1] - v[1] * u[0]];
  const length = Math.hypot(n[0], n[1], n[2]) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}
