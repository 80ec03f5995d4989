// Places on the map as hexes: two axial coordinates, six ways to step, and how far apart two lie.
export type Hex = { readonly q: number; readonly r: number };

/** In the order of a walk round a ring, beginning eastward. */
export const directions: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const addHex = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });
export const subtractHex = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });
export const scaleHex = ({ q, r }: Hex, k: number): Hex => ({ q: q * k, r: r * k });

/** Steps from the middle of the map. */
export const ringOf = ({ q, r }: Hex): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
