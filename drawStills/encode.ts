// Writes one drawn picture in the sizes and formats the site serves.
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import sharp from "sharp";
import type { StillScene } from "./stageScene.ts";

const QUALITY = 58;
/** Browsers without AVIF are old and seldom on dense screens: they do without the largest size. */
const WIDEST_WEBP = 2560;

/** Returns a line per file: its name and its size. */
export async function encode(png: Buffer, scene: StillScene, stem: string): Promise<string[]> {
  const quality = scene.quality ?? QUALITY;
  const lines: string[] = [];
  const say = async (file: string) =>
    lines.push(`${basename(file)} ${Math.round((await stat(file)).size / 102.4) / 10} kB`);
  if (scene.jpeg) {
    const file = `${stem}.jpg`;
    await sharp(png).resize(scene.width).jpeg({ quality: 84, mozjpeg: true }).toFile(file);
    await say(file);
    return lines;
  }
  for (const width of scene.widths) {
    const sized = sharp(png).resize(width);
    const avif = `${stem}-${width}.avif`;
    await sized.clone().avif({ quality, effort: 5 }).toFile(avif);
    await say(avif);
    if (width > WIDEST_WEBP) continue;
    const webp = `${stem}-${width}.webp`;
    await sized
      .clone()
      .webp({ quality: quality + 11, alphaQuality: 80, effort: 6, smartSubsample: true })
      .toFile(webp);
    await say(webp);
  }
  return lines;
}
