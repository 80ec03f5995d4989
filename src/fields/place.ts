// Where a field lies: parishes are hexagons of fields that tile the map, numbered in a spiral.
import { type Hex, minus, plus, ringOf } from "./hexes.ts";
import { discSize, spiralHex, spiralNumber } from "./spiral.ts";

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
  return plus(parishMiddle(parishOf(id)), spiralHex(id % parishSize));
}

/** The parish whose hexagon holds a hex: one of those about the nearest middle. */
function parishAround(hex: Hex): Hex {
  const q = Math.round((hex.q * southEast.r - hex.r * southEast.q) / parishSize);
  const r = Math.round((hex.r * east.q - hex.q * east.r) / parishSize);
  for (const dq of [0, -1, 1])
    for (const dr of [0, -1, 1]) {
      const parish = { q: q + dq, r: r + dr };
      if (ringOf(minus(hex, fromParishes(parish))) <= RINGS) return parish;
    }
  throw new Error(`Hex ${hex.q}, ${hex.r} lies in no parish`);
}

/** The field number of any hex; which numbers exist is for the collection to say. */
export function fieldAt(hex: Hex): number {
  const parish = parishAround(hex);
  return spiralNumber(parish) * parishSize + spiralNumber(minus(hex, fromParishes(parish)));
}
