// Where hexes lie on the ground, measured in steps from one field to the next: x to the east, z to the south.
import type { Hex } from "./hexes.ts";
import { place } from "./place.ts";

type OnGround = { readonly x: number; readonly z: number };

/** From one row of hexes to the next. */
const ROW = Math.sqrt(3) / 2;

/** The middle of a hex. */
export const hexCentre = ({ q, r }: Hex): OnGround => ({ x: q + r / 2, z: r * ROW });

/** From the middle of a hex to its corners. */
const CORNER = 1 / Math.sqrt(3);

/**
 * Where three fields meet. Each field owns two of its corners: twice its number is the one at its
 * northern end, one more than that the one at its southern end.
 */
export function cornerSpot(hex: Hex, corner: number): OnGround {
  const { x, z } = hexCentre(hex);
  return { x, z: z + (corner % 2 === 0 ? -CORNER : CORNER) };
}

/** The hex on which a place lies. */
export function hexOn(x: number, z: number): Hex {
  const r = z / ROW;
  const q = x - r / 2;
  const s = -q - r;
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s - s) };
  // The three of a hex add up to nothing: the one that was rounded most follows from the others.
  if (off.q > off.r && off.q > off.s) return { q: -near.r - near.s, r: near.r };
  if (off.r > off.s) return { q: near.q, r: -near.q - near.s };
  return { q: near.q, r: near.r };
}

type Bounds = {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
};

/** How far the middles of the first fields reach, so many as there are. */
export function countryBounds(size: number): Bounds {
  let [west, east, north, south] = [0, 0, 0, 0];
  for (let id = 0; id < size; id++) {
    const { x, z } = hexCentre(place(id));
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, z);
    south = Math.max(south, z);
  }
  return { west, east, north, south };
}
