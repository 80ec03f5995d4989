// Puts files into one as they are, each where devices may read it in place: a zip that compresses nothing.

export type ZippedFile = { readonly name: string; readonly bytes: Uint8Array };

/** What shows a room in place wants each file to begin at a multiple of it. */
const ALIGNED = 64;
const HEAD = 30;
const ENTRY = 46;
const END = 22;
const VERSION = 20;
/** The first of January 1980, the earliest day that it can tell: the same room is the same file. */
const DAY = 0x0021;
/** Names are in UTF-8. */
const FLAGS = 0x0800;

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = sums[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

export function storedZip(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  let length = 0;
  const laid = files.map(({ name, bytes }) => {
    const called = new TextEncoder().encode(name);
    const at = length;
    // A field that says nothing but how long it is takes four bytes at least.
    const least = at + HEAD + called.length + 4;
    const extra = 4 + ((ALIGNED - (least % ALIGNED)) % ALIGNED);
    length = at + HEAD + called.length + extra + bytes.length;
    return { called, bytes, at, extra, sum: crc32(bytes) };
  });
  const listAt = length;
  for (const { called } of laid) length += ENTRY + called.length;
  const all = new Uint8Array(length + END);
  const view = new DataView(all.buffer);
  /** Pairs of how many bytes a number takes and the number. */
  const write = (from: number, numbers: readonly (readonly [2 | 4, number])[]): void => {
    let at = from;
    for (const [size, number] of numbers) {
      if (size === 2) view.setUint16(at, number, true);
      else view.setUint32(at, number, true);
      at += size;
    }
  };

  let entryAt = listAt;
  for (const { called, bytes, at, extra, sum } of laid) {
    const about = [
      [2, VERSION],
      [2, FLAGS],
      [2, 0],
      [2, 0],
      [2, DAY],
      [4, sum],
      [4, bytes.length],
      [4, bytes.length],
      [2, called.length],
    ] as const;
    write(at, [[4, 0x04034b50], ...about, [2, extra]]);
    all.set(called, at + HEAD);
    const extraAt = at + HEAD + called.length;
    write(extraAt, [
      [2, 0x1986],
      [2, extra - 4],
    ]);
    all.set(bytes, extraAt + extra);
    const nothing = [
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
    ] as const;
    write(entryAt, [[4, 0x02014b50], [2, VERSION], ...about, ...nothing, [4, at]]);
    all.set(called, entryAt + ENTRY);
    entryAt += ENTRY + called.length;
  }
  const counts = [
    [2, laid.length],
    [2, laid.length],
    [4, entryAt - listAt],
    [4, listAt],
  ] as const;
  write(entryAt, [[4, 0x06054b50], [2, 0], [2, 0], ...counts, [2, 0]]);
  return all;
}
