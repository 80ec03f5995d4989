// Every page has a card beside its links: a PNG of the shape that previews show whole, with all its letters.
import { join, resolve } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testSite } from "../../server/testing/testSite.ts";
import { cropIds } from "../../src/farm/tables/crops.ts";
import { openRoutes, partsOf } from "../../src/routes/routes.ts";
import { furnitureFile } from "../furniture/furnitureFile.ts";
import { readPosts } from "../news/readPosts.ts";
import { cardSize } from "./cardSize.ts";
import { lettering, titleLines } from "./lettering.ts";
import { pageCards } from "./pageCards.ts";

const root = resolve(import.meta.dirname, "../..");

test("a studio's pages have cards of their own, those of use to their visitor alone none", async () => {
  const news = await readPosts(join(root, "content/news"));
  if (!news.ok) throw new Error("the posts cannot be read");
  const posts = news.posts.slice(0, 1);
  const furniture = await furnitureFile(root);
  const site = Object.assign({}, testSite, { name: "Saltmere" });
  const cards = await pageCards({ root, site, posts, furniture });

  const wanted = openRoutes(site)
    .filter(([, route]) => !route.isPersonal && !partsOf(route).hasParameter)
    .map(([, { path }]) => path);
  expect([...cards.keys()].sort()).toEqual(
    [...wanted, ...posts.map(({ slug }) => `/news/${slug}`)].sort(),
  );
  const files = [...cards.values()].map(({ file }) => file);
  for (const file of files) expect(file).toMatch(/^assets\/card-[\w-]+-[0-9a-f]{8}\.png$/);
  expect(new Set(files).size).toBe(files.length);
  expect(cards.get("/play")!.alt).toBe(
    `Play: A farm in your browser, with ${cropIds.length} crops`,
  );
  for (const { bytes } of cards.values()) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", ...cardSize });
    // Some chats show none that is heavier.
    expect(bytes.length).toBeLessThan(600_000);
  }
});

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
