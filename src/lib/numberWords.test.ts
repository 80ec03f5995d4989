import { describe, expect, it } from "vitest";
import { counted, roughly } from "./numberWords.ts";

describe("numberWords", () => {
  it.each([
    [1, "one"],
    [12, "twelve"],
    [40, "forty"],
    [91, "ninety-one"],
    [100, "one hundred"],
    [101, "101"],
    [417, "417"],
    [500, "five hundred"],
    [1_000, "one thousand"],
    [1_001, "1,001"],
    [1_500, "1,500"],
    [10_000, "ten thousand"],
    [25_000, "twenty-five thousand"],
    [60_000, "sixty thousand"],
  ])("counted: %i is %s", (n, words) => {
    expect(counted(n)).toBe(words);
  });

  it.each([
    [1, "one"],
    [11, "eleven"],
    [55, "fifty-five"],
    [100, "about a hundred"],
    [110, "about a hundred"],
    [165, "about a hundred and seventy"],
    [220, "about two hundred"],
    [660, "about seven hundred"],
  ])("roughly: %i is %s", (n, words) => {
    expect(roughly(n)).toBe(words);
  });
});
