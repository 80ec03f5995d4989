// Quarters as signs.
import { describe, expect, test } from "vitest";
import { shortLength, shortWords } from "./shortWords.ts";

describe("shortWords", () => {
  test.each([
    ["column 5 row 6", "column 5, row 6"],
    ["column 1 and a quarter row 6", "column 1¼, row 6"],
    ["column 1 and three quarters row 2 and a half", "column 1¾, row 2½"],
    ["left wall, rows 2 to 3", "left wall, rows 2 to 3"],
    ["back wall, column 5 and a quarter", "back wall, column 5¼"],
    ["on the farm table", "on the farm table"],
  ])("%s is shown as %s", (words, short) => {
    expect(shortWords(words)).toBe(short);
  });

  test("lengths in tiles", () => {
    expect([0.25, 0.5, 1, 2.75, 3].map(shortLength)).toEqual(["¼", "½", "1", "2¾", "3"]);
  });
});
