// A field as it is said to somebody who walks the map: what it is, and where it lies from one's own.
import { directions, ringOf, subtractHex } from "../../fields/land/hexes.ts";
import type { LandTraits } from "../../fields/land/kinds.ts";
import { compassDirections } from "../../fields/land/neighbours.ts";
import { place } from "../../fields/land/place.ts";
import { counted } from "../../lib/numberWords.ts";

/** So far one can imagine the way. */
const NEAR = 24;

function wayWords(own: number, to: number): string {
  const off = subtractHex(place(to), place(own));
  const far = ringOf(off);
  if (far === 0) return "yours";
  if (far > NEAR) return `${counted(far)} fields from yours`;
  for (const [i, a] of directions.entries()) {
    const next = (i + 1) % directions.length;
    const b = directions[next]!;
    // Every place lies between two ways next to each other: so many steps along each.
    const alongA = off.q * b.r - off.r * b.q;
    const alongB = a.q * off.r - a.r * off.q;
    if (alongA <= 0 || alongB < 0) continue;
    const first = `${counted(alongA)} ${compassDirections[i]}`;
    return `${alongB > 0 ? `${first} and ${counted(alongB)} ${compassDirections[next]}` : first} of yours`;
  }
  throw new Error(`${to} lies nowhere from ${own}`);
}

/** The one of one's own fields that lies nearest; the first of those equally near. */
function nearest(to: number, own: readonly number[]): number | null {
  const far = (id: number) => ringOf(subtractHex(place(to), place(id)));
  return own.reduce<number | null>(
    (best, id) => (best === null || far(id) < far(best) ? id : best),
    null,
  );
}

export type Called = { readonly name: string; readonly parish: string } & LandTraits;

/** Such as "5151, Sallow Furlong, meadows on silt, two east of yours"; without one's own it tells the parish. */
export function whereWords(
  id: number,
  { name, parish, region, soil }: Called,
  own: readonly number[],
): string {
  const near = nearest(id, own);
  const where = near === null ? `parish of ${parish}` : wayWords(near, id);
  return `${id}, ${name}, ${region} on ${soil}, ${where}`;
}
