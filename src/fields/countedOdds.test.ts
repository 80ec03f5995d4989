// Odds are told from the count, in one sentence, and never rounded into another number than they are.
import { describe, expect, it } from "vitest";
import { oddsWords } from "./countedOdds.ts";

describe("countedOdds", () => {
  it.each([
    [5_987, 10_000, "6 in 10"],
    [3_600, 10_000, "4 in 10"],
    [3_400, 10_000, "1 in 3"],
    [385, 10_000, "1 in 26"],
    [98, 10_000, "1 in 102"],
    [1, 10_000, "1 in 10,000"],
    [10_000, 10_000, "10 in 10"],
    [0, 10_000, "none"],
  ])("%i of %i is %s", (count, size, words) => {
    expect(oddsWords(count, size)).toBe(words);
  });
});
