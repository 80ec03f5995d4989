// Tests what the gallery finds and how its addresses are read.
import { fieldCounts } from "virtual:field-counts";
import { expect, test } from "vitest";
import site from "../../../site.config.ts";
import { loadLand } from "../../fields/land/further.ts";
import { parishOf } from "../../fields/land/place.ts";
import { odds, shareOf, traitNames } from "../../fields/odds.ts";
import { FIELDS_PAGE } from "../../fields/search/tablePages.ts";
import { fieldGalleryLink, findFields, readSearch } from "./search.ts";

const collection = { address: `0x${"c0".repeat(20)}`, size: 3000 };
const find = (search: string) => findFields(collection, readSearch(search));

test("an address says what is shown, and what it does not know is passed over", () => {
  expect(readSearch("")).toEqual({ filters: {}, parish: null, page: 1 });
  expect(readSearch("?soil=peat&water=lava&shoes=red&page=3&parish=7")).toEqual({
    filters: { soil: "peat" },
    parish: 7,
    page: 3,
  });
  for (const odd of ["?page=0", "?page=-1", "?page=1e3", "?page=x", "?soil=", "?soil=__proto__"])
    expect(readSearch(odd)).toEqual({ filters: {}, parish: null, page: 1 });
});

test("links lead to what they were made from, and the plain gallery has the plain address", () => {
  const search = { filters: { soil: "peat", landmark: "mill" }, parish: 4, page: 2 } as const;
  const [, query = ""] = fieldGalleryLink(search).split("?");
  expect(readSearch(query)).toEqual(search);
  expect(fieldGalleryLink({ filters: {}, parish: null, page: 1 })).toBe("/fields");
});

test("without filters fields stand in order, a page at a time, with none left out", () => {
  const { pages, count } = find("");
  expect(count).toBe(3000);
  const ids = Array.from({ length: pages }, (_, n) => find(`?page=${n + 1}`).fields).flat();
  expect(ids.map(({ id }) => id)).toEqual(Array.from({ length: 3000 }, (_, id) => id));
});

test("every field found is what was asked for, and there are as many as the odds say", () => {
  const whole = { ...collection, size: 10_000 };
  expect(findFields(whole, readSearch("?soil=peat")).count).toBe(10_000 * shareOf("soil", "peat"));
  const { fields, count } = findFields(whole, readSearch("?soil=peat&water=pond"));
  expect(fields).toHaveLength(FIELDS_PAGE);
  for (const { soil, water } of fields) expect([soil, water]).toEqual(["peat", "pond"]);
  const expected = 10_000 * shareOf("soil", "peat") * shareOf("water", "pond");
  expect(Math.abs(count - expected)).toBeLessThan(4 * Math.sqrt(expected));
});

test("a parish can be walked, and looked through", () => {
  const all = find("?parish=2");
  expect(all.count).toBe(91);
  for (const { id } of find("?parish=2&soil=loam").fields) expect(parishOf(id)).toBe(2);
  expect(find("?parish=32").count).toBe(3000 - 32 * 91);
  expect(find("?parish=33")).toMatchObject({ fields: [], count: 0, page: 1, pages: 1 });
});

test("a page beyond the last is the last", () => {
  expect(find("?page=9999").page).toBe(63);
  expect(find("?page=9999").fields.at(-1)!.id).toBe(2999);
});

test("a count of the table of odds leads to exactly so many fields", async () => {
  await loadLand(site.collection.size);
  for (const trait of traitNames)
    for (const { id } of odds[trait]) {
      const { count } = findFields(site.collection, readSearch(`?${trait}=${id}`));
      expect(fieldCounts[trait][id], `${trait} ${id}`).toBe(count);
    }
});
