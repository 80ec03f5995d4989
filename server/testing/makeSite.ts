// Writes a small made-up build into a temporary folder for the server's tests.
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { seasons } from "../../src/models/seasons.ts";
import { furniturePath } from "../drawing/furniture.ts";

export const testPages = {
  home: `<!doctype html><title>Home</title>${"<p>A field of your own.</p>".repeat(20)}`,
  news: `<!doctype html><title>News</title>${"<p>What is new.</p>".repeat(20)}`,
  missing: `<!doctype html><title>Not here</title>${"<p>Nothing grows here.</p>".repeat(20)}`,
  script: `console.log("${"grow ".repeat(60)}");`,
};

/** Where `pages.script` is. */
export const script = "/assets/app-1a2b3c.js";

export const photo = Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 7919) % 256));

/** Draws the pages of fields and rooms, and nothing else. */
const drawing = `
export const drawPage = async ({ path, search, given, origin, files }) =>
  path.startsWith("/fields")
    ? "<!doctype html><title>Drawn</title><p>" + [path, search, origin, files.script].join(" ")
    : given
      ? "<!doctype html><title>Drawn</title><p>" + [path, given.name, given.version].join(" ")
      : null;
`;

/** As the tests have it, before a server reads the copy that it is given here. */
const asTested = furniturePath();

export type MadeSite = {
  distDir: string;
  siteDir: string;
  dataDir: string;
  /** Writes one more file below the site's folder. */
  add(file: string, content: string | Buffer): Promise<void>;
  remove(): Promise<void>;
};

export async function makeSite({ basePath = "/", furniture = asTested } = {}): Promise<MadeSite> {
  const root = await mkdtemp(join(tmpdir(), "server-test-"));
  const distDir = join(root, "dist");
  const siteDir = join(distDir, "site");

  async function add(file: string, content: string | Buffer): Promise<void> {
    const path = join(siteDir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  async function addText(file: string, content: string): Promise<void> {
    await add(file, content);
    await add(`${file}.br`, brotliCompressSync(content));
    await add(`${file}.gz`, gzipSync(content));
  }

  for (const place of ["", ...seasons.map((season) => `../seasons/${season}/`)])
    await addText(`${place}index.html`, testPages.home);
  await addText("news/index.html", testPages.news);
  await addText("news/first-harvest/index.html", testPages.news);
  await addText("404.html", testPages.missing);
  await addText(script, testPages.script);
  await addText("feed.xml", "<?xml version='1.0'?><rss/>");
  await addText("feed.json", "{}");
  await addText("robots.txt", "User-agent: *");
  await add("assets/photo-4d5e6f.avif", photo);
  await add(".secret", "hidden");
  await writeFile(join(root, "outside.txt"), "outside the site");
  await mkdir(join(distDir, "render"));
  await writeFile(join(distDir, "render/prerender.mjs"), drawing);
  await writeFile(join(distDir, "render/files.json"), JSON.stringify({ script }));
  if (furniture !== null) await copyFile(furniture, join(distDir, "furniture.json"));
  await writeFile(
    join(distDir, "build.json"),
    JSON.stringify({ basePath, origin: "http://localhost:4173", inputs: "first" }),
  );

  return {
    distDir,
    siteDir,
    dataDir: join(root, "data"),
    add,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
