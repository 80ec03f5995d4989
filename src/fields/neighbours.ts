// The fields next door: up to six, fewer at the coast.
import { directions, plus } from "./hexes.ts";
import { fieldAt, place } from "./place.ts";

/** In the order of the compass, beginning in the east. */
export function neighbours(id: number, size: number): number[] {
  const here = place(id);
  return directions.map((step) => fieldAt(plus(here, step))).filter((other) => other < size);
}
