// Tests that every field's name can be written on its card, beside the island.
import { describe, expect, test } from "vitest";
import { goldenCollection } from "../fixtures/golden.ts";
import { fieldName } from "../names/fieldName.ts";
import { fieldTraits } from "../traits.ts";
import { cardWords } from "./cardWords.ts";
import { glyphs } from "./letters.ts";

const all = Array.from({ length: 10_000 }, (_, id) => fieldTraits(goldenCollection, id));

describe("cardWords", () => {
  test("there is an outline for every letter that any card needs", () => {
    const used = new Set(all.flatMap((traits) => [...fieldName(traits.id, traits)]));
    const missing = [..."Field 0123456789", ...used].filter((letter) => !glyphs[letter]);
    expect(missing).toEqual([]);
  });

  test("no name is wider than its place, and none is small", () => {
    const sizes = all.slice(0, 2000).map((traits) => {
      const scales = [...cardWords(traits, "day").matchAll(/scale\(([\d.]+)\)/g)];
      return scales.map(([, scale]) => Number(scale) * 250);
    });
    for (const [first, ...rest] of sizes) {
      expect(first).toBeGreaterThan(50);
      expect(first).toBeLessThan(97);
      // The last line is the number, always as large.
      expect(rest.at(-1)).toBe(46);
    }
  });
});
