// Leaves out points of a line or an outline that hardly bend it (polyline simplification).
import type { Point2 } from "../parts.ts";

function off([x, y]: Point2, [ax, ay]: Point2, [bx, by]: Point2): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(x - ax - dx * t, y - ay - dy * t);
}

/** The line without points nearer than `reach` to what remains; both ends stay. */
export function straightened(points: readonly Point2[], reach: number): readonly Point2[] {
  if (points.length < 3) return points;
  const a = points[0]!;
  const b = points.at(-1)!;
  let farthest = 0;
  let at = 0;
  for (let i = 1; i + 1 < points.length; i++) {
    const d = off(points[i]!, a, b);
    if (d > farthest) [farthest, at] = [d, i];
  }
  if (farthest <= reach) return [a, b];
  return [
    ...straightened(points.slice(0, at + 1), reach).slice(0, -1),
    ...straightened(points.slice(at), reach),
  ];
}

/** The same for a closed outline, from its first point and the one farthest from it. */
export function straightenedRound(outline: readonly Point2[], reach: number): readonly Point2[] {
  const [x, y] = outline[0]!;
  const away = outline.map((p) => Math.hypot(p[0] - x, p[1] - y));
  const far = away.indexOf(Math.max(...away));
  const kept = [
    ...straightened(outline.slice(0, far + 1), reach).slice(0, -1),
    ...straightened([...outline.slice(far), outline[0]!], reach).slice(0, -1),
  ];
  return kept.length < 3 ? outline : kept;
}

/** Where the lines through a-b and c-d meet beyond b and before c. */
function meeting(a: Point2, b: Point2, c: Point2, d: Point2): Point2 | null {
  const u: Point2 = [b[0] - a[0], b[1] - a[1]];
  const v: Point2 = [d[0] - c[0], d[1] - c[1]];
  const cross = u[0] * v[1] - u[1] * v[0];
  if (Math.abs(cross) < 1e-9) return null;
  const w: Point2 = [c[0] - a[0], c[1] - a[1]];
  const s = (w[0] * v[1] - w[1] * v[0]) / cross;
  const t = (w[0] * u[1] - w[1] * u[0]) / cross;
  return s >= 1 && t <= 0 ? [a[0] + u[0] * s, a[1] + u[1] * s] : null;
}

/** Turns narrow bevels back into the sharp corners they were cut from. */
export function sharpened(points: readonly Point2[], reach: number): readonly Point2[] {
  const kept = [...points];
  for (let i = 1; i + 2 < kept.length; i++) {
    const corner = meeting(kept[i - 1]!, kept[i]!, kept[i + 1]!, kept[i + 2]!);
    if (corner && off(corner, kept[i]!, kept[i + 1]!) <= reach) kept.splice(i, 2, corner);
  }
  return kept;
}
