import type { Manifest } from "vite";
import { describe, expect, it } from "vitest";
import { entryModule, headModule, pageFiles } from "./pageFiles.ts";

const manifest: Manifest = {
  [entryModule]: {
    file: "assets/client.js",
    imports: ["_shared.js"],
    dynamicImports: ["src/landing/index.ts", "src/news/index.ts"],
    isEntry: true,
  },
  [headModule]: { file: "assets/returning.js", isEntry: true },
  "_shared.js": { file: "assets/shared.js" },
  "src/landing/index.ts": {
    file: "assets/landing.js",
    imports: ["_shared.js"],
    dynamicImports: ["src/landing/world/World.tsx"],
  },
  "src/landing/world/World.tsx": { file: "assets/world.js" },
  "src/news/index.ts": { file: "assets/news.js" },
  "style.css": { file: "assets/style.css", src: "style.css" },
  "node_modules/nunito/nunito-latin-wght-normal.woff2": {
    file: "assets/nunito-latin-wght-normal-1.woff2",
  },
  "node_modules/nunito/nunito-latin-wght-italic.woff2": {
    file: "assets/nunito-latin-wght-italic-1.woff2",
  },
};

describe("pageFiles", () => {
  const files = pageFiles(manifest, "src/landing/index.ts", "/loamstead/");

  it("preloads the static closure of the entry and the page, and nothing that comes later", () => {
    expect(files.script).toBe("/loamstead/assets/client.js");
    expect(files.head).toBe("/loamstead/assets/returning.js");
    expect(files.preloads).toEqual(["/loamstead/assets/shared.js", "/loamstead/assets/landing.js"]);
  });

  it("links the style sheet, and the fonts that every page begins with", () => {
    expect(files.style).toBe("/loamstead/assets/style.css");
    expect(files.fonts).toEqual(["/loamstead/assets/nunito-latin-wght-normal-1.woff2"]);
  });

  it("preloads nothing more for a page that is part of the entry", () => {
    expect(pageFiles(manifest, null, "/").preloads).toEqual(["/assets/shared.js"]);
  });

  it("says which module is missing", () => {
    expect(() => pageFiles(manifest, "src/gone.ts", "/")).toThrow("does not name src/gone.ts");
  });
});
