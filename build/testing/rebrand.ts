// Makes a copy of the house another studio's: name, links, colours, logo, fonts, pictures, words and news, and a thousand fields.
import { execFileSync } from "node:child_process";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import sharp from "sharp";
import { tool } from "../../scripts/run/tool.ts";
import site from "../../site.config.ts";
import { drawnNames } from "../brand/pictures.ts";
import { landingFolder } from "../content/landingWords.ts";

const house = resolve(import.meta.dirname, "../..");

const elsewhere = (label: string) => ({ label, href: `https://saltmere.test/${label.length}` });

const saltmere = {
  name: "Saltmere",
  tagline: "A mooring for every boat.",
  description: "{Fields} moorings along one quiet shore, and a cabin on each of them.",
  colours: {
    accent: ["#1f5f8b", "#2b6f9e"],
    accentHi: ["#2c74a6", "#3d82b2"],
    accentLip: ["#123f5e", "#17405c"],
    link: ["#1b5a85", "#8cc6ee"],
    sky1: ["#cfe3f2", "#10182c"],
  },
  nav: [
    { label: "Shore", href: "/#world" },
    { label: "Moorings", href: "/#alphafields" },
    { label: "Log", href: "/news" },
    { label: "Wiki", href: "https://wiki.saltmere.test/start" },
  ],
  links: {
    social: elsewhere("Harbour talk"),
    chat: elsewhere("Radio"),
    marketplace: elsewhere("Mooring market"),
    guide: elsewhere("Pilot book"),
    wallets: elsewhere("Purses"),
  },
  securityContact: "mailto:leaks@saltmere.test",
} as const;

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><circle cx="15" cy="15" r="14" fill="#1f5f8b"/><path d="M7 18h16l-3 5H10zM14 6v10H8z" fill="#f4fbff"/></svg>\n';

let reworks = 0;

/** Every text anew, as long as a label may be; what has counts in it keeps them. */
const reworded = (value: unknown): unknown =>
  typeof value === "string"
    ? value.length > 8
      ? `Tide ${++reworks} ${[...value.matchAll(/\{\w+\}/g)].join(" ")}`.trim()
      : value
    : Array.isArray(value)
      ? value.map(reworded)
      : Object.fromEntries(
          Object.entries(value as object).map(([key, each]) => [key, reworded(each)]),
        );

const post = `---
title: The first boats are in
date: 2026-12-01
summary: Forty hulls on one tide, and room for more.
cover: ./cover.png
coverAlt: A grey morning over the harbour.
---

They came in with the tide.
`;

/** Writes what whoever writes by hand would leave. */
const writeFormatted = (file: string, text: string) =>
  writeFile(
    file,
    execFileSync(
      process.execPath,
      [tool("biome"), "format", `--stdin-file-path=${basename(file)}`],
      { cwd: house, input: text },
    ),
  );

const picture = (width: number) =>
  sharp({ create: { width, height: Math.round(width * 0.6), channels: 3, background: "#2b6f9e" } })
    .png()
    .toBuffer();

export async function rebrand(copy: string): Promise<void> {
  const config = Object.assign({}, site, saltmere, {
    collection: Object.assign({}, site.collection, { name: "Moorings", size: 1_000 }),
  });
  const code = `import type { SiteConfig } from "./src/lib/siteConfig.ts";\n\nconst site: SiteConfig = ${JSON.stringify(config)};\n\nexport default site;\n`;
  await writeFormatted(join(copy, "site.config.ts"), code);

  const brand = join(copy, "content/brand");
  await writeFile(join(brand, "logo.svg"), logo);
  const fonts = join(house, "node_modules/@fontsource-variable");
  const nunito = join(fonts, "nunito/files/nunito-latin-wght-normal.woff2");
  const fredoka = join(fonts, "fredoka/files/fredoka-latin-wght-normal.woff2");
  // The other way round: a page of theirs is told from one of ours.
  await copyFile(nunito, join(brand, "head.woff2"));
  await copyFile(fredoka, join(brand, "text.woff2"));

  const words = join(copy, landingFolder);
  for (const file of await readdir(words)) {
    const ours = JSON.parse(await readFile(join(words, file), "utf8"));
    await writeFormatted(join(words, file), JSON.stringify(reworded(ours)));
  }

  const news = join(copy, "content/news");
  await rm(news, { recursive: true });
  await mkdir(news);
  await writeFile(join(news, "2026-12-01-the-first-boats.md"), post);
  await writeFile(join(news, "cover.png"), await picture(960));

  const pictures = join(copy, "content/pictures");
  await mkdir(pictures, { recursive: true });
  const drawn = await picture(1920);
  for (const name of drawnNames(copy))
    if (!/-night$|^cover-/.test(name)) await writeFile(join(pictures, `${name}.png`), drawn);
}
