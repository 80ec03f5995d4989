// Lays a picture on its paper and presses both into one file.
import sharp from "sharp";
import type { PrintWords } from "./developing.ts";
import { type PrintForm, printAreas, printPaper } from "./printPaper.ts";

/** `picture` is as large as its place on the paper. */
export function printPicture(
  form: PrintForm,
  picture: Uint8Array,
  words: PrintWords,
  quality: number,
): Promise<Buffer> {
  const { x, y } = printAreas[form].photo;
  return sharp(Buffer.from(printPaper(form, words)))
    .flatten({ background: "#ffffff" })
    .composite([{ input: Buffer.from(picture), left: x, top: y }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
