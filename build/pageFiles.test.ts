import type { Manifest } from "vite";
import { describe, expect, it } from "vitest";
import { beginModule, entryModule, headModule, pageFiles } from "./pageFiles.ts";

const manifest: Manifest = {
  [entryModule]: {
    file: "assets/client.js",
    imports: ["_shared.js"],
    dynamicImports: ["src/landing/index.ts", "src/news/index.ts"],
    isEntry: true,
  },
  [beginModule]: { file: "assets/begin.js", isEntry: true },
  [headModule]: { file: "assets/head.js", isEntry: true },
  "_shared.js": { file: "assets/shared.js" },
  "src/landing/index.ts": {
    file: "assets/landing.js",
    imports: ["_shared.js"],
    dynamicImports: ["src/landing/world/World.tsx"],
    assets: ["assets/landing.css", "assets/land.worker.js"],
  },
  "src/landing/world/World.tsx": { file: "assets/world.js", imports: ["_shared.js"] },
  "src/news/index.ts": { file: "assets/news.js" },
  "/home/farm/src/app/pages.css": { file: "assets/pages.css" },
  "style.css": { file: "assets/style.css", src: "style.css" },
  "packages/ui/fonts/nunito-first.woff2": { file: "assets/nunito-first-1.woff2" },
  "packages/ui/fonts/nunito-rest.woff2": { file: "assets/nunito-rest-1.woff2" },
  "node_modules/nunito/nunito-latin-wght-italic.woff2": {
    file: "assets/nunito-latin-wght-italic-1.woff2",
  },
};

describe("pageFiles", () => {
  const files = pageFiles(manifest, "src/landing/index.ts", "/loamstead/");

  it("preloads the static closure of the entry and the page, and nothing that comes later", () => {
    expect(files.client).toBe("/loamstead/assets/client.js");
    expect(files.begin).toBe("/loamstead/assets/begin.js");
    expect(files.head).toBe("/loamstead/assets/head.js");
    expect(files.preloads).toEqual(["/loamstead/assets/shared.js", "/loamstead/assets/landing.js"]);
  });

  it("knows what the page itself imports later, without what is there by then", () => {
    expect(files.later).toEqual(["/loamstead/assets/landing.css", "/loamstead/assets/world.js"]);
    expect(pageFiles(manifest, null, "/").later).toEqual([]);
  });

  it("links the sheets, and the fonts that every page begins with", () => {
    expect(files.styles).toEqual(["/loamstead/assets/style.css", "/loamstead/assets/pages.css"]);
    expect(files.fonts).toEqual(["/loamstead/assets/nunito-first-1.woff2"]);
  });

  it("preloads nothing more for a page that is part of the entry", () => {
    const front = pageFiles(manifest, null, "/");
    expect(front.preloads).toEqual(["/assets/shared.js"]);
    expect(front.styles).toEqual(["/assets/style.css"]);
  });

  it("says which module is missing", () => {
    expect(() => pageFiles(manifest, "src/gone.ts", "/")).toThrow("does not name src/gone.ts");
  });
});
