// Repeatable chance: the same seed and index always give the same number from 0 up to 1 (seeded random numbers).
export function chance(seed: number, index = 0): number {
  let h = (Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul((index | 0) + 1, 0x85ebca6b)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

export function between(low: number, high: number, seed: number, index = 0): number {
  return low + (high - low) * chance(seed, index);
}

export function pick<const T>(from: readonly [T, ...T[]], seed: number, index = 0): T {
  return from[Math.floor(chance(seed, index) * from.length)] ?? from[0];
}
