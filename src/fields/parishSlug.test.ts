// Every parish has an address of its own, which leads back to it, for the land of today and for ten times it.
import { expect, it } from "vitest";
import { parishCalled, parishesOf, parishSlug } from "./parishSlug.ts";

it.each([
  [10_000, 110],
  [100_000, 1_099],
])("gives each parish of %i fields an address of its own", (size, count) => {
  expect(parishesOf(size)).toBe(count);
  const slugs = Array.from({ length: count }, (_, parish) => parishSlug(parish));
  expect(new Set(slugs).size).toBe(count);
  // None is taken for a number, and none is written otherwise in an address.
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)+$/.test(slug))).toEqual([]);
  expect(slugs.map((slug) => parishCalled(slug, size))).toEqual([...slugs.keys()]);
});

it("knows no parish that a collection does not reach", () => {
  expect(parishSlug(0)).toBe("goose-end");
  expect(parishCalled("goose-end", 1)).toBe(0);
  expect(parishCalled(parishSlug(1), 91)).toBeNull();
  expect(parishCalled(parishSlug(1), 92)).toBe(1);
  expect(parishCalled("nowhere", 10_000)).toBeNull();
});
