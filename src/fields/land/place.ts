// Where a field lies: parishes are hexagons of fields that tile the map, numbered in a spiral (hexagonal spiral).
import { addHex, directions, type Hex, ringOf, scaleHex, subtractHex } from "./hexes.ts";

/** How many hexes lie in the rings up to and including this one. */
export const discSize = (ring: number): number => 3 * ring * (ring + 1) + 1;

function ringOfNumber(n: number): number {
  const guess = Math.max(0, Math.floor((Math.sqrt(12 * n + 9) - 3) / 6));
  // The square root may be off by a hair just where a ring begins.
  if (n < discSize(guess)) return guess && n < discSize(guess - 1) ? guess - 1 : guess;
  return guess + 1;
}

/** Hexes are counted outward in rings. Number 0 is the middle; each ring begins at its eastern corner. */
export function spiralHex(n: number): Hex {
  const ring = ringOfNumber(n);
  if (ring === 0) return { q: 0, r: 0 };
  const along = n - discSize(ring - 1);
  const side = Math.floor(along / ring);
  const corner = scaleHex(directions[side]!, ring);
  return addHex(corner, scaleHex(directions[(side + 2) % 6]!, along % ring));
}

/** The number of a hex, found without walking there. */
export function spiralNumber(hex: Hex): number {
  const ring = ringOf(hex);
  if (ring === 0) return 0;
  const { q, r } = hex;
  const s = -q - r;
  const [side, along] =
    q > 0 && r >= 0 && s < 0 && -s === ring
      ? [0, r]
      : r === ring && q <= 0 && s < 0
        ? [1, -q]
        : q === -ring && r > 0
          ? [2, ring - r]
          : s === ring && q < 0
            ? [3, -r]
            : r === -ring
              ? [4, q]
              : [5, r + ring];
  return discSize(ring - 1) + side * ring + along;
}

/** Rings of fields round the middle field of a parish. */
const RINGS = 5;
export const parishSize = discSize(RINGS);

/** One step east, and one south-east, from a parish to the next. */
const east: Hex = { q: 2 * RINGS + 1, r: -RINGS };
const southEast: Hex = { q: RINGS, r: RINGS + 1 };

export const parishOf = (id: number): number => Math.floor(id / parishSize);

function fromParishes({ q, r }: Hex): Hex {
  return { q: q * east.q + r * southEast.q, r: q * east.r + r * southEast.r };
}

/** The hex of the middle field of a parish. */
export const parishMiddle = (parish: number): Hex => fromParishes(spiralHex(parish));

export function place(id: number): Hex {
  return addHex(parishMiddle(parishOf(id)), spiralHex(id % parishSize));
}

/** The parish whose hexagon holds a hex: one of those about the nearest middle. */
function parishAround(hex: Hex): Hex {
  const q = Math.round((hex.q * southEast.r - hex.r * southEast.q) / parishSize);
  const r = Math.round((hex.r * east.q - hex.q * east.r) / parishSize);
  for (const dq of [0, -1, 1])
    for (const dr of [0, -1, 1]) {
      const parish = { q: q + dq, r: r + dr };
      if (ringOf(subtractHex(hex, fromParishes(parish))) <= RINGS) return parish;
    }
  throw new Error(`Hex ${hex.q}, ${hex.r} lies in no parish`);
}

/** The field number of any hex; which numbers exist is for the collection to say. */
export function fieldAt(hex: Hex): number {
  const parish = parishAround(hex);
  return spiralNumber(parish) * parishSize + spiralNumber(subtractHex(hex, fromParishes(parish)));
}
