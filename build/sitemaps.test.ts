// Tests that search engines are led to every page and every field, in files that are not too long for them.
import { expect, test } from "vitest";
import site from "../site.config.ts";
import { listedFields, listedParishes, listedPaths } from "./siteFiles.ts";
import { sitemaps } from "./sitemaps.ts";

const at = { origin: "https://farm.example", base: "/loamstead/" };
const addresses = (xml: string | undefined) =>
  [...(xml ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
const many = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ path: `/fields/${id}` }));

test("an index names the others, with the day of the newest change where one is known", () => {
  const files = sitemaps({
    ...at,
    pages: [
      { path: "/" },
      { path: "/news/old", changed: "2026-11-01" },
      { path: "/news/new", changed: "2026-11-21" },
      { path: "/news/middle", changed: "2026-11-08" },
    ],
    fields: many(3),
  });
  expect([...files.keys()]).toEqual(["sitemap.xml", "sitemap-pages.xml", "sitemap-fields-1.xml"]);
  const index = files.get("sitemap.xml")!;
  expect(index).toContain("<sitemapindex ");
  expect(addresses(index)).toEqual([
    "https://farm.example/loamstead/sitemap-pages.xml",
    "https://farm.example/loamstead/sitemap-fields-1.xml",
  ]);
  expect(index.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(["<lastmod>2026-11-21</lastmod>"]);
  expect(files.get("sitemap-pages.xml")).toContain(
    "<url><loc>https://farm.example/loamstead/news/old</loc><lastmod>2026-11-01</lastmod></url>",
  );
  expect(addresses(files.get("sitemap-fields-1.xml"))).toEqual(
    [0, 1, 2].map((id) => `https://farm.example/loamstead/fields/${id}`),
  );
});

test("the index names what the server makes as well", () => {
  const files = sitemaps({ ...at, pages: [], fields: [], served: ["sitemap-rooms.xml"] });
  expect([...files.keys()]).toEqual(["sitemap.xml", "sitemap-pages.xml"]);
  expect(addresses(files.get("sitemap.xml"))).toContain(
    "https://farm.example/loamstead/sitemap-rooms.xml",
  );
});

test("no file names more than fifty thousand, and none is left out", () => {
  const files = sitemaps({ ...at, pages: [{ path: "/" }], fields: many(120_000) });
  const found = [1, 2, 3].map((n) => addresses(files.get(`sitemap-fields-${n}.xml`)));
  expect(found.map(({ length }) => length)).toEqual([50_000, 50_000, 20_000]);
  expect(new Set(found.flat()).size).toBe(120_000);
});

test("every field and every parish is listed, and every page but those of use to their visitor alone", () => {
  const fields = listedFields(site);
  expect(fields).toHaveLength(site.collection.size);
  expect(fields.at(-1)).toBe(`/fields/${site.collection.size - 1}`);
  const parishes = listedParishes(site);
  expect(parishes).toHaveLength(Math.ceil(site.collection.size / 91));
  expect(parishes[0]).toBe("/parishes/goose-end");
  const paths = listedPaths(site, ["/", "/my-fields"]);
  expect(paths).toContain("/fields");
  expect(paths).not.toContain("/my-fields");
});
