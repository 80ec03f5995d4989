import { describe, expect, it } from "vitest";
import type { Traits } from "../../fields/traits.ts";
import { besideWords } from "./beside.ts";

const one: Traits = {
  region: "vale",
  soil: "loam",
  water: "pond",
  aspect: "south",
  shape: "full-acre",
  wind: "airy",
  heirloom: "red-wren",
  landmark: "none",
  cottage: "thatched",
};
const other = (change: Partial<Traits>): Traits => ({ ...one, ...change });

describe("besideWords", () => {
  it.each<[string, Partial<Traits>, string]>([
    ["fewer plots", { shape: "key" }, "six plots more."],
    ["other beds", { shape: "broad-bean" }, "alike in all but how the beds lie."],
    ["what stands there", { landmark: "mill" }, "only sky where that has a mill."],
    ["dew", { water: "dew" }, "a pond where that has dew."],
    ["the air", { wind: "windswept" }, "an airy spot where that has a windswept spot."],
    [
      "a name of a seed",
      { heirloom: "ox-heart" },
      "Red Wren carrot where that has Ox Heart tomato.",
    ],
    [
      "two",
      { soil: "clay", cottage: "boarded" },
      "loam where that has clay, and a thatched cottage where that has a boarded cottage.",
    ],
  ])("tells %s", (_, change, words) => {
    expect(besideWords(one, other(change))).toBe(words);
  });

  it("counts one plot as one", () => {
    expect(besideWords(other({ shape: "key" }), other({ shape: "chequer" }))).toBe(
      "one plot more.",
    );
  });

  it("tells no more than four things, the plots first", () => {
    const far = other({
      shape: "chequer",
      landmark: "chapel",
      water: "well",
      soil: "peat",
      aspect: "north",
      region: "moor",
    });
    const words = besideWords(far, one);
    expect(words).toMatch(
      /^\w+ plots fewer, a chapel where that has only sky, a well .*, and peat/,
    );
    expect(words.match(/ where /g)).toHaveLength(3);
  });

  it("says so where there is nothing to tell", () => {
    expect(besideWords(one, one)).toMatch(/every trait/);
  });
});
