// Where a parish lies in the country: in words, whether at the sea, and which parishes lie around it.
import { addHex, directions, type Hex, ringOf, subtractHex } from "./hexes.ts";
import { neighbours } from "./neighbours.ts";
import { parishMiddle, parishOf, parishSize, spiralHex, spiralNumber } from "./place.ts";

/** Counter-clockwise, as angles go, beginning in the east. */
const winds = [
  "east",
  "north-east",
  "north",
  "north-west",
  "west",
  "south-west",
  "south",
  "south-east",
] as const;
export type Wind = (typeof winds)[number];

/** The wind of the compass that a step leads to. */
function windOf({ q, r }: Hex): Wind {
  const eighths = Math.atan2((-r * Math.sqrt(3)) / 2, q + r / 2) / (Math.PI / 4);
  return winds[(Math.round(eighths) + winds.length) % winds.length]!;
}

type ParishNeighbour = { readonly parish: number; readonly wind: Wind };

/** The parishes next to one, of those that so many fields lie in: six winds of the eight, fewer at the coast. */
export function parishNeighbours(parish: number, size: number): ParishNeighbour[] {
  const last = parishOf(size - 1);
  const middle = parishMiddle(parish);
  return directions
    .map((step) => spiralNumber(addHex(spiralHex(parish), step)))
    .filter((other) => other <= last)
    .map((other) => ({ parish: other, wind: windOf(subtractHex(parishMiddle(other), middle)) }));
}

/** How many of its fields have the sea beside them. */
export function fieldsBySea(parish: number, size: number): number {
  const first = parish * parishSize;
  const count = Math.min(parishSize, size - first);
  const ids = Array.from({ length: count }, (_, n) => first + n);
  return ids.filter((id) => neighbours(id, size).length < directions.length).length;
}

/** Up to this share of the way to the outermost parishes is near the middle. */
const NEAR = 1 / 3;

/** Such as "in the south-west". */
export function parishPlace(parish: number, size: number): string {
  const ring = ringOf(spiralHex(parish));
  const outermost = ringOf(spiralHex(parishOf(size - 1)));
  const wind = windOf(parishMiddle(parish));
  if (ring === 0) return "in the very middle";
  return ring <= outermost * NEAR ? `near the middle, to the ${wind}` : `in the ${wind}`;
}
