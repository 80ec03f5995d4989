// Tests which code of a made-up bundle is kept for use without a network.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { codeOf, offlineFiles } from "./offlineFiles.ts";
import { beginModule, entryModule, headModule, pagesSheet } from "./pageFiles.ts";

const manifest = {
  [entryModule]: {
    file: "assets/client.js",
    imports: ["_shared.js"],
    dynamicImports: ["play.tsx", "news.ts"],
  },
  [beginModule]: { file: "assets/begin.js" },
  [headModule]: { file: "assets/head.js" },
  "_shared.js": { file: "assets/shared.js", dynamicImports: ["news.ts"] },
  "news.ts": { file: "assets/news.js" },
  "play.tsx": {
    file: "assets/play.js",
    imports: ["_shared.js", "_parts.js"],
    dynamicImports: ["papers.ts", "chain.ts"],
    css: ["assets/play.css"],
    assets: ["assets/hero.avif"],
  },
  "_parts.js": { file: "assets/parts.js", assets: ["assets/some.worker.js"] },
  "papers.ts": { file: "assets/papers.js", imports: ["_parts.js"] },
  "chain.ts": { file: "assets/chain.js" },
  "style.css": { file: "assets/style.css" },
  [pagesSheet]: { file: "assets/pages.css" },
};

test("what a page begins with and may come to load is kept, whatever the other pages need is not", () => {
  expect([...codeOf(manifest, ["play.tsx"], ["chain.ts"])].sort()).toEqual([
    "assets/begin.js",
    "assets/client.js",
    "assets/head.js",
    "assets/papers.js",
    "assets/parts.js",
    "assets/play.css",
    "assets/play.js",
    "assets/shared.js",
    "assets/some.worker.js",
  ]);
});

test("so are furniture, its pictures and the letters of names, but not what is large or belongs elsewhere", async () => {
  const folder = await mkdtemp(join(tmpdir(), "offline-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const kept = [
    "assets/fredoka-rest-B1.woff2",
    "assets/furniture-C2.json",
    "assets/home-640-E4.avif",
    "assets/home-night-640-F5.avif",
    "favicon.svg",
    "pieces/room-attic.webp",
    "pieces/sofa.svg",
  ];
  for (const name of [
    ...kept,
    "assets/hero-D3.avif",
    "assets/hero-night-D3.avif",
    "pieces/room-attic-night.webp",
    "pieces/door-attic.webp",
    "news/fox.svg",
  ]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), "");
  }
  const page = { path: "/play", module: "play.tsx" };
  const files = await offlineFiles(manifest, folder, [page]);
  expect(files[0]).toBe("play");
  expect(files).toEqual(expect.arrayContaining(kept));
  expect(files.filter((file) => /hero|attic-night|door|fox/.test(file))).toEqual([]);
});
