// Tests which entries a cache lets go of.
import { describe, expect, test } from "vitest";
import { createCache } from "./cache.ts";

describe("cache", () => {
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

  test("what is weighed goes by its weight, and counts once however often it is set", () => {
    const cache = createCache<string>(10, (text) => text.length);
    for (let i = 0; i < 9; i += 1) cache.set("a", "four");
    cache.set("b", "five!");
    expect(["a", "b"].map(cache.get)).toEqual(["four", "five!"]);
    cache.set("c", "six or");
    expect(["a", "b", "c"].map(cache.get)).toEqual([undefined, undefined, "six or"]);
    cache.set("d", "more than there is");
    expect(["c", "d"].map(cache.get)).toEqual([undefined, undefined]);
    cache.set("e", "1234567890");
    expect(cache.get("e")).toBe("1234567890");
  });
});
