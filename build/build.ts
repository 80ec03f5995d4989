// Builds the whole site into dist/: browser files, every page as HTML, feeds, and their compressed twins.
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import site from "../site.config.ts";
import { htmlDocument } from "../src/app/document.ts";
import type { PrerenderedPage } from "../src/app/prerender.tsx";
import { seasonAt } from "../src/fields/calendar.ts";
import { isExample } from "../src/lib/exampleLinks.ts";
import { checkSiteConfig } from "../src/lib/siteConfig.ts";
import { findPage, openRoutes } from "../src/routes/routes.ts";
import { brandProblems } from "./brand/readBrand.ts";
import { readBuildEnv } from "./buildEnv.ts";
import { bundle } from "./bundle.ts";
import { cardSize } from "./cards/cardSize.ts";
import { pageCards } from "./cards/pageCards.ts";
import { compressFiles } from "./compressFiles.ts";
import { wordsProblems } from "./content/landingWords.ts";
import { describeProblem } from "./content/problem.ts";
import { contentDate } from "./contentDate.ts";
import { furnitureFile } from "./furniture/furnitureFile.ts";
import { copyPieces, piecesFolder } from "./furniture/pieces.ts";
import { inputsHash } from "./inputsHash.ts";
import { atomFeed, jsonFeed } from "./news/feeds.ts";
import { readPosts } from "./news/readPosts.ts";
import { pageFiles } from "./pageFiles.ts";
import { type ShownPage, takeScreenshots } from "./screenshots/takeScreenshots.ts";
import { securityPath, securityText } from "./securityText.ts";
import {
  listedFields,
  listedParishes,
  listedPaths,
  robots,
  safeManifest,
  webManifest,
} from "./siteFiles.ts";
import { sitemaps } from "./sitemaps.ts";
import { writeWorker } from "./writeWorker.ts";

export type BuildOptions = {
  basePath: string;
  origin: string;
  /** Whether it is for the local world: true unless it is said. */
  isLocal?: boolean;
  outDir?: string;
  newsFolder?: string;
  /** The day whose season is to be seen where no server picks that of its own. */
  today?: Date;
  /** False leaves away what a server does without: compressed twins, and pictures for installers. */
  isWhole?: boolean;
  log(line: string): void;
};

export type BuildResult = { ok: true } | { ok: false; problems: readonly string[] };

const root = resolve(import.meta.dirname, "..");

