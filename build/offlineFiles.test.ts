// Tests which code of a made-up bundle is kept for use without a network.
import { expect, test } from "vitest";
import { codeOf } from "./offlineFiles.ts";
import { beginModule, entryModule, headModule } from "./pageFiles.ts";

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
