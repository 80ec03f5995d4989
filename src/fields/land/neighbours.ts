// The fields next door: up to six, fewer at the coast, each with the way there.
import { addHex, directions } from "./hexes.ts";
import { fieldAt, place } from "./place.ts";

/** In the order of the hexes' directions. */
export const compassDirections = [
  "east",
  "south-east",
  "south-west",
  "west",
  "north-west",
  "north-east",
] as const;
export type CompassDirection = (typeof compassDirections)[number];

export type Neighbour = { readonly id: number; readonly way: CompassDirection };

/** In the order of the compass, beginning in the east. */
export function neighbours(id: number, size: number): Neighbour[] {
  const here = place(id);
  return directions
    .map((step, i) => ({ id: fieldAt(addHex(here, step)), way: compassDirections[i]! }))
    .filter((other) => other.id < size);
}
