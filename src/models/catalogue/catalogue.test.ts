// The catalogue is whole, and every piece keeps to what it says of its size, its colours, its light and its weight.
import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import type { Furniture } from "../furniture/furniture.ts";
import { highWindow, sashWindow, wideWindow } from "../openings/bareWindows.ts";
import * as cottageDoor from "../openings/cottageDoor.ts";
import * as cottageWindow from "../openings/cottageWindow.ts";
import * as gardenDoor from "../openings/gardenDoor.ts";
import * as roundWindow from "../openings/roundWindow.ts";
import * as stableDoor from "../openings/stableDoor.ts";
import { colourToHex, palette } from "../palette.ts";
import { block } from "../parts.ts";
import { boundingBoxOf } from "./bounds.ts";
import { gatherPieces, type PieceFiles } from "./catalogue.ts";
import { leanTriangles, pieceFaults } from "./faults.ts";
import type { MeasuredPiece } from "./measured.ts";
import { sets } from "./sets.ts";
import { shelves } from "./shelves.ts";
import { tintPartsOf } from "./tintParts.ts";
import { inHex, type Own } from "./tints.ts";

const LEAST_IN_A_SET = 12;
const FEW_TRIANGLES = 400;
const SHARE_WITHIN = 0.88;

/** Pieces that were let in before they were held to this, by their ids. */
const known: Readonly<Record<string, RegExp>> = {
  "stone-hearth": /3558 triangles/,
  "picture-rug": /2.16 tiles/,
  "hoop-backed-chair": /^1 of its parts float/,
  "spinning-wheel": /^1 of its parts float/,
  "sewing-table": /^1 of its parts float/,
  "snow-globe": /^2 of its parts float/,
};

let pieces: readonly MeasuredPiece[] = [];
let faults: readonly string[] = [];
beforeAll(async () => {
  const files: Record<string, PieceFiles[string]> = {};
  const folder = new URL("../furniture/", import.meta.url);
  for (const name of await readdir(folder))
    if (!name.includes(".test."))
      files[name] = await import(`../furniture/${name.slice(0, -3)}.ts`);
  ({ pieces, faults } = gatherPieces(files));
});

describe("the catalogue", () => {
  it("finds every piece in its file, each with an id, a name and a model of its own", () => {
    expect(faults).toEqual([]);
    expect(pieces.length).toBeGreaterThanOrEqual(240);
    for (const of of ["id", "name", "parts"] as const)
      expect(new Set(pieces.map((piece) => piece[of])).size, of).toBe(pieces.length);
    expect(pieces.find(({ id }) => id === "sofa")?.set).toBe("parlour");
  });

  it("fills every set", () => {
    for (const { id } of sets)
      expect(pieces.filter(({ set }) => set === id).length, id).toBeGreaterThanOrEqual(
        LEAST_IN_A_SET,
      );
  });

  it("shows them in the order of the shelves, which name nothing that is not there", () => {
    const named = sets.flatMap(({ id }) => shelves[id].trim().split(/\s+/));
    expect(pieces.map(({ id }) => id).filter((id) => named.includes(id))).toEqual(named);
  });

  it("finds the parts that can be coloured in the colours of each", () => {
    const parts = (id: string) => tintPartsOf(pieces.find((piece) => piece.id === id)!);
    const names = (id: string) => Object.keys(parts(id));
    expect(names("sofa")).toEqual(["light", "trim"]);
    expect(names("patchwork-bed")).toEqual(["dark", "cloth", "trim"]);
    expect(names("floor-lamp")).toEqual(["wood", "shade"]);
    expect(names("long-curtains")).toEqual(["dark", "trim"]);
    expect(parts("ladder-back-chair").cloth).toEqual([palette.rose]);
    // A rug is its ground and what is woven into it.
    expect(parts("braided-rug")).toEqual({
      cloth: [palette.cream],
      trim: [palette.sage, palette.rose, palette.butter],
    });
    // Coats of animals, things of the farm and what is small on a table stay as they are.
    for (const id of ["tabby-cat", "trophy-leek", "fresh-loaf", "harvest-garland"])
      expect(names(id), id).toEqual([]);
    expect(pieces.filter(({ id }) => names(id).length > 0).length).toBeGreaterThan(120);
  });

  it("marks as cloth only what a piece has", () => {
    for (const { id, cloth = [], tint, parts } of pieces) {
      const colours = new Set(parts.map(({ colour }) => colour));
      const own = inHex((tint?.slice(1) ?? []) as readonly string[] as Own);
      for (const colour of cloth.map(colourToHex)) {
        expect(colours.has(colour), `${id}: ${colour}`).toBe(true);
        expect(own.includes(colour), `${id}: ${colour} is its tint`).toBe(false);
      }
    }
  });

  it("keeps what is on a mantel before the chimney above it", () => {
    const hearths = pieces.filter(({ id }) => id.endsWith("hearth"));
    expect(hearths.length).toBeGreaterThanOrEqual(2);
    for (const { id, surfaces: [mantel] = [], parts } of hearths) {
      const behind = mantel!.at[1] - mantel!.size[1] / 2;
      for (const part of parts) {
        const { high } = boundingBoxOf([part]);
        if (high[1] > mantel!.height + 0.1) expect(high[2], id).toBeLessThanOrEqual(behind + 0.001);
      }
    }
  });

  it("finds no fault with any piece", () => {
    const found = pieces.flatMap((piece) =>
      pieceFaults(piece)
        .filter((fault) => !known[piece.id]?.test(fault))
        .map((fault) => `${piece.id}: ${fault}`),
    );
    expect(found).toEqual([]);
  });

  it("names a surface where a model has one", () => {
    expect(pieces.filter(({ surfaces }) => surfaces).length).toBeGreaterThanOrEqual(15);
  });

  it("is light enough to move", () => {
    const counts = pieces.map(({ parts }) => leanTriangles(parts));
    const within = counts.filter((count) => count <= FEW_TRIANGLES).length;
    expect(within / counts.length).toBeGreaterThanOrEqual(SHARE_WITHIN);
  });
});

