// Bundles the site with Vite twice: once for browsers, once to be drawn to HTML right here.
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Manifest, build as viteBuild } from "vite";
import type * as Prerender from "../src/app/prerender.tsx";
import { entryModule, headModule } from "./pageFiles.ts";

type BundleOptions = { root: string; basePath: string; siteDir: string; manifestFile: string };

export type Bundle = {
  manifest: Manifest;
  pages: Awaited<ReturnType<typeof Prerender.drawPages>>;
};

export async function bundle({
  root,
  basePath,
  siteDir,
  manifestFile,
}: BundleOptions): Promise<Bundle> {
  // Vite's configuration reads the base path from the environment, where it also reaches the news plugin.
  process.env.BASE_PATH = basePath;
  await viteBuild({
    root,
    logLevel: "warn",
    build: {
      outDir: siteDir,
      emptyOutDir: true,
      manifest: "manifest.json",
      rolldownOptions: { input: [entryModule, headModule] },
    },
  });
  await rename(join(siteDir, "manifest.json"), manifestFile);
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
  return { manifest, pages: await drawPages(root) };
}

async function drawPages(root: string): Promise<Bundle["pages"]> {
  // Inside the project, so that it finds the packages it draws with.
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, "prerender-"));
  try {
    await viteBuild({
      root,
      logLevel: "warn",
      build: {
        outDir,
        emptyOutDir: true,
        ssr: "src/app/prerender.tsx",
        copyPublicDir: false,
        ssrEmitAssets: false,
      },
    });
    const prerender: typeof Prerender = await import(
      pathToFileURL(join(outDir, "prerender.js")).href
    );
    return await prerender.drawPages();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
