// Tells what a file really is by its first bytes, and how large a picture it claims to be.

export type Sniffed =
  | {
      readonly kind: "png" | "jpeg" | "webp";
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: "heic" | "gif" | "avif" | "svg" | "pdf" | "other" }
  /** It begins as a picture and does not go on as one. */
  | { readonly kind: "broken" };

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const PNG = "\x89PNG\r\n\x1a\n";
const HEIC = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

function sized(kind: "png" | "jpeg" | "webp", width: number, height: number): Sniffed {
  return width > 0 && height > 0 ? { kind, width, height } : { kind: "broken" };
}

function png(view: DataView): Sniffed {
  return view.byteLength < 24
    ? { kind: "broken" }
    : sized("png", view.getUint32(16), view.getUint32(20));
}

/** The frame headers; the other two of that range are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpeg(view: DataView): Sniffed {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return { kind: "broken" };
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return sized("jpeg", view.getUint16(at + 7), view.getUint16(at + 5));
    const length = view.getUint16(at + 2);
    if (length < 2) return { kind: "broken" };
    at += 2 + length;
  }
  return { kind: "broken" };
}

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

function webp(view: DataView, chunk: string): Sniffed {
  if (view.byteLength < 30) return { kind: "broken" };
  if (chunk === "VP8X") return sized("webp", uint24(view, 24) + 1, uint24(view, 27) + 1);
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return sized("webp", (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (chunk !== "VP8 ") return { kind: "broken" };
  return sized("webp", view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

export function sniff(bytes: Uint8Array): Sniffed {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (ascii(bytes, 0, 8) === PNG) return png(view);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return jpeg(view);
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP")
    return webp(view, ascii(bytes, 12, 16));
  if (ascii(bytes, 4, 8) === "ftyp") {
    const brand = ascii(bytes, 8, 12);
    if (brand === "avif" || brand === "avis") return { kind: "avif" };
    return { kind: HEIC.includes(brand) ? "heic" : "other" };
  }
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return { kind: "gif" };
  if (ascii(bytes, 0, 5) === "%PDF-") return { kind: "pdf" };
  const start = new TextDecoder().decode(bytes.subarray(0, 512)).trimStart();
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg[\s>]/i.test(start)
    ? { kind: "svg" }
    : { kind: "other" };
}
