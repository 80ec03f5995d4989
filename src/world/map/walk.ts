// Walking the country hex by hex: which key leads to which of the six fields next door.
import { addHex, directions, type Hex } from "../../fields/land/hexes.ts";
import { type CompassDirection, compassDirections } from "../../fields/land/neighbours.ts";
import { fieldAt, place } from "../../fields/land/place.ts";

type Press = { readonly key: string; readonly isShifted: boolean };

/**
 * Rows of hexes are half a field out of line: up and down go by turns to either side, so that one
 * comes straight north and south, and back the same way; Shift takes the other side.
 */
function wayOf({ key, isShifted }: Press, { r }: Hex): CompassDirection | null {
  const isEastward = (r % 2 === 0) !== isShifted;
  switch (key) {
    case "ArrowLeft":
      return "west";
    case "ArrowRight":
      return "east";
    case "ArrowUp":
      return isEastward ? "north-east" : "north-west";
    case "ArrowDown":
      return isEastward ? "south-east" : "south-west";
    default:
      return null;
  }
}

/** The field that a key leads to; "sea" where there is none, null where the key leads nowhere. */
export function walk(from: number, press: Press, size: number): number | "sea" | null {
  const here = place(from);
  const way = wayOf(press, here);
  if (way === null) return null;
  const next = fieldAt(addHex(here, directions[compassDirections.indexOf(way)]!));
  return next < size ? next : "sea";
}
