// The free spot nearest to a wanted one in a plane of whole steps, with what is taken as rectangles (nearest free rectangle).
import { PER_TILE } from "../model/units.ts";
import type { RoomRect } from "./box.ts";

type Spot = { readonly x: number; readonly z: number };

/** How many of the steps before each corner are taken, so that any rectangle is four look-ups. */
function takenSums(
  { x: left, z: top, width, depth }: RoomRect,
  taken: readonly RoomRect[],
): Int32Array {
  const line = width + 1;
  const sums = new Int32Array(line * (depth + 1));
  for (const rect of taken) {
    const x0 = Math.max(0, rect.x - left);
    const x1 = Math.min(width, rect.x - left + rect.width);
    const z1 = Math.min(depth, rect.z - top + rect.depth);
    for (let z = Math.max(0, rect.z - top); z < z1; z++)
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

/** From `from` on, the nearest to `want` first. */
const outwards = (from: number, count: number, want: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, i) => from + i).sort(
    (a, b) => Math.abs(a - want) - Math.abs(b - want),
  );

type Size = { readonly width: number; readonly depth: number };

/** What of the plane a piece covers that stands at most `reach` from where it is wanted, in each direction. */
function windowAround(plane: Size, piece: Size, want: Spot, reach: number): RoomRect {
  const x = Math.max(0, want.x - reach);
  const z = Math.max(0, want.z - reach);
  return {
    x,
    z,
    width: Math.max(0, Math.min(plane.width, want.x + piece.width + reach) - x),
    depth: Math.max(0, Math.min(plane.depth, want.z + piece.depth + reach) - z),
  };
}

function bestIn(window: RoomRect, piece: Size, taken: readonly RoomRect[], want: Spot) {
  const sums = takenSums(window, taken);
  const line = window.width + 1;
  const xs = outwards(window.x, window.width - piece.width + 1, want.x);
  let spot: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const z of outwards(window.z, window.depth - piece.depth + 1, want.z)) {
    // Whoever is further off in one direction alone cannot be nearer in both.
    if (Math.abs(z - want.z) >= least) break;
    for (const x of xs) {
      if (Math.abs(x - want.x) >= least) break;
      const from = (z - window.z) * line + x - window.x;
      const to = from + piece.depth * line;
      if (sums[to + piece.width]! - sums[to]! - sums[from + piece.width]! + sums[from]! !== 0)
        continue;
      const price = cost(x - want.x, z - want.z);
      if (price >= least) continue;
      least = price;
      spot = { x, z };
    }
  }
  return { spot, price: least };
}

/** `takenIn` tells what is taken in a part of the plane, and may tell of more: most spots are near. */
export function freeSpot(
  plane: Size,
  piece: Size,
  takenIn: (window: RoomRect) => readonly RoomRect[],
  want: Spot,
): Spot | null {
  for (let reach = 2 * PER_TILE; ; reach *= 4) {
    const window = windowAround(plane, piece, want, reach);
    const { spot, price } = bestIn(window, piece, takenIn(window), want);
    // Whatever lies outside is further off than this.
    const isWhole = window.width === plane.width && window.depth === plane.depth;
    if (isWhole || price <= reach) return spot;
  }
}
