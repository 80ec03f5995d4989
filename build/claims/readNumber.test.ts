import { expect, it } from "vitest";
import { counted, roughly } from "../../src/lib/numberWords.ts";
import { anyNumber, numberSource, readNumber } from "./readNumber.ts";

const whole = new RegExp(`^${numberSource}$`, "i");

it("reads back every number as the site says it", () => {
  for (let n = 0; n < 1000; n++) {
    expect(counted(n)).toMatch(whole);
    expect(readNumber(counted(n))).toBe(n);
  }
  for (const n of [1000, 1234, 10_000, 42_000, 987_654]) expect(readNumber(counted(n))).toBe(n);
});

it.each([
  ["Fifty-one", 51],
  ["a hundred and forty-two", 142],
  ["1.5", 1.5],
  ["10,000", 10_000],
  ["0417", 417],
  [roughly(110).replace("about ", ""), 100],
])("reads %s", (text, n) => {
  expect(text).toMatch(whole);
  expect(readNumber(text)).toBe(n);
});

it("finds whatever counts, and nothing that does not", () => {
  for (const text of ["A half", "0417", "Twice", "a dozen eggs", "forty-two", "1½ min"])
    expect(text).toMatch(anyNumber);
  for (const text of ["Stone", "often", "The first", "weight", "someone"])
    expect(text).not.toMatch(anyNumber);
});
