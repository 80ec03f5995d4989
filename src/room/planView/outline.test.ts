// Models from above: whole, within their place, and each drawn but once.
import { describe, expect, test } from "vitest";
import { box } from "../../models/parts.ts";
import { SQUARE } from "../../models/prints/patternPaths.ts";
import { patternOf } from "../../models/prints/patterns.ts";
import { toneBeside } from "../../models/prints/toneBeside.ts";
import { allPieces, siteCatalogue } from "../catalogue/index.ts";
import { PER_TILE } from "../model/units.ts";
import { hullAreaOf, hullCovers, hullOf, modelOutline, outlineFor } from "./outline.ts";
import { groundPaths } from "./PlanShell.tsx";

describe("outline of a model", () => {
  test("a hull goes round its points, always the same way", () => {
    const square = hullOf([
      [1, 1],
      [0, 0],
      [0.5, 0.5],
      [1, 0],
      [0, 1],
      [0.5, 0],
    ]);
    expect(square).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]);
    expect(hullAreaOf(square)).toBe(1);
    expect(hullOf(square.toReversed())).toEqual(square);
    expect(
      hullOf([
        [0, 0],
        [1, 1],
        [2, 2],
      ]),
    ).toEqual([]);
    expect(
      hullCovers(
        square,
        hullOf([
          [0.1, 0.1],
          [0.9, 0.1],
          [0.5, 0.9],
        ]),
      ),
    ).toBe(true);
    expect(
      hullCovers(
        hullOf([
          [0.1, 0.1],
          [0.9, 0.1],
          [0.5, 0.9],
        ]),
        square,
      ),
    ).toBe(false);
  });

  test("what is higher is drawn later, and what it hides is left out", () => {
    const low = box([1, 0.2, 1], [0, 0, 0], "#111111", { bevel: 0 });
    const high = box([0.5, 0.2, 0.5], [0, 1, 0], "#222222", { bevel: 0 });
    const hidden = box([0.4, 0.2, 0.4], [0, 0.5, 0], "#333333", { bevel: 0 });
    const { shapes, whole } = modelOutline([high, hidden, low]);
    expect(shapes.map(({ colour }) => colour)).toEqual(["#111111", "#222222"]);
    expect(shapes[0]?.path).toBe("M-0.5 -0.5L0.5 -0.5L0.5 0.5L-0.5 0.5Z");
    expect(whole).toBe(shapes.map(({ path }) => path).join(""));
  });

  test("printed cloth keeps its pattern as large and lying as it is, in its second tone", () => {
    const { shapes } = outlineFor("kilim-rug", ".whole_check");
    const printed = shapes.flatMap(({ colour, print }) => (print ? [{ colour, print }] : []));
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.length).toBeLessThan(shapes.length);
    for (const { colour, print } of printed) {
      expect(print).toMatchObject({ pattern: "check", tone: toneBeside(colour) });
      const [a, b, c, d] = print.matrix.map((each) => each * SQUARE) as [
        number,
        number,
        number,
        number,
      ];
      const { size } = patternOf("check")!;
      expect(Math.hypot(a, b)).toBeCloseTo(size);
      expect(Math.hypot(c, d)).toBeCloseTo(size);
      expect(a * c + b * d).toBeCloseTo(0);
    }
    expect(outlineFor("kilim-rug").shapes.some(({ print }) => print)).toBe(false);
  });

  test("every piece has an outline of few shapes about its place", () => {
    for (const { id } of allPieces()) {
      const { whole, shapes } = outlineFor(id);
      expect(shapes.length, id).toBeGreaterThan(0);
      expect(shapes.length, id).toBeLessThanOrEqual(90);
      const model = siteCatalogue.item(id)!;
      const numbers = (whole.match(/-?[\d.]+/g) ?? []).map(Number);
      const widest = Math.max(...numbers.filter((_, i) => i % 2 === 0).map(Math.abs));
      // Half of its place, and what may stand out of it.
      expect(widest, id).toBeLessThan(model.width / PER_TILE / 2 + 0.3);
    }
    expect(outlineFor("farm-table")).toBe(outlineFor("farm-table"));
  });

  test("the floor is laid as in the round, and only once for each room", () => {
    const size = { columns: 3, rows: 2, height: 17 };
    const ground = groundPaths("terracotta", size);
    expect(ground.paths.map(({ path }) => path.split("M").length - 1)).toEqual([3, 3]);
    expect(groundPaths("terracotta", size)).toBe(ground);
  });
});
