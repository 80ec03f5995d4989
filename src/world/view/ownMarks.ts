// Which of the visitor's own fields bear a mark: all of few; of many one in each parish, and the ground shows the rest.
import { hexCentre } from "../../fields/land/hexCentre.ts";
import { parishMiddle, parishOf, place } from "../../fields/land/place.ts";

/** More marks than this would cover the country, and cost as much as it. */
export const MOST_MARKED = 120;

export function ownMarks(own: readonly number[]): readonly number[] {
  if (own.length <= MOST_MARKED) return own;
  const nearest = new Map<number, { id: number; away: number }>();
  for (const id of own) {
    const parish = parishOf(id);
    const middle = hexCentre(parishMiddle(parish));
    const { x, z } = hexCentre(place(id));
    const away = Math.hypot(x - middle.x, z - middle.z);
    const found = nearest.get(parish);
    if (!found || away < found.away) nearest.set(parish, { id, away });
  }
  return Array.from(nearest.values(), ({ id }) => id);
}
