// Finding a piece: by the beginning of its words, in any order, by its set, by what else it is called.
import { describe, expect, test } from "vitest";
import { allPieces, findPieces } from "../catalogue/index.ts";
import { nearName } from "./EmptyShelf.tsx";

const names = (query: string) => findPieces(query).map(({ name }) => name);

describe("the search", () => {
  test.each([
    ["cat", "Sleeping cat"],
    ["chairs", "Rocking chair"],
    ["chair rock", "Rocking chair"],
    ["  ROCK  ch ", "Rocking chair"],
    ["couch", "Moss sofa"],
    ["carpet", "Braided rug"],
    ["winter", "Decorated fir"],
    ["christmas tree", "Decorated fir"],
  ])("%s finds %s", (query, name) => {
    expect(names(query)).toContain(name);
  });

  test("names come before what else a piece is called", () => {
    expect(names("rug")[0]).toMatch(/rug/i);
    expect(names("lamp")[0]).toMatch(/lamp/i);
  });

  test("finds all for nothing, and nothing for nonsense", () => {
    expect(findPieces("   ")).toHaveLength(allPieces().length);
    expect(findPieces("xyzzy")).toEqual([]);
    expect(findPieces("rug xyzzy")).toEqual([]);
  });
});

describe("a misspelt name", () => {
  test.each([
    ["pianno", "Upright piano"],
    ["sofaa", "Moss sofa"],
    ["wardorbe", "Painted wardrobe"],
    ["rocking char", "Rocking chair"],
  ])("%s is near %s", (query, name) => {
    expect(nearName(allPieces(), query)).toBe(name);
  });

  test("is left alone where nothing is near", () => {
    for (const query of ["", "so", "xyzzyx", "spaceship", "x".repeat(5000)])
      expect(nearName(allPieces(), query)).toBeNull();
  });
});
