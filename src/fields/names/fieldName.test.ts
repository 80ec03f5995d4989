// No two fields bear the same name, whatever their land, and none bears a parish's.
import { describe, expect, it } from "vitest";
import { odds } from "../odds.ts";
import { parishName } from "../parishNames.ts";
import { fieldName } from "./fieldName.ts";
import { firstWords, soilWords } from "./firstWords.ts";
import { landWords, secondWords } from "./secondWords.ts";

const regions = odds.region.map(({ id }) => id);
const soils = odds.soil.map(({ id }) => id);
const firsts = [firstWords, ...Object.values(soilWords)];
const seconds = [secondWords, ...new Set(Object.values(landWords))];

/** Any land will do: what it is only chooses how a row or a column is called. */
const named = (id: number) =>
  fieldName(id, {
    region: regions[(id * 7 + 3) % regions.length]!,
    soil: soils[(id * 11 + 5) % soils.length]!,
  });

describe("the words", () => {
  it("fill every row and column", () => {
    expect(firsts.map(({ length }) => length)).toEqual([96, ...soils.map(() => 32)]);
    expect(seconds.map(({ length }) => length)).toEqual([40, 40, 40, 40, 40, 40]);
  });

  it("stand in one place alone", () => {
    const words = [...firsts, ...seconds].flat();
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    for (const word of words) expect(word).toMatch(/^[A-Z][a-z]+( Acre)?$/);
  });

  it("say nothing of water or landmark that a field may not have", () => {
    for (const word of [...firsts, ...seconds].flat())
      expect(word).not.toMatch(/mill$|^(mill|well|spring|pond|brook|stream|oak|chapel)$/i);
  });
});

describe("fieldName", () => {
  it("is what the published rule says", () => {
    expect(fieldName(0, { region: "meadows", soil: "loam" })).toBe("Dragonfly Piece");
    expect(fieldName(417, { region: "meadows", soil: "clay" })).toBe("Buttercup Strip");
    expect(fieldName(9_999, { region: "shore", soil: "loam" })).toBe("Rosemary Acre");
    expect(fieldName(10_417, { region: "meadows", soil: "clay" })).toMatch(/^Little /);
    expect(fieldName(120_417, { region: "meadows", soil: "clay" })).toMatch(/^Great .* 2$/);
  });

  it("is unique among a hundred thousand, and no parish's", () => {
    const parishes = new Set(Array.from({ length: 1_200 }, (_, parish) => parishName(parish)));
    const names = Array.from({ length: 100_000 }, (_, id) => named(id));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => parishes.has(name))).toEqual([]);
  });

  it("stays short enough for a tile", () => {
    const longest = Math.max(...Array.from({ length: 10_000 }, (_, id) => named(id).length));
    expect(longest).toBeLessThanOrEqual(24);
  });

  it("is told by the land: sand names itself, and the shore has its wharves", () => {
    const of = (region: (typeof regions)[number], soil: (typeof soils)[number]) =>
      Array.from({ length: 2_000 }, (_, id) => fieldName(id, { region, soil })).join(" ");
    expect(of("shore", "sand")).toMatch(/Samphire .*Wharf|Wharf .*Samphire/);
    expect(of("wood", "clay")).not.toMatch(/Samphire|Wharf/);
  });
});
