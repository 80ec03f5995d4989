// Light in four bytes: three colours of nine bits with one exponent, as graphics cards read it (RGB9_E5).

const BITS = 9;
const BIAS = 15;
const MOST_EXPONENT = 31;
const MOST = ((2 ** BITS - 1) / 2 ** BITS) * 2 ** (MOST_EXPONENT - BIAS);

const held = (value: number): number => (value > 0 ? Math.min(value, MOST) : 0);

export function packed(red: number, green: number, blue: number): number {
  const [r, g, b] = [held(red), held(green), held(blue)];
  const most = Math.max(r, g, b);
  if (most === 0) return 0;
  let exponent = Math.max(0, Math.floor(Math.log2(most)) + 1 + BIAS);
  // What is rounded up may need the next exponent.
  if (Math.round(most / 2 ** (exponent - BIAS - BITS)) === 2 ** BITS) exponent += 1;
  const unit = 2 ** (exponent - BIAS - BITS);
  const [x, y, z] = [Math.round(r / unit), Math.round(g / unit), Math.round(b / unit)];
  return (x | (y << 9) | (z << 18) | (exponent << 27)) >>> 0;
}

export function unpack(value: number, into: Float32Array, at: number): void {
  const unit = 2 ** ((value >>> 27) - BIAS - BITS);
  into[at] = (value & 511) * unit;
  into[at + 1] = ((value >>> 9) & 511) * unit;
  into[at + 2] = ((value >>> 18) & 511) * unit;
}
