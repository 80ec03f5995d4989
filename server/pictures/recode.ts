// Draws an uploaded picture anew: what comes out is one still picture and nothing else, whatever came in.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import sharp, { type Sharp } from "sharp";
import { LONGEST_UPLOAD_SIDE, MOST_UPLOAD_BYTES, MOST_UPLOAD_PIXELS } from "./limits.ts";

export type Recoded = {
  type: "image/png" | "image/jpeg";
  width: number;
  height: number;
  bytes: Uint8Array;
};

export type Unfit = "not-a-picture" | { width: number; height: number };

/** As the designer's own page encodes them: drawn so a second time, they lose next to nothing. */
const jpeg = (quality: number) => (picture: Sharp) =>
  picture.flatten({ background: "#fffaee" }).jpeg({ quality, chromaSubsampling: "4:2:0" });

const allColours = (picture: Sharp) => picture.png({ adaptiveFiltering: true });
/**
 * Choosing the colours of four megapixels takes more than the process may have: a finer one is drawn
 * smaller first, so that it comes in at a byte a pixel.
 */
const FEW_COLOURS_PIXELS = 950_000;
const fewColours =
  ({ width, height }: { width: number; height: number }) =>
  (picture: Sharp) => {
    const scale = Math.min(1, Math.sqrt(FEW_COLOURS_PIXELS / (width * height)));
    const side = Math.floor(Math.max(width, height) * scale);
    return picture
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .png({ palette: true, dither: 0, effort: 1 });
  };

const alphaOf = (picture: Sharp) => picture.extractChannel("alpha").raw().toBuffer();

/** The first way whose outcome is light enough is taken. */
const lossy = [jpeg(86), jpeg(70), jpeg(50)];

export async function recode(bytes: Uint8Array): Promise<Result<Recoded, Unfit>> {
  try {
    const told = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height, format, pages = 1 } = told;
    if (pages > 1) return refuse("not-a-picture");
    if (Math.max(width, height) > LONGEST_UPLOAD_SIDE || width * height > MOST_UPLOAD_PIXELS) {
      return refuse({ width, height });
    }
    const open = () =>
      sharp(bytes, { limitInputPixels: MOST_UPLOAD_PIXELS, failOn: "warning" })
        .autoOrient()
        .toColourspace("srgb");
    const isSeeThrough = told.hasAlpha && (await alphaOf(open())).some((value) => value < 255);
    const ways = [
      ...(format === "png" || isSeeThrough ? [allColours] : []),
      ...(isSeeThrough ? [fewColours({ width, height })] : []),
      ...lossy,
    ];
    for (const way of ways) {
      const { data, info } = await way(open()).toBuffer({ resolveWithObject: true });
      if (data.length > MOST_UPLOAD_BYTES) continue;
      const type = info.format === "png" ? "image/png" : "image/jpeg";
      return accept({ type, width: info.width, height: info.height, bytes: data });
    }
    return refuse({ width, height });
  } catch {
    // Whatever a decoder finds wrong, the bytes are no picture that anybody could look at.
    return refuse("not-a-picture");
  }
}
