// Tells what a file really is by its first bytes, and how large a picture it claims to be.
import { type ImageHeader, readImageHeader } from "../../lib/imageHeader.ts";

export type Sniffed =
  | ImageHeader
  | { readonly kind: "heic" | "gif" | "avif" | "svg" | "pdf" | "other" }
  /** It begins as a picture and does not go on as one. */
  | { readonly kind: "broken" };

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

const HEIC = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

export function sniff(bytes: Uint8Array): Sniffed {
  const header = readImageHeader(bytes);
  if (header !== null) return header === "broken" ? { kind: "broken" } : header;
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
