// The free spot nearest to a wanted one in a plane of whole steps, with what is taken as rectangles.
import { PER_TILE } from "../model/units.ts";
import type { Rect } from "./box.ts";

type Spot = { readonly x: number; readonly z: number };

/** How many of the steps before each corner are taken, so that any rectangle is four look-ups. */
function takenSums(width: number, depth: number, taken: readonly Rect[]): Int32Array {
  const line = width + 1;
  const sums = new Int32Array(line * (depth + 1));
  for (const rect of taken) {
    const x0 = Math.max(0, rect.x);
    const x1 = Math.min(width, rect.x + rect.width);
    for (let z = Math.max(0, rect.z); z < Math.min(depth, rect.z + rect.depth); z++)
      for (let x = x0; x < x1; x++) sums[(z + 1) * line + x + 1] = 1;
  }
  for (let z = 1; z <= depth; z++)
    for (let x = 1; x <= width; x++) {
      const i = z * line + x;
      sums[i]! += sums[i - 1]! + sums[i - line]! - sums[i - line - 1]!;
    }
  return sums;
}

/** A spot whole tiles away is worth a step more: it is a place that can be said and reached simply. */
function cost(dx: number, dz: number): number {
  const isWhole = dx % PER_TILE === 0 && dz % PER_TILE === 0;
  return Math.hypot(dx, dz) + (isWhole ? 0 : PER_TILE / 2);
}

/** From 0 up to `count`, the nearest to `want` first. */
const outwards = (count: number, want: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, i) => i).sort(
    (a, b) => Math.abs(a - want) - Math.abs(b - want),
  );

export function freeSpot(
  plane: { readonly width: number; readonly depth: number },
  piece: { readonly width: number; readonly depth: number },
  taken: readonly Rect[],
  want: Spot,
): Spot | null {
  const sums = takenSums(plane.width, plane.depth, taken);
  const line = plane.width + 1;
  const xs = outwards(plane.width - piece.width + 1, want.x);
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const z of outwards(plane.depth - piece.depth + 1, want.z)) {
    // Whoever is further off in one direction alone cannot be nearer in both.
    if (Math.abs(z - want.z) >= least) break;
    for (const x of xs) {
      if (Math.abs(x - want.x) >= least) break;
      const from = z * line + x;
      const to = from + piece.depth * line;
      if (sums[to + piece.width]! - sums[to]! - sums[from + piece.width]! + sums[from]! !== 0)
        continue;
      const price = cost(x - want.x, z - want.z);
      if (price >= least) continue;
      least = price;
      best = { x, z };
    }
  }
  return best;
}
