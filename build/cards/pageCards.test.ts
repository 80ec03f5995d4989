// Every page has a card beside its links: a PNG of the shape that previews show whole, with all its letters.
import { mkdir, readdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { testSite } from "../../server/testing/testSite.ts";
import ownSite from "../../site.config.ts";
import { cropIds } from "../../src/farm/tables/crops.ts";
import type { SiteConfig } from "../../src/lib/siteConfig.ts";
import { openRoutes, routePartsOf } from "../../src/routes/routes.ts";
import { furnitureFile } from "../furniture/furnitureFile.ts";
import { type Post, readPosts } from "../news/readPosts.ts";
import { cardSize } from "./cardSize.ts";
import { lettering, titleLines } from "./lettering.ts";
import { pageCards } from "./pageCards.ts";

const root = resolve(import.meta.dirname, "../..");

async function readNews() {
  const news = await readPosts(join(root, "content/news"));
  if (!news.ok) throw new Error("the posts cannot be read");
  return news.posts;
}

const pathsOf = (site: SiteConfig, posts: readonly Post[]) => {
  const fixed = openRoutes(site)
    .filter(([, route]) => !route.isPersonal && !routePartsOf(route).hasParameter)
    .map(([, { path }]) => path);
  return [...fixed, ...posts.map(({ slug }) => `/news/${slug}`)].sort();
};

/** A house whose pictures have a few plain dots and their own shape: to draw and pack large ones takes seconds. */
async function plainHouse(): Promise<string> {
  const house = await testFolder("cards");
  const images = "src/stills/images";
  await mkdir(join(house, images), { recursive: true });
  await symlink(join(root, "content"), join(house, "content"));
  for (const name of await readdir(join(root, images))) {
    if (!/^share\.jpg$|-(1600|1760|1920)\./.test(name)) continue;
    const { width, height } = await sharp(join(root, images, name)).metadata();
    await sharp({
      create: { width: 32, height: Math.round((32 * height) / width), channels: 3, background },
    }).toFile(join(house, images, name));
  }
  return house;
}
const background = "#7a9a5b";

test("a studio's pages have cards of their own, those of use to their visitor alone none", async () => {
  const posts = (await readNews()).slice(0, 1);
  const furniture = await furnitureFile(root);
  const site = Object.assign({}, testSite, { name: "Saltmere" });
  const cards = await pageCards({ root: await plainHouse(), site, posts, furniture });

  expect([...cards.keys()].sort()).toEqual(pathsOf(site, posts));
  const files = [...cards.values()].map(({ file }) => file);
  for (const file of files) expect(file).toMatch(/^assets\/card-[\w-]+-[0-9a-f]{8}\.png$/);
  expect(new Set(files).size).toBe(files.length);
  expect(cards.get("/play")!.alt).toBe(
    `Play: A farm in your browser, with ${cropIds.length} crops`,
  );
  for (const { bytes } of cards.values())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", ...cardSize });
});

// Where nothing has been built yet it draws them itself.
test("none of this house's cards, which the build has drawn, is too heavy", async () => {
  const posts = await readNews();
  const furniture = await furnitureFile(root);
  const cards = await pageCards({ root, site: ownSite, posts, furniture });
  expect([...cards.keys()].sort()).toEqual(pathsOf(ownSite, posts));
  for (const { bytes } of cards.values()) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", ...cardSize });
    // Some chats show none that is heavier.
    expect(bytes.length).toBeLessThan(600_000);
  }
}, 300_000);

test("a title takes the lines it needs, smaller the longer it is", () => {
  expect(titleLines("Play")).toEqual({ size: 84, lines: ["Play"] });
  const long = titleLines(
    "By mouse, thumb, keyboard or ear: all of it, and whatever else there is",
  );
  expect(long.size).toBeLessThan(84);
  expect(long.lines.join(" ")).toBe(
    "By mouse, thumb, keyboard or ear: all of it, and whatever else there is",
  );
  expect(long.lines.length).toBeGreaterThan(2);
});

test("letters with accents are drawn with them, others without or not at all", () => {
  const outlines = (title: string) =>
    lettering({ title, below: "", name: "" }).split("<path").length - 1;
  expect(outlines("Café: “één” & ½!")).toBe(13);
  const svg = (title: string) => lettering({ title, below: "", name: "" });
  expect(svg("é")).not.toBe(svg("e"));
  expect(svg("ẽ")).toBe(svg("e"));
  expect(outlines("Ж")).toBe(0);
});
