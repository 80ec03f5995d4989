// Tells what a file really is by its first bytes; whether it goes on so, its decoder says.

export type SniffedKind =
  | "png"
  | "jpeg"
  | "webp"
  | "heic"
  | "gif"
  | "avif"
  | "svg"
  | "pdf"
  | "other";

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const HEIC = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

export function sniff(bytes: Uint8Array): SniffedKind {
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(bytes, 0, 3) === "\xff\xd8\xff") return "jpeg";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp") {
    const brand = ascii(bytes, 8, 12);
    if (brand === "avif" || brand === "avis") return "avif";
    return HEIC.includes(brand) ? "heic" : "other";
  }
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return "gif";
  if (ascii(bytes, 0, 5) === "%PDF-") return "pdf";
  const start = new TextDecoder().decode(bytes.subarray(0, 512)).trimStart();
  return /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg[\s>]/i.test(start) ? "svg" : "other";
}
