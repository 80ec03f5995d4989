import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import site from "../site.config.ts";
import { robots, safeManifest, sitemap, webManifest } from "./siteFiles.ts";

it("lists every page by its absolute address", () => {
  const xml = sitemap("https://farm.example", "/loamstead/", ["/", "/news"]);
  expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
    "<loc>https://farm.example/loamstead/</loc>",
    "<loc>https://farm.example/loamstead/news</loc>",
  ]);
});

it("points robots at the sitemap", () => {
  expect(robots("https://farm.example", "/")).toContain(
    "Sitemap: https://farm.example/sitemap.xml",
  );
});

it("writes a web manifest that works under any base path", () => {
  const manifest = JSON.parse(webManifest(site));
  expect(manifest).toMatchObject({ name: site.name, start_url: "./" });
  for (const { src } of manifest.icons) expect(src).not.toMatch(/^\//);
});

it("describes the site to Safe, with an icon that is there", () => {
  const manifest = JSON.parse(safeManifest(site));
  expect(manifest).toMatchObject({ name: site.name, description: site.description });
  expect(existsSync(new URL(`../public/${manifest.iconPath}`, import.meta.url))).toBe(true);
});
