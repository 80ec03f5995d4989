// Draws the card that shows beside a link: words on the left, on the paper of the site, and a picture that comes out of it.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type ResizeOptions } from "sharp";
import type { Logo } from "../brand/logo.ts";
import { cardSize } from "./cardSize.ts";
import { type CardWords, lettering } from "./lettering.ts";

export type Card = {
  words: CardWords;
  /** A file in any form that is read, or its bytes. */
  picture: string | Uint8Array;
  logo: Logo;
  paper: string;
};

const mark = { x: 70, y: 528, size: 44 } as const;

function overlay({ words, logo, paper }: Card, clear: number): string {
  const { width, height } = cardSize;
  // Nothing lies under the words but the sky of a picture as wide as the card.
  const isWide = clear === 0;
  const full = isWide ? 0.9 : 1;
  const start = isWide ? 300 : Math.max(clear + 4, 470);
  const end = isWide ? 700 : Math.max(clear + 180, 860);
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at / width}" stop-color="${paper}" stop-opacity="${opacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="paper">${stop(0, full)}${stop(start, full)}${stop(end, 0)}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#paper)"/>${lettering(words)}<svg x="${mark.x}" y="${mark.y}" width="${mark.size}" height="${mark.size}" viewBox="${logo.box.join(" ")}">${logo.shapes}</svg></svg>`;
}

async function drawn(card: Card): Promise<Uint8Array> {
  const { width, height } = cardSize;
  const sized = (size: ResizeOptions) =>
    // In the picture's own form it would be pressed once more, which takes seconds and loses some of it.
    sharp(card.picture).resize(size).raw().toBuffer({ resolveWithObject: true });
  const picture = await sized({ height, width: width + 1, fit: "inside" });
  const isLow = picture.info.height < height;
  const shown = isLow ? await sized({ width, height }) : picture;
  const clear = Math.max(0, width - shown.info.width);
  return sharp({ create: { width, height, channels: 3, background: card.paper } })
    .composite([
      { input: shown.data, raw: shown.info, left: clear, top: 0 },
      { input: Buffer.from(overlay(card, clear)), left: 0, top: 0 },
    ])
    .png({ palette: true, effort: 1, dither: 0.4 })
    .toBuffer();
}

/** The card, kept in a folder for the next build. */
export async function drawCard(card: Card, folder: string): Promise<Uint8Array> {
  const bytes =
    typeof card.picture === "string" ? new Uint8Array(await readFile(card.picture)) : card.picture;
  // However letters and paper come to be drawn, it tells.
  const hash = createHash("sha256")
    .update(overlay(card, 0) + overlay(card, 1))
    .update(bytes)
    .digest("hex");
  const file = join(folder, `${hash.slice(0, 20)}.png`);
  if (existsSync(file)) return new Uint8Array(await readFile(file));
  const png = await drawn(card);
  await mkdir(folder, { recursive: true });
  const work = `${file}.${process.pid}`;
  await writeFile(work, png);
  await rename(work, file);
  return png;
}
