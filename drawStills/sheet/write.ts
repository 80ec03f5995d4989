// `npm run models`: one page with every model as 3D and as SVG side by side, and 48 fields. Name groups
// (furniture, outdoors, fields) to draw only those.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "playwright";
import { createServer } from "vite";
import { chromiumArgs } from "../../scripts/browser/chromiumArgs.ts";
import { findBrowser } from "../../scripts/browser/findBrowser.ts";
import { fromRoot } from "../../scripts/run/root.ts";
import site from "../../site.config.ts";
import { drawField } from "../../src/fields/diorama/drawField.ts";
import { fieldWords } from "../../src/fields/landWords.ts";
import { odds } from "../../src/fields/odds.ts";
import { type FieldTraits, fieldTraits } from "../../src/fields/traits.ts";
import { seasons } from "../../src/models/seasons.ts";
import { toSvg } from "../../src/models/svg/toSvg.ts";
import { hours } from "../../src/scene/light/hours.ts";
import { allModels, type Model } from "./allModels.ts";
import { type Sheet, sheetPage, type Tile } from "./sheetPage.ts";

const folder = fromRoot(".cache", "models");
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const { address, size } = site.collection;
const DRAWN = 240;
const FIELDS_PER_REGION = 6;
const FRAME_PATIENCE_MS = 120_000;

const fileName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

async function keep(name: string, content: string | Buffer): Promise<string> {
  await writeFile(join(folder, name), content);
  return name;
}

const pngOf = (url: string) => Buffer.from(url.split(",")[1] ?? "", "base64");

async function modelTile(page: Page, group: string, { name, parts }: Model): Promise<Tile> {
  const words = { title: name, description: name };
  const rough = toSvg(parts, { ...words, scale: 20 });
  const scale = (20 * DRAWN) / Math.max(rough.width, rough.height);
  const { svg } = toSvg(parts, { ...words, scale });
  const { url, triangles } = await page.evaluate((all) => window.drawModel(all), parts);
  const stem = `${group}-${fileName(name)}`;
  return {
    name,
    note: `${triangles} triangles, ${gzipSync(svg).length} bytes`,
    solid: await keep(`${stem}.png`, pngOf(url)),
    drawing: await keep(`${stem}.svg`, svg),
  };
}

/** Six of every region, no two of a region with the same landmark while there is another. */
function chosenFields(): FieldTraits[] {
  return odds.region.flatMap(({ id: region }) => {
    const chosen: FieldTraits[] = [];
    const seen = new Set<string>();
    for (let id = 0; id < size && chosen.length < FIELDS_PER_REGION; id += 1) {
      const traits = fieldTraits(address, id);
      if (traits.region !== region || seen.has(traits.landmark)) continue;
      seen.add(traits.landmark);
      chosen.push(traits);
    }
    return chosen;
  });
}

async function fieldTile(page: Page, traits: FieldTraits, n: number): Promise<Tile> {
  const season = seasons[n % seasons.length]!;
  const hour = hours[Math.floor(n / 2) % hours.length]!;
  const { id } = traits;
  const svg = drawField(traits, { season, hour });
  const look = { collection: address, id, season, hour };
  const url = await page.evaluate((asked) => window.drawField(asked), look);
  return {
    name: `Field ${id}, ${season}, ${hour}`,
    note: `${fieldWords(traits)}. ${gzipSync(svg).length} bytes`,
    solid: await keep(`field-${id}.png`, pngOf(url)),
    drawing: await keep(`field-${id}.svg`, svg),
    isNight: hour === "night",
  };
}

const found = await findBrowser();
if (!found.ok) {
  console.error(found.reason);
  process.exit(1);
}
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "error",
  cacheDir: fromRoot("node_modules", ".cache", "sheets"),
  server: { port: 0, host: "127.0.0.1", hmr: false, fs: { allow: [fromRoot()] } },
});
await server.listen();
const args = [...chromiumArgs, "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const browser = await chromium.launch({ executablePath: found.path, args });
try {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  page.setDefaultTimeout(FRAME_PATIENCE_MS);
  page.on("pageerror", (error) => console.error(error));
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  const sheets: Sheet[] = [];
  for (const { name, models } of await allModels()) {
    if (!isWanted(name)) continue;
    const tiles: Tile[] = [];
    for (const model of models) tiles.push(await modelTile(page, name, model));
    sheets.push({ name, tiles });
    console.log(`${name}: ${tiles.length}`);
  }
  if (isWanted("fields")) {
    const tiles: Tile[] = [];
    for (const [n, traits] of chosenFields().entries()) {
      tiles.push(await fieldTile(page, traits, n));
    }
    sheets.push({ name: "fields", tiles });
    console.log(`fields: ${tiles.length}`);
  }
  await keep("index.html", sheetPage(sheets));
  console.log(join(folder, "index.html"));
} finally {
  await browser.close();
  await server.close();
}
