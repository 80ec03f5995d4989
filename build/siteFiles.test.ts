import { expect, it } from "vitest";
import site from "../site.config.ts";
import { drawIcons } from "./brand/icons.ts";
import { robots, safeManifest, webManifest } from "./siteFiles.ts";

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
  const logo = { box: [0, 0, 1, 1], shapes: "" } as const;
  expect([...drawIcons(logo, "#ffffff").keys()]).toContain(manifest.iconPath);
});
