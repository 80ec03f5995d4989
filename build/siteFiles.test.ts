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
  const manifest = JSON.parse(webManifest(site, "/farm/"));
  expect(manifest).toMatchObject({ name: site.name, start_url: "./", id: "/farm/" });
  const drawn = drawIcons({ box: [0, 0, 1, 1], shapes: "" }, "#ffffff");
  for (const { src } of manifest.icons) expect([...drawn.keys()]).toContain(src);
  const kinds = manifest.icons.map(({ purpose }: { purpose?: string }) => purpose ?? "any");
  expect(kinds).toEqual(["any", "any", "maskable"]);
  for (const { url } of manifest.shortcuts ?? []) expect(url).toMatch(/^\.\//);
});

it("shows installers what the site is like", () => {
  const shown = [
    {
      file: "assets/shot-play-narrow-1a2b3c4d.webp",
      form: "narrow",
      width: 780,
      height: 1688,
      label: "Play",
    },
  ] as const;
  expect(JSON.parse(webManifest(site, "/farm/", shown)).screenshots).toEqual([
    {
      src: "assets/shot-play-narrow-1a2b3c4d.webp",
      sizes: "780x1688",
      type: "image/webp",
      form_factor: "narrow",
      label: "Play",
    },
  ]);
  expect(JSON.parse(webManifest(site, "/farm/"))).not.toHaveProperty("screenshots");
});

it("has an icon for whoever asks for /favicon.ico unread: one picture in its envelope", () => {
  const drawn = drawIcons({ box: [0, 0, 1, 1], shapes: "" }, "#ffffff");
  const file = Buffer.from(drawn.get("favicon.ico") as Uint8Array);
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const begins = file.readUInt32LE(18);
  expect(file.subarray(begins + 1, begins + 4).toString()).toBe("PNG");
  expect(begins + file.readUInt32LE(14)).toBe(file.length);
});

it("describes the site to Safe, with an icon that is there", () => {
  const manifest = JSON.parse(safeManifest(site));
  expect(manifest).toMatchObject({ name: site.name, description: site.description });
  const logo = { box: [0, 0, 1, 1], shapes: "" } as const;
  expect([...drawIcons(logo, "#ffffff").keys()]).toContain(manifest.iconPath);
});
