// Paints a field from the drawing of its island: under the sky of a frame, or small and alone for lists; and a parish.
import sharp from "sharp";
import { cardWords } from "../../src/fields/card/cardWords.ts";
import { islandFrame, skyFrames } from "../../src/fields/diorama/frames.ts";
import { skies } from "../../src/fields/diorama/skies.ts";
import { fieldTraits } from "../../src/fields/traits.ts";
import type { FramedJob } from "./drawing.ts";
import { paint } from "./paint.ts";

export function paintFramed(drawn: string, job: FramedJob): Uint8Array {
  const { frame, season, hour, collection, id } = job;
  if (frame === "island") return paint(drawn);
  const { width, height, zoom, sink, aside } = skyFrames[frame];
  const [wide, high] = [islandFrame.width * zoom, islandFrame.height * zoom];
  const x = Math.round((width - wide) / 2 + aside);
  const y = Math.round((height - high) / 2 + sink);
  const nested = drawn
    .replace("<svg ", `<svg x="${x}" y="${y}" `)
    .replace(`width="${islandFrame.width}"`, `width="${wide}"`)
    .replace(`height="${islandFrame.height}"`, `height="${high}"`);
  const traits = fieldTraits(collection, id);
  const words = frame === "card" ? cardWords(traits, hour) : "";
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `${skies({ hour, season, region: traits.region }, { width, height, aside }, "sky")}${nested}${words}</svg>`,
  );
}

/** As lists show it on dense screens. */
const SMALL_WIDTH = 352;

// Ten thousand of them are kept: as small as they may be while the edges of roofs stay clean.
const small = { quality: 82, alphaQuality: 90, smartSubsample: true, effort: 5 };

export const paintSmall = async (drawn: string): Promise<Uint8Array> =>
  sharp(paint(drawn, SMALL_WIDTH)).webp(small).toBuffer();

export const paintParish = async (drawn: string, width: number): Promise<Uint8Array> =>
  sharp(paint(drawn, width)).webp(small).toBuffer();
