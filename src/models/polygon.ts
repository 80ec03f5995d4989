// Signed distance from a point to a plane polygon, negative inside.
import type { Point2 } from "./parts.ts";

export type Polygon = {
  /** Six numbers to an edge: where it begins, how far it goes, how high it ends, its squared length. */
  readonly edges: Float64Array;
  /** The first edge closes the outline and is no surface (a lathe's axis). */
  readonly isOpen: boolean;
  readonly low: Point2;
  readonly high: Point2;
};

export function polygonOf(outline: readonly Point2[], isOpen = false): Polygon {
  const edges = new Float64Array(outline.length * 6);
  outline.forEach(([bx, by], i) => {
    const [ax, ay] = outline[(i || outline.length) - 1]!;
    const dx = bx - ax;
    const dy = by - ay;
    edges.set([ax, ay, dx, dy, by, dx * dx + dy * dy], i * 6);
  });
  const end = (k: 0 | 1, of: (...values: number[]) => number) => of(...outline.map((p) => p[k]));
  return {
    edges,
    isOpen,
    low: [end(0, Math.min), end(1, Math.min)],
    high: [end(0, Math.max), end(1, Math.max)],
  };
}

export function polygonDistance({ edges, isOpen }: Polygon, x: number, y: number): number {
  let nearest = Infinity;
  let inside = false;
  for (let i = 0; i < edges.length; i += 6) {
    const ax = edges[i]!;
    const ay = edges[i + 1]!;
    const px = x - ax;
    const py = y - ay;
    const dx = edges[i + 2]!;
    const dy = edges[i + 3]!;
    if (ay > y !== edges[i + 4]! > y && x < ax + (py / dy) * dx) inside = !inside;
    if (isOpen && i === 0) continue;
    const length = edges[i + 5]!;
    const t = length ? Math.max(0, Math.min(1, (px * dx + py * dy) / length)) : 0;
    const ex = px - dx * t;
    const ey = py - dy * t;
    nearest = Math.min(nearest, ex * ex + ey * ey);
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}
