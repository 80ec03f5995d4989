// A coat tells all colours of a thing in one word, and nothing else.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coatOf, parseCoat } from "./coat.ts";
import { patternParts, tintParts } from "./room.ts";

const tint = fc.constantFrom("moss", "as-made", "dye-carrot-highSun", "a1");
const pattern = fc.constantFrom("stripe", "plain", "a1");
const colours = fc.record(
  {
    tint,
    partTints: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...tintParts), tint), {
        selector: ([part]) => part,
        minLength: 1,
      })
      .map((entries) => Object.fromEntries(entries)),
    patterns: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...patternParts), pattern), {
        selector: ([part]) => part,
        minLength: 1,
      })
      .map((entries) => Object.fromEntries(entries)),
  },
  { requiredKeys: [] },
);

describe("coat of a thing", () => {
  test("what it was made of comes back", () => {
    forAll({ numRuns: 300 }, [colours], (own) => {
      const coat = coatOf(own);
      expect(coat === undefined ? {} : parseCoat(coat)).toEqual(own);
    });
  });

  test("a thing in one colour has the word of it, and parts are told in one order", () => {
    expect(coatOf({})).toBeUndefined();
    expect(coatOf({ tint: "moss" })).toBe("moss");
    const word = coatOf({ partTints: { wood: "oak", light: "rose" } });
    expect(word).toBe(".light:rose.wood:oak");
    expect(coatOf({ partTints: { light: "rose", wood: "oak" } })).toBe(word);
    expect(coatOf({ patterns: { trim: "dots", whole: "stripe" } })).toBe(".whole_stripe.trim_dots");
    expect(
      coatOf({ tint: "moss", partTints: { light: "rose" }, patterns: { light: "dots" } }),
    ).toBe("moss.light:rose.light_dots");
  });
});
