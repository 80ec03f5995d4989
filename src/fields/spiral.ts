// Counts hexes outward in rings, and finds the number of a hex again without walking there.
import { directions, type Hex, plus, ringOf, times } from "./hexes.ts";

/** How many hexes lie in the rings up to and including this one. */
export const discSize = (ring: number): number => 3 * ring * (ring + 1) + 1;

function ringOfNumber(n: number): number {
  const guess = Math.max(0, Math.floor((Math.sqrt(12 * n + 9) - 3) / 6));
  // The square root may be off by a hair just where a ring begins.
  if (n < discSize(guess)) return guess && n < discSize(guess - 1) ? guess - 1 : guess;
  return guess + 1;
}

/** Number 0 is the middle; each ring begins at its eastern corner. */
export function spiralHex(n: number): Hex {
  const ring = ringOfNumber(n);
  if (ring === 0) return { q: 0, r: 0 };
  const along = n - discSize(ring - 1);
  const side = Math.floor(along / ring);
  const corner = times(directions[side]!, ring);
  return plus(corner, times(directions[(side + 2) % 6]!, along % ring));
}

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
