// What kind of picture bytes are, and how large, read from their first fields; nothing is unfolded.

export type ImageHeader = {
  type: "image/png" | "image/jpeg" | "image/webp";
  width: number;
  height: number;
};

/** Null for everything that is not wholly one of the three. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = readPng(data) ?? readJpeg(data) ?? readWebp(data);
  return found !== null && found.width > 0 && found.height > 0 ? found : null;
}

const pngBegin = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const pngEnd = Buffer.from("0000000049454e44ae426082", "hex");

function readPng(data: Buffer): ImageHeader | null {
  if (data.length < 45 || !data.subarray(0, 16).equals(pngBegin)) return null;
  // What follows the end is no part of the picture, whatever it is.
  if (!data.subarray(-12).equals(pngEnd)) return null;
  return { type: "image/png", width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
}

/** Marks of a frame's size, for each way of packing a JPEG; the gaps are tables. */
const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
/** Marks without a length after them. */
const isBare = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8);

function readJpeg(data: Buffer): ImageHeader | null {
  if (data.length < 4 || data.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 4 <= data.length && data[at] === 0xff) {
    const mark = data[at + 1]!;
    if (mark === 0xff) at += 1;
    else if (isBare(mark)) at += 2;
    else if (isFrame(mark)) {
      if (at + 9 > data.length) return null;
      const [height, width] = [data.readUInt16BE(at + 5), data.readUInt16BE(at + 7)];
      return { type: "image/jpeg", width, height };
    } else if (mark === 0xda || mark === 0xd9) return null;
    else at += 2 + Math.max(2, data.readUInt16BE(at + 2));
  }
  return null;
}

const word = (data: Buffer, at: number) => data.toString("latin1", at, at + 4);
const threeBytes = (data: Buffer, at: number) => data.readUIntLE(at, 3) + 1;
/** In the flags of an extended WebP: more than one picture in it. */
const MOVES = 0x02;

function readWebp(data: Buffer): ImageHeader | null {
  if (data.length < 30 || word(data, 0) !== "RIFF" || word(data, 8) !== "WEBP") return null;
  if (data.readUInt32LE(4) + 8 !== data.length) return null;
  if (word(data, 12) !== "VP8X") return readFrame(data, 12);
  if ((data[20]! & MOVES) !== 0) return null;
  const [width, height] = [threeBytes(data, 24), threeBytes(data, 27)];
  const frame = readFrame(data, frameIn(data));
  // The canvas says one thing and the picture another: whoever unfolds it would be surprised.
  if (frame === null || frame.width !== width || frame.height !== height) return null;
  return frame;
}

/** Where the picture's own chunk begins among those of an extended WebP. */
function frameIn(data: Buffer): number {
  let at = 30;
  while (at + 8 <= data.length && !/^VP8[ L]$/.test(word(data, at))) {
    const size = data.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at;
}

function readFrame(data: Buffer, at: number): ImageHeader | null {
  if (at + 18 > data.length) return null;
  const [kind, body] = [word(data, at), at + 8];
  if (kind === "VP8 ") {
    if (data.readUIntBE(body + 3, 3) !== 0x9d012a) return null;
    const side = (from: number) => data.readUInt16LE(from) & 0x3fff;
    return { type: "image/webp", width: side(body + 6), height: side(body + 8) };
  }
  if (kind !== "VP8L" || data[body] !== 0x2f) return null;
  const bits = data.readUInt32LE(body + 1);
  const [width, height] = [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
  return { type: "image/webp", width, height };
}
