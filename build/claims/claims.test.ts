// Every statement with a number, on every page that build and server draw, is so by the very code that it speaks of.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { snapshot } from "../../scripts/brand/snapshot.ts";
import site from "../../site.config.ts";
import { drawPages } from "../../src/app/prerender.tsx";
import { claimsIn, only, type Said, stillCounts } from "./claim.ts";
import { farmClaims } from "./proofs/farm.ts";
import { fieldClaims } from "./proofs/fieldLists.ts";
import { landClaims } from "./proofs/land.ts";
import { parishClaims } from "./proofs/parishPage.ts";
import { siteClaims } from "./proofs/site.ts";
import { servedPages } from "./served.ts";
import { textsOf } from "./textsOf.ts";
import { asOfTheDay, turns } from "./turns.ts";

const root = resolve(import.meta.dirname, "../..");
const ours = JSON.parse(readFileSync(resolve(root, "scripts/brand/ours.json"), "utf8"));

/** What a studio writes itself is for the studio to prove. */
const isOurs = site.name === ours.name;
const now = snapshot(root, site);
const ownPosts = Object.keys(now.posts).filter((file) => now.posts[file] === ours.posts[file]);
const isOurPost = (path: string) =>
  ownPosts.some((file) => path === `/news/${file.slice("2026-11-21-".length, -".md".length)}`);

/** Their words have no number of their own, and their tables are held against the law there. */
const provedElsewhere = new Map([["/rules", "src/rules/RulesPage.test.tsx"]]);

/** The first that is made of a text counts: those of one page go before those of many. */
const claims = [
  ...only(["/parishes/"], parishClaims),
  ...only(["/fields", "/parishes/", "/world"], fieldClaims),
  ...farmClaims,
  ...landClaims,
  ...siteClaims,
];
const said: Said[] = [];
const turned = new Set<string>();
const unproved: string[] = [];
let pages: Awaited<ReturnType<typeof drawPages>>;

function read(path: string, texts: Iterable<string>): void {
  for (const text of new Set(texts)) {
    const found = claimsIn(text, path, claims, [...turns, ...asOfTheDay]);
    said.push(...found.said);
    for (const turn of found.turned) turned.add(turn);
    if (stillCounts(found.rest)) unproved.push(`${path}: ${found.rest}`);
  }
}

beforeAll(async () => {
  if (!isOurs) return;
  pages = await drawPages();
  for (const { path: at, title, page, body } of pages) {
    const path = at ?? "nowhere";
    if (provedElsewhere.has(path) || (path.startsWith("/news/") && !isOurPost(path))) continue;
    read(path, [title, page.description, page.image?.alt ?? "", ...textsOf(body)]);
  }
  for (const [path, html] of await servedPages())
    read(path, textsOf(html.slice(html.indexOf("<body>"))));
});

const ofOurs = test.runIf(isOurs);

ofOurs("no page says a number that nothing here proves", () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(unproved).toEqual([]);
});

ofOurs("all that is said is so", async () => {
  expect(said.length).toBeGreaterThan(100);
  const wrong = await Promise.all(
    said.map(async ({ claim, text, found }) =>
      (await claim.isSo(found)) ? [] : `${found.path}: ${text}`,
    ),
  );
  expect(wrong.flat()).toEqual([]);
});

ofOurs("no turn of speech is listed that nobody uses any more", () => {
  expect([...turns, ...asOfTheDay].filter((turn) => !turned.has(turn))).toEqual([]);
});

ofOurs.each([...provedElsewhere])("%s is proved in %s", (path, file) => {
  expect(pages.some((page) => page.path === path)).toBe(true);
  expect(existsSync(resolve(root, file))).toBe(true);
});
