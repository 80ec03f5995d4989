// What carries the brand of a house, each thing as a short hash, so that two houses can be compared.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { houseColours } from "../../build/brand/colours.ts";
import { fontFiles } from "../../build/brand/fonts.ts";
import { logoFile } from "../../build/brand/logo.ts";
import { drawnNames, ownPicture, pictureFiles } from "../../build/brand/pictures.ts";
import { landingFolder } from "../../build/content/landingWords.ts";
import type { SiteConfig } from "../../src/lib/siteConfig.ts";

type Hashes = Readonly<Record<string, string>>;

export type Snapshot = {
  name: string;
  logo: string;
  colours: Hashes;
  fonts: Hashes;
  /** Whole sentences, by file and field. */
  texts: Hashes;
  posts: Hashes;
  pictures: Hashes;
};

/** By these a site is known from afar: buttons, links, and the browser's own bar. */
const telling = ["accent", "link", "sky1"] as const;

/** Shorter ones are labels, which may be alike anywhere. */
const SENTENCE = 25;

const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
};

function* sentences(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string" && value.length >= SENTENCE) yield [path, hashOf(value)];
  if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value))
      yield* sentences(each, path.endsWith(": ") ? path + key : `${path}.${key}`);
}

export function snapshot(root: string, site: SiteConfig): Snapshot {
  const read = (file: string) => readFileSync(join(root, file));
  const hashed = (file: string) => (existsSync(join(root, file)) ? hashOf(read(file)) : "none");
  const ours = houseColours(read("packages/ui/tokens.css").toString());
  const { tagline, description } = site;
  const words = globSync(`${landingFolder}/*.json`, { cwd: root }).sort();
  const posts = globSync("content/news/*.md", { cwd: root }).sort();
  const covers = posts.map((file) => /^cover: *"?(\w+)/m.exec(read(file).toString())?.[1] ?? "");

  /** A cover that no post shows is nobody's. */
  const isShown = (name: string) =>
    !name.startsWith("cover-") ||
    covers.includes(
      name.replace(/-night$/, "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );

  const pictureHash = (name: string) => {
    const own = ownPicture(root, name);
    const files = own === null ? pictureFiles(root, name) : [own];
    return hashOf(...files.map((file) => readFileSync(file)));
  };

  return {
    name: site.name,
    logo: hashed(logoFile),
    colours: Object.fromEntries(
      telling.map((name) => [name, (site.colours?.[name] ?? ours[name]).join(" ")]),
    ),
    fonts: Object.fromEntries(
      [...new Set(Object.values(fontFiles))]
        .filter((file) => !file.includes("italic"))
        .map((file) => [file, hashed(file)]),
    ),
    texts: Object.fromEntries([
      ...sentences({ tagline, description }, "site.config.ts: "),
      ...words.flatMap((file) => [...sentences(JSON.parse(read(file).toString()), `${file}: `)]),
    ]),
    posts: Object.fromEntries(posts.map((file) => [basename(file), hashed(file)])),
    pictures: Object.fromEntries(
      [...drawnNames(root)]
        .sort()
        .filter(isShown)
        .map((name) => [name, pictureHash(name)]),
    ),
  };
}
