// The blank sods that stand in lists where a field's picture is not drawn yet: one of each soil, side by side, in the frame of fields.
import { createHash } from "node:crypto";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { paint } from "../server/drawing/paint.ts";
import { FIELD_SCALE, islandFrame } from "../src/fields/diorama/frames.ts";
import { RADIUS } from "../src/fields/diorama/ground.ts";
import { landTones } from "../src/fields/diorama/tones.ts";
import { type Soil, soils } from "../src/fields/land/kinds.ts";
import { hexLand } from "../src/models/ground/hexLand.ts";
import { toSvg } from "../src/models/svg/toSvg.ts";
import { outdoorLights } from "../src/scene/light/outdoorLight.ts";
import type { Hour } from "./sceneHash.ts";

const folder = join(import.meta.dirname, "../src/alphaFields/emblem");

export const sodsName = (hour: Hour): string => (hour === "night" ? "sods-night" : "sods");

/** Of each, in dots: half as many again as lists show them large, which is enough for what has no detail. */
const WIDTH = 264;
const HEIGHT = (WIDTH * islandFrame.height) / islandFrame.width;
const SEED = 417;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

function drawSod(soil: Soil, hour: Hour): string {
  const { shapes, left, top } = toSvg(hexLand(RADIUS, landTones(soil, "vale", "highSun"), SEED), {
    title: "",
    description: "",
    scale: FIELD_SCALE,
    light: outdoorLights[hour],
    floor: null,
  });
  const { width, height, originX, originY } = islandFrame;
  const [x, y] = [Math.round(originX + left), Math.round(originY + top)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g transform="translate(${x} ${y})">${shapes}</g></svg>`;
}

const drawAll = (hour: Hour) => soils.map(({ id }) => drawSod(id, hour));

export const sodsHash = (hour: Hour): string =>
  createHash("sha256").update(drawAll(hour).join("")).digest("hex").slice(0, 16);

/** Writes them, and says how large they are. */
export async function writeSods(hour: Hour): Promise<string> {
  const [width, height] = [WIDTH, HEIGHT];
  const overlays = drawAll(hour).map((svg, at) => ({
    input: Buffer.from(paint(svg, width)),
    left: at * width,
    top: 0,
  }));
  const size = { width: overlays.length * width, height, channels: 4, background: clear } as const;
  const sheet = await sharp({ create: size }).composite(overlays).png().toBuffer();
  const file = join(folder, `${sodsName(hour)}.avif`);
  await writeFile(file, await sharp(sheet).avif({ quality: 46, effort: 4 }).toBuffer());
  return `${sodsName(hour)}.avif ${Math.round((await stat(file)).size / 102.4) / 10} kB`;
}
