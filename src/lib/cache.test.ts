// Tests which entries a cache lets go of.
import { expect, test } from "vitest";
import { createCache } from "./cache.ts";

test("beyond what it may keep, the entry longest unused goes", () => {
  const cache = createCache<number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  expect(cache.get("a")).toBe(1);
  cache.set("c", 3);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([1, undefined, 3]);
  cache.set("a", 4);
  expect([cache.get("a"), cache.get("c")]).toEqual([4, 3]);
  cache.delete("a");
  expect(cache.get("a")).toBe(undefined);
});
