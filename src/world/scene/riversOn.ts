// The rivers on a piece of the country: what of their triangles is to be drawn.
import type { VisibleGround } from "../view/groundInView.ts";
import type { CountryData } from "./countryData.ts";

/** Writes the corners of those triangles, and gives back how many they are; all rivers where no ground is given. */
export function riversOn(
  { index, places }: CountryData["rivers"],
  within: VisibleGround | null,
  into: Uint32Array | null,
): number {
  if (!within) {
    into?.set(index);
    return index.length;
  }
  const stretches = places.length / 2;
  const each = index.length / Math.max(stretches, 1);
  const { x, z, cos, sin, wide, tall } = within;
  let count = 0;
  for (let nth = 0; nth < stretches; nth++) {
    // What `isOn` asks, here: each number that is handed on would be put away by itself.
    const east = places[2 * nth]! - x;
    const south = places[2 * nth + 1]! - z;
    const right = east * cos - south * sin;
    const down = east * sin + south * cos;
    if (right > wide || right < -wide || down > tall || down < -tall) continue;
    if (into) for (let at = 0; at < each; at++) into[count + at] = index[nth * each + at]!;
    count += each;
  }
  return count;
}