const isFurniture = (value: unknown): value is Furniture =>
  typeof value === "object" && value !== null && "footprint" in value;
const all = [
  cottageDoor,
  cottageWindow,
  gardenDoor,
  roundWindow,
  stableDoor,
  sashWindow,
  wideWindow,
  highWindow,
].flatMap((module) => Object.values<unknown>(module).filter(isFurniture));

it("doors and windows: keep to their size and weight by day and by night, like every other piece", () => {
  expect(all).toHaveLength(16);
  const ofSize = /tiles (wide|deep|high)|triangles|sinks/;
  const found = all.flatMap(({ name, ...door }) =>
    pieceFaults({ ...door, name, id: "door", set: "parlour" })
      .filter((fault) => ofSize.test(fault))
      .map((fault) => `${name}: ${fault}`),
  );
  expect(found).toEqual([]);
});

describe("what is wrong with a file", () => {
  const stool = {
    id: "plain-stool",
    name: "Plain stool",
    set: "kitchen",
    stands: "floor",
    parts: [block([1, 1, 1], [0, 0, 0], "oak")],
  };
  const faultOf = (change: object) =>
    gatherPieces({ "stool.ts": { stool: { ...stool, ...change }, LEGS: 4 } }).faults;

  it.each([
    [{}, []],
    [{ name: "" }, ["stool.ts: stool needs a name."]],
    [
      { id: "Plain stool" },
      ['stool.ts: stool needs an id of small letters and dashes, not "Plain stool".'],
    ],
    [{ parts: [] }, ["stool.ts: stool has no parts."]],
    [{ stands: "ceiling" }, [expect.stringMatching(/floor, a wall or a surface/)]],
    [{ set: "cellar" }, [expect.stringMatching(/in no set; the sets are bedroom, kitchen/)]],
    [{ footprint: [1] }, ["stool.ts: stool says a footprint that is no width and depth."]],
  ])("%j is told in a sentence", (change, told) => {
    expect(faultOf(change)).toEqual(told);
  });

  it("tells two pieces of one id or one name", () => {
    const files = { "a.ts": { stool }, "b.ts": { copy: { ...stool, id: "other-stool" } } };
    expect(gatherPieces(files).faults).toEqual([
      "b.ts: copy has the id or the name of another, plain-stool.",
    ]);
  });
});
