// Tests that what is large is made once for all who read it, and kept as long as there is room.
import { describe, expect, test } from "vitest";
import { createBodyCache } from "./bodyCache.ts";

describe("bodyCache", () => {
  test("many who ask at the same time, and later, are given the same memory", async () => {
    const forms = createBodyCache(100);
    let made = 0;
    const make = async () => {
      made += 1;
      return new Uint8Array(60);
    };
    const all = await Promise.all(Array.from({ length: 50 }, () => forms("a", make)));
    expect([made, new Set([...all, await forms("a", make)]).size]).toEqual([1, 1]);
    await forms("b", make);
    await forms("a", make);
    expect(made).toBe(3);
  });

  test("what is not there, and what went wrong, is asked for again", async () => {
    const forms = createBodyCache(100);
    expect(await forms("a", async () => undefined)).toBeUndefined();
    await expect(forms("a", () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
    expect(await forms("a", async () => new Uint8Array(1))).toHaveLength(1);
  });
});
