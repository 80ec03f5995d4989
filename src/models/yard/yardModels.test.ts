// Whatever stands in the yard is sound and stands on the ground, and all of it together is light enough for a live scene.
import { expect, it } from "vitest";
import { boundingBoxOf } from "../catalogue/bounds.ts";
import { toTriangles } from "../lean/toTriangles.ts";
import { scaled } from "../parts.ts";
import { seasons } from "../seasons.ts";
import { yardModels } from "./yardModels.ts";

const MOST_TRIANGLES = 2_600;
/** About as large as it stands on a field. */
const SIZE = 0.6;

const all = Object.entries(yardModels);

it.each(all)(
  "%s is of sound parts in every season, by day and by night, and stands on the ground",
  (_, make) => {
    for (const season of seasons)
      for (const lit of [false, true]) {
        const parts = make({ season, lit });
        for (const part of parts) {
          expect([...part.at, ...part.pose].every(Number.isFinite)).toBe(true);
          expect(part.colour + part.top).toMatch(/^#[0-9a-f]{6}#[0-9a-f]{6}$/);
        }
        const { low, high } = boundingBoxOf(parts);
        expect(low[1]).toBeGreaterThan(-0.12);
        expect(low[1]).toBeLessThan(0.12);
        expect(high[1]).toBeLessThan(2.1);
      }
  },
);

it.each(seasons)("all of it is light enough in %s", (season) => {
  const triangles = all.map(([, make]) => {
    const parts = scaled(make({ season, lit: true }), SIZE);
    const { solid, glow } = toTriangles(parts, { lean: true, tolerance: 0.02, floor: null, ao: 0 });
    return [solid, glow].reduce((sum, one) => sum + (one?.index.length ?? 0) / 3, 0);
  });
  expect(triangles.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_TRIANGLES);
});
