import { expect, it } from "vitest";
import { claim, claimsIn, counts, only, stillCounts } from "./claim.ts";

const crops = counts("{n} crops, from {n} seconds", () => [12, 90]);
const read = (text: string, turns: readonly string[] = []) =>
  claimsIn(text, "/play", [crops], turns);
const isSo = async (text: string) => {
  const { said } = read(text);
  expect(said).toHaveLength(1);
  return said[0]!.claim.isSo(said[0]!.found);
};

it("finds what is so and what is not, in words and in digits", async () => {
  expect(await isSo("Twelve crops, from ninety seconds on.")).toBe(true);
  expect(await isSo("12 crops, from 90 seconds on.")).toBe(true);
  expect(await isSo("Thirteen crops, from ninety seconds on.")).toBe(false);
  expect(await isSo("Twelve crops, from ninety-one seconds on.")).toBe(false);
});

it("leaves over what nobody has proved", () => {
  expect(stillCounts(read("Twelve crops, from ninety seconds on.").rest)).toBe(false);
  expect(stillCounts(read("Twelve crops, from ninety seconds on, and two hens.").rest)).toBe(true);
  expect(stillCounts(read("Two hens, one of them red.", ["one of them"]).rest)).toBe(true);
  expect(stillCounts(read("Hens, one of them red.", ["one of them"]).rest)).toBe(false);
});

it("lets a claim be made on its own pages alone", () => {
  const [there] = only(["/world"], [counts("^{n}$", () => [1])]);
  expect(claimsIn("1", "/world", [there!], []).said).toHaveLength(1);
  expect(claimsIn("1", "/", [there!], []).said).toEqual([]);
});

it("knows the ends of a text, and the words in it", () => {
  const named = claim("^Field {n}, {w}$", ({ numbers, words, path }) => {
    return numbers[0] === 44 && words[0] === "Cuckoo Leaze" && path === "/";
  });
  const [one] = claimsIn("Field 44, Cuckoo Leaze", "/", [named], []).said;
  expect(one!.claim.isSo(one!.found)).toBe(true);
  expect(claimsIn("See Field 44, Cuckoo Leaze", "/", [named], []).said).toEqual([]);
});
