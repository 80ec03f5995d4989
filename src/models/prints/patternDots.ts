// A pattern as dots: how much of its second tone each has, for whoever draws with textures.
import type { Point2 } from "../parts.ts";
import { inSquare, type PatternId, patternOf } from "./patterns.ts";

/** How far a point lies inside of an outline, negative where it lies outside. */
function depthIn(outline: readonly Point2[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  let isInside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[j]!;
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(x - ax - dx * t, y - ay - dy * t));
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * dx) isInside = !isInside;
  }
  return isInside ? least : -least;
}

/** From 0 to 255, row after row from y = 0. */
export function patternDots(id: PatternId, side: number): Uint8Array<ArrayBuffer> {
  const dots = new Uint8Array(side * side);
  const pattern = patternOf(id);
  if (!pattern) return dots;
  const shapes = inSquare(pattern).map(({ outline, share }) => {
    const xs = outline.map(([x]) => x * side);
    const ys = outline.map(([, y]) => y * side);
    return {
      outline,
      share,
      low: [Math.min(...xs), Math.min(...ys)],
      high: [Math.max(...xs), Math.max(...ys)],
    };
  });
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [x, y] = [column + 0.5, row + 0.5];
      let left = 1;
      for (const { outline, share, low, high } of shapes) {
        if (x < low[0]! - 1 || x > high[0]! + 1 || y < low[1]! - 1 || y > high[1]! + 1) continue;
        const inside = depthIn(outline, x / side, y / side) * side + 0.5;
        left *= 1 - share * Math.max(0, Math.min(1, inside));
      }
      dots[row * side + column] = Math.round((1 - left) * 255);
    }
  return dots;
}
