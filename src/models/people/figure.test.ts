// Whoever comes to the green is light, stands on it, and is as tall as somebody beside hens and ducks.
import { expect, it, test } from "vitest";
import { boundingBoxOf } from "../catalogue/bounds.ts";
import { toTriangles } from "../lean/toTriangles.ts";
import { type FigureName, figureOf } from "./figure.ts";
import { busts } from "./villagers.ts";

const names = Object.keys(busts) as FigureName[];
const heightOf = (who: FigureName) => boundingBoxOf(figureOf(who)).high[1];

it.each(names)("%s is light and stands on the ground", (who) => {
  const parts = figureOf(who);
  const { solid } = toTriangles(parts, { lean: true, tolerance: 0.045, floor: null, ao: 0 });
  expect(solid!.index.length / 3).toBeLessThanOrEqual(215);
  const { low } = boundingBoxOf(parts);
  expect(low[1]).toBeGreaterThan(-0.01);
  expect(low[1]).toBeLessThan(0.01);
});

test("people are about as tall as each other without their hats, the girl less, and the hen is a hen", () => {
  expect(heightOf("peascod")).toBeCloseTo(0.97, 1);
  for (const who of names)
    if (who !== "hen" && who !== "cartersGirl") {
      expect(heightOf(who)).toBeGreaterThan(0.94);
      expect(heightOf(who)).toBeLessThan(1.18);
    }
  expect(heightOf("cartersGirl")).toBeCloseTo(0.8, 1);
  expect(heightOf("hen")).toBeLessThan(0.6);
});

test("no two look alike", () => {
  expect(new Set(names.map((who) => JSON.stringify(figureOf(who)))).size).toBe(names.length);
});
