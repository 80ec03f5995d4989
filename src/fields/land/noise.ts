// Noise over the land in whole numbers: the same on every machine, in any language with 32-bit integers (gradient noise).

/** One step from field to field, in the units that noise is measured in. */
export const FIELD_STEP = 112;

/** Scatters 32 bits (known as lowbias32): what is near comes out far apart. */
export function mix(v: number): number {
  let bits = Math.imul(v ^ (v >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** 32 bits for a point of a layer. */
export function hash(seed: number, layer: number, x: number, y: number): number {
  const of = mix(Math.imul(layer, 0xc2b2ae3d) ^ seed);
  return mix(Math.imul(x, 0x9e3779b1) ^ mix(Math.imul(y, 0x85ebca77) ^ of));
}

/** Sixteen ways about a point, each of length 64. */
const waysX = [64, 59, 45, 24, 0, -24, -45, -59, -64, -59, -45, -24, 0, 24, 45, 59];
const waysY = [0, 24, 45, 59, 64, 59, 45, 24, 0, -24, -45, -59, -64, -59, -45, -24];

/** A cell is crossed in this many parts. */
const PARTS = 1024;

/** From 0 to 1024 as smoothly as 3t² - 2t³. */
const ease = (t: number): number => Math.imul(Math.imul(t, t), 3 * PARTS - 2 * t) >>> 20;

const between = (a: number, b: number, t: number): number => a + (Math.imul(b - a, t) >> 10);

/** Gradient noise: one soft swell in about each cell, from about -40,000 to 40,000. */
export function wave(seed: number, layer: number, x: number, y: number, cell: number): number {
  const column = Math.floor(x / cell);
  const row = Math.floor(y / cell);
  const u = Math.floor(((x - column * cell) * PARTS) / cell);
  const v = Math.floor(((y - row * cell) * PARTS) / cell);
  const corner = (i: number, j: number): number => {
    const way = hash(seed, layer, column + i, row + j) >>> 28;
    return waysX[way]! * (u - PARTS * i) + waysY[way]! * (v - PARTS * j);
  };
  const across = ease(u);
  const above = between(corner(0, 0), corner(1, 0), across);
  const below = between(corner(0, 1), corner(1, 1), across);
  return between(above, below, ease(v));
}

/** Waves upon waves, each half as long and half as high as the last. */
export function fractalNoise(
  seed: number,
  layer: number,
  x: number,
  y: number,
  cell: number,
  octaves: number,
): number {
  let sum = 0;
  for (let k = 0; k < octaves; k++)
    sum += wave(seed, layer * 8 + k, x + 977 * k, y + 1409 * k, cell >> k) >> k;
  return sum;
}
