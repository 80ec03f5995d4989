// Says in sentences what of a studio's house is still ours.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exampleKeys } from "../../src/lib/exampleLinks.ts";
import { counted } from "../../src/lib/numberWords.ts";
import type { SiteConfig } from "../../src/lib/siteConfig.ts";
import { type Snapshot, snapshot } from "./snapshot.ts";

const listed = new Intl.ListFormat("en-GB");

/** The keys under which both have the same. */
const same = (now: Readonly<Record<string, string>>, ours: Readonly<Record<string, string>>) =>
  Object.keys(now).filter((key) => now[key] === ours[key]);

function brandSentences(now: Snapshot, ours: Snapshot): string[] {
  const said: string[] = [];
  if (now.name === ours.name) said.push(`The name is still ${ours.name} (site.config.ts: name).`);

  const known = new Set(Object.values(ours.texts));
  const fields = Object.keys(now.texts).filter((field) => known.has(now.texts[field]!));
  const byFile = Map.groupBy(fields, (field) => field.split(": ")[0]!);
  for (const [file, all] of byFile) {
    const names = all.map((field) => field.slice(file.length + 2));
    said.push(`${file} still says what ours says: ${listed.format(names)}.`);
  }

  if (now.logo === ours.logo)
    said.push("The logo is still ours, and with it the icons (content/brand/logo.svg).");
  const colours = same(now.colours, ours.colours);
  if (colours.length > 0)
    said.push(`These colours are still ours: ${listed.format(colours)} (site.config.ts: colours).`);
  for (const file of same(now.fonts, ours.fonts))
    said.push(`${file.includes("head") ? "Headings are" : "Text is"} still in our font (${file}).`);

  const pictures = same(now.pictures, ours.pictures);
  if (pictures.includes("share"))
    said.push("Link previews still show our picture (content/pictures/share.jpg).");
  const others = pictures.filter((name) => name !== "share");
  if (others.length > 0)
    said.push(`These pictures are still ours (content/pictures): ${listed.format(others)}.`);
  const posts = same(now.posts, ours.posts);
  if (posts.length > 0)
    said.push(`These posts are still ours (content/news): ${listed.format(posts)}.`);
  return said;
}

/** Names of ours, and counts that are not the collection's, in what the studio writes itself. */
function mentions(root: string, { collection: { size }, ...site }: SiteConfig, ours: Snapshot) {
  const content = globSync("content/**/*.{json,md,svg}", { cwd: root }).sort();
  const written = content.map((file): [string, string] => [
    file,
    readFileSync(join(root, file), "utf8"),
  ]);
  const { name: _, ...texts } = site;
  const all: [string, string][] = [["site.config.ts", JSON.stringify(texts)], ...written];
  return all.flatMap(([file, text]) => {
    const said: string[] = [];
    if (site.name !== ours.name && new RegExp(ours.name, "i").test(text))
      said.push(`${file} speaks of ${ours.name}.`);
    if (size !== 10_000 && /\bten thousand\b|\b10[,.]?000\b/i.test(text))
      said.push(`${file} speaks of ten thousand; the collection has ${counted(size)} fields.`);
    return said;
  });
}

const examples = (site: SiteConfig): string[] =>
  exampleKeys(site).map(
    ([key, href]) =>
      `${key} ${key === "securityContact" ? "is" : "leads to"} ${href}, where nobody is (site.config.ts).`,
  );

export const stillOurs = (root: string, site: SiteConfig, ours: Snapshot): string[] => [
  ...brandSentences(snapshot(root, site), ours),
  ...examples(site),
  ...mentions(root, site, ours),
];
