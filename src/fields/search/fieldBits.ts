// A set of fields as a short text: a bit for each, in base64 (bitset).

export function writeBits(fields: readonly number[], size: number): string {
  const bytes = new Uint8Array(Math.ceil(size / 8));
  for (const id of fields) bytes[id >> 3]! |= 1 << (id & 7);
  // Once for each page of the country that is asked for: letter by letter it took most of that.
  return btoa(String.fromCharCode(...bytes));
}

/** By number. */
export function readBits(text: string): number[] {
  const bytes = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
  const fields: number[] = [];
  for (const [at, byte] of bytes.entries())
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) fields.push(at * 8 + bit);
  return fields;
}
