// Builds the whole site into dist/: browser files, every page as HTML, feeds, and their compressed twins.
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Manifest, build as viteBuild } from "vite";
import site from "../site.config.ts";
import { htmlDocument } from "../src/app/document.ts";
import type * as Prerender from "../src/app/prerender.tsx";
import { checkSiteConfig } from "../src/lib/siteConfig.ts";
import { readBuildEnv } from "./buildEnv.ts";
import { compressFiles } from "./compressFiles.ts";
import { inputsHash } from "./inputsHash.ts";
import { atomFeed, jsonFeed } from "./news/feeds.ts";
import { describeProblem } from "./news/problem.ts";
import { readPosts } from "./news/readPosts.ts";
import { entryModule, pageFiles } from "./pageFiles.ts";
import { robots, sitemap, webManifest } from "./siteFiles.ts";

export type BuildOptions = {
  basePath: string;
  origin: string;
  outDir?: string;
  newsFolder?: string;
  log(line: string): void;
};

export type BuildResult = { ok: true } | { ok: false; problems: readonly string[] };

const root = resolve(import.meta.dirname, "..");

export async function build(options: BuildOptions): Promise<BuildResult> {
  const { basePath, origin, outDir = join(root, "dist"), log } = options;
  const newsFolder = options.newsFolder ?? join(root, "content/news");
  const config = checkSiteConfig(site);
  if (!config.ok) return config;
  const news = await readPosts(newsFolder);
  if (!news.ok) return { ok: false, problems: news.problems.map(describeProblem) };

  // Built beside the old one and put in its place at the end: a failed build leaves a working site.
  const work = `${outDir}.building`;
  const siteDir = join(work, "site");
  await rm(work, { recursive: true, force: true });
  // Vite reads the base path from the environment, where it also reaches the news plugin.
  process.env.BASE_PATH = basePath;

  log("Bundling the browser's files…");
  await viteBuild({
    root,
    logLevel: "warn",
    build: {
      outDir: siteDir,
      emptyOutDir: true,
      manifest: "manifest.json",
      rolldownOptions: { input: entryModule },
    },
  });
  const prerenderDir = join(work, "prerender");
  await viteBuild({
    root,
    logLevel: "warn",
    build: {
      outDir: prerenderDir,
      ssr: "src/app/prerender.tsx",
      copyPublicDir: false,
      ssrEmitAssets: false,
    },
  });

  const manifestFile = join(work, "manifest.json");
  await rename(join(siteDir, "manifest.json"), manifestFile);
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
  const prerender: typeof Prerender = await import(
    pathToFileURL(join(prerenderDir, "prerender.js")).href
  );
  const pages = await prerender.drawPages();
  for (const { path, module, page, title, body } of pages) {
    const html = htmlDocument({
      site: config.config,
      page,
      title,
      body,
      base: basePath,
      origin,
      canonical: path === null ? null : origin + basePath + path.slice(1),
      files: pageFiles(manifest, module, basePath),
    });
    await write(join(siteDir, path === null ? "404.html" : join(path, "index.html")), html);
  }
  log(`Drew ${pages.length} pages.`);

  await write(join(siteDir, "site.webmanifest"), webManifest(config.config));
  await write(join(siteDir, "robots.txt"), robots(origin, basePath));
  await write(join(siteDir, "sitemap.xml"), sitemap(origin, basePath, prerender.pagePaths()));
  if (config.config.features.news) {
    const images = new Map(
      pages.flatMap(({ path, page: { image } }) =>
        path?.startsWith("/news/") && image ? [[path.slice("/news/".length), image.url]] : [],
      ),
    );
    const feed = { site: config.config, posts: news.posts, origin, base: basePath, images };
    await write(join(siteDir, "feed.xml"), atomFeed(feed));
    await write(join(siteDir, "feed.json"), jsonFeed(feed));
  }
  await compressFiles(siteDir);
  await rm(prerenderDir, { recursive: true, force: true });

  const inputs = await inputsHash({ root, basePath, origin });
  await write(join(work, "build.json"), JSON.stringify({ basePath, origin, inputs }));
  await rm(outDir, { recursive: true, force: true });
  await rename(work, outDir);
  return { ok: true };
}

async function write(file: string, content: string): Promise<void> {
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
