// The sentence about a field reads as English for every mix of traits.
import { expect, it } from "vitest";
import { goldenCollection } from "./fixtures/golden.ts";
import { fieldTraits, type Traits } from "./traits.ts";
import { fieldWords } from "./words.ts";

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
