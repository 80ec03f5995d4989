// Draws the stills: `node drawStills/render.ts [name…] [--draft FOLDER]`; without names, all of them.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import { createServer } from "vite";
import { encode } from "./encode.ts";
import { type Hour, hoursOf, pictureName, rememberDrawn } from "./sceneHash.ts";
import { scenes } from "./scenes.ts";
import type { StillScene } from "./stageScene.ts";

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
for (const name of positionals)
  if (!scenes.some((scene) => scene.name === name)) console.error(`No picture is named ${name}.`);

const server = await createServer({
  root: here,
  configFile: false,
  logLevel: "error",
  cacheDir: join(here, "../node_modules/.cache/drawStills"),
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
        const written = await encode(png, scene, join(images, name));
        await rememberDrawn(scene, hour);
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
