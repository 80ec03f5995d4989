// What is said of a field reads as English for every mix of traits, and of no other field.
import { describe, expect, it } from "vitest";
import { goldenCollection } from "./fixtures/golden.ts";
import { fieldWords } from "./landWords.ts";
import { fieldTraits, type Traits } from "./traits.ts";
import { fieldSentence, residentWords, whimWords } from "./words.ts";

const traits: Traits = {
  region: "vale",
  soil: "clay",
  water: "spring",
  aspect: "north",
  shape: "stair",
  wind: "sheltered",
  heirloom: "long-tom",
  landmark: "old-oak",
  cottage: "timbered",
};

describe("a field in words", () => {
  it("says what one would see", () => {
    expect(fieldWords(traits)).toBe(
      "A north-facing clay field by a spring, sheltered, with an old oak",
    );
    expect(fieldWords({ ...traits, aspect: "east", water: "dew", landmark: "none" })).toBe(
      "An east-facing clay field watered by the dew, sheltered",
    );
  });

  it("leaves no gap in any of two thousand fields", () => {
    for (let id = 0; id < 2_000; id++)
      expect(fieldWords(fieldTraits(goldenCollection, id))).toMatch(
        /^An? [a-z-]+-facing [a-z]+ field [a-z ]+, [a-z]+(, with (an?|standing) [a-z ]+)?$/,
      );
  });

  /** The local world's collection, and one at any other address. */
  const collections = [goldenCollection, "0x4b5a3c2d1e0f9a8b7c6d5e4f3a2b1c0d9e8f7a6b"];

  it.each(collections)("says of every field of %s what it says of no other", (collection) => {
    const told = Array.from({ length: 10_000 }, (_, id) =>
      fieldSentence(fieldTraits(collection, id)),
    );
    expect(new Set(told).size).toBe(told.length);
    for (const sentence of told) {
      expect(sentence).toMatch(
        /^([A-Z][a-z]+ ){1,2}[A-Z][a-z]+: an? [a-z-]+-facing [^A-Z]+, where [A-Z][a-z]+ the [a-z][^;]+; it has (a|an|two|the) [^;]+\w\.$/,
      );
      expect(sentence).not.toMatch(/\ba [aeio]|\ban (?!hour)[^aeiou]|\b(\w+) \1\b|\.\.| {2}/);
    }
    const nameless = told.map((sentence) => sentence.slice(sentence.indexOf(":")));
    expect(new Set(nameless).size).toBeGreaterThan(9_990);
  });

  it("joins the name, the land, who lives there and the whim", () => {
    const field = fieldTraits(goldenCollection, 417);
    const land = fieldWords(field);
    const resident = residentWords(field);
    const whim = whimWords(field);
    expect(resident).toMatch(/^[A-Z][a-z]+ the .+\.$/);
    expect(whim).toMatch(/^It has .+\.$/);
    expect(fieldSentence(field)).toBe(
      `Buttercup Strip: ${land[0]!.toLowerCase()}${land.slice(1)}, where ${resident.slice(0, -1)}; it has${whim.slice(6)}`,
    );
  });
});
