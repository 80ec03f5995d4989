// Draws the stills: `node drawStills/render.ts [name…] [--draft FOLDER]`; without names, all of them.
import { mkdir, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { createServer } from "vite";
import { type Hour, hoursOf, pictureName, rememberDrawn, sceneHash } from "./sceneHash.ts";
import { scenes } from "./scenes.ts";
import { sodsHash, sodsName, writeSods } from "./sods.ts";
import type { StillScene } from "./stageScene.ts";

const QUALITY = 58;
/** Browsers without AVIF are old and seldom on dense screens: they do without pictures of more points. */
const LARGEST_WEBP = 4_000_000;

/** Writes one drawn picture in the sizes and formats the site serves; returns a line per file: its name and its size. */
async function encode(png: Buffer, scene: StillScene, hour: Hour, stem: string): Promise<string[]> {
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
    if ((width * width * scene.height) / scene.width > LARGEST_WEBP) continue;
    if (scene.webpWidths && !scene.webpWidths.includes(width)) continue;
    if (hour === "night" && scene.webpNight === false) continue;
    const webp = `${stem}-${width}.webp`;
    await sized
      .clone()
      .webp({ quality: quality + 11, alphaQuality: 80, effort: 6, smartSubsample: true })
      .toFile(webp);
    await say(webp);
  }
  return lines;
}

const here = import.meta.dirname;
const images = join(here, "../src/stills/images");
const PATIENCE = 280_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: "string" }, ratio: { type: "string", default: "1" } },
});
const chosen = positionals.length
  ? scenes.filter((scene) => positionals.includes(scene.name))
  : scenes;
const SODS = sodsName("day");
for (const name of positionals)
  if (name !== SODS && !scenes.some((scene) => scene.name === name))
    console.error(`No picture is named ${name}.`);

// They are drawn as the server draws fields, without a browser.
if (!values.draft && (positionals.length === 0 || positionals.includes(SODS)))
  for (const hour of ["day", "night"] as const) {
    console.log(await writeSods(hour));
    await rememberDrawn(sodsName(hour), sodsHash(hour));
  }
if (chosen.length === 0) process.exit();

const server = await createServer({
  root: here,
  configFile: false,
  logLevel: "error",
  cacheDir: join(here, "../node_modules/.cache/drawStills"),
  // The page that draws is one of several here, and the others are opened with more settings.
  optimizeDeps: { entries: ["index.html"] },
  server: { port: 0, host: "127.0.0.1", hmr: false, fs: { allow: [join(here, "..")] } },
});
await server.listen();
const base = server.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
  ],
});

try {
  for (const scene of chosen)
    for (const hour of hoursOf(scene)) {
      const started = performance.now();
      const name = pictureName(scene, hour);
      const ratio = values.draft ? Number(values.ratio) : Math.max(...scene.widths) / scene.width;
      const page = await browser.newPage();
      const png = await draw(page, scene, hour, ratio);
      await page.close();
      const seconds = `${Math.round((performance.now() - started) / 100) / 10} s`;
      if (values.draft) {
        await mkdir(values.draft, { recursive: true });
        await writeFile(join(values.draft, `${name}.png`), png);
        console.log(`${name}  ${seconds}`);
      } else {
        const written = await encode(png, scene, hour, join(images, name));
        await rememberDrawn(name, sceneHash(scene, hour));
        console.log(`${name}  ${seconds}  ${written.join("  ")}`);
      }
    }
} finally {
  await browser.close();
  await server.close();
}

async function draw(page: Page, scene: StillScene, hour: Hour, ratio: number): Promise<Buffer> {
  const query = new URLSearchParams({ scene: scene.name, hour, ratio: String(ratio) });
  const failed = new Promise<never>((_, reject) => page.once("pageerror", reject));
  // Only the race below cares; without it a late error would end the whole run.
  failed.catch(() => {});
  await page.goto(`${base}?${query}`, { timeout: PATIENCE });
  await Promise.race([
    failed,
    page.waitForSelector("html[data-ready]", { state: "attached", timeout: PATIENCE }),
  ]);
  const url = await page.evaluate(() => document.querySelector("canvas")?.toDataURL("image/png"));
  return Buffer.from(url?.split(",")[1] ?? "", "base64");
}
