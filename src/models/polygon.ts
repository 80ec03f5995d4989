// Signed distance from a point to a plane polygon, negative inside.
import type { Point2 } from "./parts.ts";

/** `openEnd` leaves the closing edge out of the distance (a lathe's axis is no surface). */
export function polygonDistance(
  outline: readonly Point2[],
  x: number,
  y: number,
  openEnd = false,
): number {
  let nearest = Infinity;
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[j]!;
    const [bx, by] = outline[i]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    if (openEnd && i === 0) continue;
    const dx = bx - ax;
    const dy = by - ay;
    const length = dx * dx + dy * dy;
    const t = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
    const ex = x - ax - dx * t;
    const ey = y - ay - dy * t;
    nearest = Math.min(nearest, ex * ex + ey * ey);
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}
