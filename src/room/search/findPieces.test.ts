// Finding a piece: by the beginning of its words, in any order, by its set, by what else it is called, by colour and size.
import { describe, expect, test } from "vitest";
import { allPieces } from "../catalogue/index.ts";
import { nearName } from "../panels/EmptyShelf.tsx";
import { alsoCalled } from "./alsoCalled.ts";
import { findBuilt } from "./findBuilt.ts";
import { findPieces } from "./findPieces.ts";
import { formsOf } from "./queryWords.ts";

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

  test.each([
    ["shelves", ["Plain shelf", "Open shelves", "Wall shelf", "Bookshelf"]],
    ["benches", ["Long bench", "Window seat"]],
    ["knives", ["Bread board"]],
    ["fridge", ["Larder cupboard"]],
    ["fridges", ["Larder cupboard"]],
    ["hanging", ["Paper lanterns", "Hanging ivy", "Bunting"]],
    ["children", ["Bunk bed"]],
  ])("%s finds all of them", (query, wanted) => {
    expect(names(query)).toEqual(expect.arrayContaining(wanted));
  });

  test("what people call things leads to something in every case", () => {
    for (const word of Object.keys(alsoCalled)) expect(names(word), word).not.toEqual([]);
  });

  test("a colour is put on what comes in it, and nothing where it is made so", () => {
    const red = findPieces("red chair");
    expect(red.length).toBeGreaterThan(1);
    for (const { name, words, tint } of red)
      expect(tint === "russet" || tint === "red" || words.includes("red"), name).toBe(true);
    expect(findPieces("chair").some(({ tint }) => tint)).toBe(false);
    const green = findPieces("green sofa").find(({ id }) => id === "sofa");
    expect(green).toBeDefined();
    expect(green).not.toHaveProperty("tint");
    expect(findPieces("plum sofa").find(({ id }) => id === "sofa")?.tint).toBe("plum");
    expect(findPieces("purple sofa").find(({ id }) => id === "sofa")?.tint).toBe("plum");
    expect(findPieces("purple piano stool")).toEqual([]);
  });

  test("a size is that of the others that were found", () => {
    const all = findPieces("table");
    const small = findPieces("small table");
    const ground = ({ size: [width, depth] }: (typeof all)[number]) => width * depth;
    const tables = all.filter(({ words }) => !words.includes("small"));
    expect(small.length).toBeLessThan(all.length);
    expect(Math.max(...small.map(ground))).toBeLessThan(Math.max(...tables.map(ground)));
    expect(ground(findPieces("large table")[0]!)).toBe(Math.max(...tables.map(ground)));
    const [tallest] = findPieces("tall lamp");
    expect(tallest!.height).toBeGreaterThan(findPieces("low lamp")[0]!.height);
  });

  test("what the room is built of is found too, and leads to where it is built", () => {
    const built = (query: string) => findBuilt(query).map(({ part, name }) => `${part}: ${name}`);
    expect(built("windows")).toContain("openings: Round window");
    expect(built("wallpaper")).toContain("walls: Sprig paper");
    expect(built("blue stripe")).toEqual(["walls: Blue stripe"]);
    expect(built("cobbles")).toEqual(["floor: Cobbles"]);
    expect(built("")).toEqual([]);
    expect(built("sofa")).toEqual([]);
  });

  test("plurals are known by their endings, and short words are left alone", () => {
    const last = (word: string) => formsOf(word).slice(1);
    expect(last("shelves")).toContain("shelf");
    expect(last("knives")).toContain("knife");
    expect(last("pennies")).toContain("penny");
    expect(last("boxes")).toContain("box");
    expect(last("chairs")).toEqual(["chair"]);
    expect(last("glass")).toEqual([]);
    expect(formsOf("gas")).toEqual(["gas"]);
  });

  test("several words narrow it down, and none is passed over", () => {
    const ids = (query: string) => findPieces(query).map(({ id }) => id);
    expect(ids("cat")[0]).toBe("sleeping-cat");
    expect(ids("winter candle")).toEqual(["advent-ring"]);
    expect(ids("piano stool")).toEqual([]);
    expect(ids("piano")[0]).toBe("upright-piano");
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