export async function build(options: BuildOptions): Promise<BuildResult> {
  const { basePath, origin, outDir = join(root, "dist"), today = new Date(), log } = options;
  const { isWhole = true, isLocal = true } = options;
  const checked = checkSiteConfig(site);
  if (!checked.ok) return checked;
  const { config } = checked;
  const wrong = [
    ...(await brandProblems(root, config.colours)),
    ...(await wordsProblems(root, config)).map(describeProblem),
  ];
  if (wrong.length > 0) return { ok: false, problems: wrong };
  const news = await readPosts(options.newsFolder ?? join(root, "content/news"), config.features);
  if (!news.ok) return { ok: false, problems: news.problems.map(describeProblem) };

  // Built beside the old one and put in its place at the end: a failed build leaves a working site.
  const work = `${outDir}.building`;
  const siteDir = join(work, "site");
  await rm(work, { recursive: true, force: true });

  const furniture = await furnitureFile(root).catch((error: Error) => error);
  if (furniture instanceof Error) return { ok: false, problems: furniture.message.split("\n") };

  // In a thread of its own, while the files are bundled.
  const pieces = config.features.roomDesigner
    ? piecesFolder({ root, cacheDir: join(root, ".cache/pieces") })
    : null;

  const drawing = pageCards({ root, site: config, posts: news.posts, furniture });
  // Awaited below; until then a failure is no unheard rejection.
  drawing.catch(() => {});

  log("Bundling the browser's files…");
  const manifestFile = join(work, "manifest.json");
  const renderDir = join(work, "render");
  const { manifest, pages } = await bundle({
    root,
    basePath,
    isLocal,
    siteDir,
    renderDir,
    manifestFile,
  });

  const built = [...new Set(pages.flatMap(({ path }) => path ?? []))];
  const seasonsDir = join(work, "seasons");
  const listed = listedPaths(config, built);
  const cards = await drawing;
  for (const { file, bytes } of cards.values()) await write(join(siteDir, file), bytes);
  const filesOf = (path: string, module: string | null) => {
    const made = cards.get(path);
    const card = made && { url: basePath + made.file, alt: made.alt, ...cardSize };
    return { ...pageFiles(manifest, module, basePath), card };
  };
  for (const { path, module, page, title, body, given } of pages) {
    const html = htmlDocument({
      site: config,
      page,
      title,
      body,
      base: basePath,
      origin,
      canonical: path !== null && listed.includes(path) ? origin + basePath + path.slice(1) : null,
      files: filesOf(path ?? "", module),
      given,
    });
    const file = path === null ? "404.html" : join(path, "index.html");
    if (given) await write(join(seasonsDir, given.season, file), html);
    if (!given || given.season === seasonAt(today)) await write(join(siteDir, file), html);
  }
  log(`Drew ${pages.length} pages.`);
  if (pieces) await copyPieces(await pieces, siteDir);

  // For the pages that the server draws when they are asked for.
  const served = openRoutes(config).filter(([, { drawnBy }]) => drawnBy === "server");
  const files = served.map(([, { path, module }]) => [module, filesOf(path, module!)]);
  await write(join(renderDir, "files.json"), JSON.stringify(Object.fromEntries(files)));

  const shown = isWhole ? shownPages(pages) : [];
  const shots = await takeScreenshots({ siteDir, basePath, pages: shown, log });
  for (const { file, bytes } of shots) await write(join(siteDir, file), bytes);
  await write(join(siteDir, "site.webmanifest"), webManifest(config, basePath, shots));
  await write(join(siteDir, "manifest.json"), safeManifest(config));
  await write(join(siteDir, "robots.txt"), robots(origin, basePath));
  if (
    config.securityContact &&
    (isLocal || !isExample(config.securityContact)) &&
    basePath === "/"
  ) {
    const text = securityText({ contact: config.securityContact, origin, now: new Date() });
    await write(join(siteDir, securityPath), text);
  }
  const published = new Map(pages.map(({ path, page }) => [path, page.published]));
  const changed = await contentDate(root);
  const maps = sitemaps({
    origin,
    base: basePath,
    pages: [...listed, ...listedParishes(config)].map((path) => ({
      path,
      changed: published.get(path) ?? changed,
    })),
    fields: listedFields(config).map((path) => ({ path, changed })),
    served: openRoutes(config).some(([name]) => name === "rooms") ? ["sitemap-rooms.xml"] : [],
  });
  for (const [name, xml] of maps) await write(join(siteDir, name), xml);
  if (config.features.news) {
    const images = new Map<string, string>();
    for (const { path, page } of pages) {
      const found = path === null ? null : findPage(path, config);
      if (found?.name === "article" && page.image) images.set(found.parameter, page.image.url);
    }
    const feed = { site: config, posts: news.posts, origin, base: basePath, images };
    await write(join(siteDir, "feed.xml"), atomFeed(feed));
    await write(join(siteDir, "feed.json"), jsonFeed(feed));
  }
  await writeWorker({ root, siteDir, basePath, manifest, site: config });
  if (isWhole) await Promise.all([siteDir, seasonsDir].map((folder) => compressFiles(folder)));

  // For the server, which draws rooms too.
  await copyFile(furniture, join(work, "furniture.json"));

  // Last, because the server takes it as the sign of a whole build.
  const inputs = await inputsHash({ root, basePath, origin, isLocal });
  await write(join(work, "build.json"), JSON.stringify({ basePath, origin, isLocal, inputs }));
  await rm(outDir, { recursive: true, force: true });
  await rename(work, outDir);
  return { ok: true };
}

/** What of the site an installer shows, each page once. */
const shownPages = (pages: readonly PrerenderedPage[]): ShownPage[] =>
  ["/", "/room-designer", "/news"].flatMap((path) => {
    const built = pages.find((page) => page.path === path);
    return built ? { path: path.slice(1), label: built.title } : [];
  });

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

if (import.meta.main) {
  const env = readBuildEnv(process.env);
  const result = env.ok ? await build({ ...env.env, log: console.log }) : env;
  if (!result.ok) {
    for (const problem of result.problems) console.error(problem);
    process.exitCode = 1;
  }
}
