// What kind of picture bytes are, and how large, read from their first fields; nothing is unfolded.

export type ImageHeader = {
  readonly kind: "png" | "jpeg" | "webp";
  readonly width: number;
  readonly height: number;
};

type Size = { width: number; height: number };

/** What bytes claim to be: null if they begin as none of the three, "broken" if they do not go on so. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | "broken" | null {
  const view = viewOf(bytes);
  const kind = kindOf(view);
  if (kind === null) return null;
  const size = { png: pngSize, jpeg: jpegSize, webp: webpSize }[kind](view);
  return size !== null && size.width > 0 && size.height > 0 ? { kind, ...size } : "broken";
}

/** Only of bytes that are wholly one picture that stands still; null for everything else. */
export function readWholeImage(bytes: Uint8Array): ImageHeader | null {
  const header = readImageHeader(bytes);
  if (header === null || header === "broken") return null;
  const view = viewOf(bytes);
  if (header.kind === "png") return isWholePng(view) ? header : null;
  if (header.kind === "webp") return isWholeWebp(view, header) ? header : null;
  return header;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const word = (view: DataView, at: number): string =>
  at + 4 > view.byteLength
    ? ""
    : String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

function kindOf(view: DataView): ImageHeader["kind"] | null {
  const begin = word(view, 0);
  if (begin === "\x89PNG" && word(view, 4) === "\r\n\x1a\n") return "png";
  if (begin.startsWith("\xff\xd8\xff")) return "jpeg";
  return begin === "RIFF" && word(view, 8) === "WEBP" ? "webp" : null;
}

const pngSize = (view: DataView): Size | null =>
  view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };

/** What follows the end is no part of the picture, whatever it is. */
function isWholePng(view: DataView): boolean {
  const end = view.byteLength - 12;
  return (
    view.byteLength >= 45 &&
    view.getUint32(8) === 13 &&
    word(view, 12) === "IHDR" &&
    view.getUint32(end) === 0 &&
    word(view, end + 4) === "IEND" &&
    view.getUint32(end + 8) === 0xae426082
  );
}

/** Marks of a frame's size, for each way of packing a JPEG; the gaps are tables. */
const isFrame = (mark: number): boolean =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
/** Marks without a length after them. */
const isBare = (mark: number): boolean => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8);

function jpegSize(view: DataView): Size | null {
  let at = 2;
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1);
    if (mark === 0xff) at += 1;
    else if (isBare(mark)) at += 2;
    else if (isFrame(mark)) {
      if (at + 9 > view.byteLength) return null;
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else if (mark === 0xda || mark === 0xd9) return null;
    else at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

function webpSize(view: DataView): Size | null {
  if (view.byteLength < 30) return null;
  return word(view, 12) === "VP8X"
    ? { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
    : frameSize(view, 12);
}

/** In the flags of an extended WebP: more than one picture in it. */
const MOVES = 0x02;

function isWholeWebp(view: DataView, { width, height }: Size): boolean {
  if (view.getUint32(4, true) + 8 !== view.byteLength) return false;
  if (word(view, 12) !== "VP8X") return true;
  const frame = frameSize(view, frameIn(view));
  // Where the canvas says one thing and the picture another, whoever unfolds it would be surprised.
  const isAsTold = frame !== null && frame.width === width && frame.height === height;
  return isAsTold && (view.getUint8(20) & MOVES) === 0;
}

/** Where the picture's own chunk begins among those of an extended WebP. */
function frameIn(view: DataView): number {
  let at = 30;
  while (at + 8 <= view.byteLength && !/^VP8[ L]$/.test(word(view, at))) {
    const size = view.getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
  return at;
}

function frameSize(view: DataView, at: number): Size | null {
  if (at + 18 > view.byteLength) return null;
  const [kind, body] = [word(view, at), at + 8];
  if (kind === "VP8 ") {
    if (uint24(view, body + 3) !== 0x2a019d) return null;
    const side = (from: number) => view.getUint16(from, true) & 0x3fff;
    return { width: side(body + 6), height: side(body + 8) };
  }
  if (kind !== "VP8L" || view.getUint8(body) !== 0x2f) return null;
  const bits = view.getUint32(body + 1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
