// Which parishes can be drawn: those that are whole, in the block whose land is worked out.
import { BLOCK } from "../land/block.ts";
import { parishSize } from "../land/place.ts";

/** Of a country with `size` fields. The last parish of the block goes on in the next one, where there is one. */
export function isDrawn(parish: number, size: number): boolean {
  const first = parish * parishSize;
  const isWhole = first < BLOCK && Math.min(first + parishSize, BLOCK) <= size;
  return isWhole && !(first + parishSize > BLOCK && size > BLOCK);
}
