// The village costs a frame little: each place so many triangles, and all of them together.
import { expect, it } from "vitest";
import { boundingBoxOf } from "../../models/catalogue/bounds.ts";
import { toTriangles } from "../../models/lean/toTriangles.ts";
import { homeParts } from "./homeModels.ts";
import { homes } from "./homes.ts";

const MOST_OF_ONE = 120;
const MOST_OF_ALL = 1_300;

it("no place of the village takes more than 120 triangles, by day and lit, nor all more than 1,300", () => {
  for (const isLit of [false, true]) {
    const counts = homes.map((home) => {
      const { solid, glow } = toTriangles(homeParts(home, isLit), {
        lean: true,
        tolerance: 0.013,
        floor: null,
      });
      return { id: home.id, count: ((solid?.index.length ?? 0) + (glow?.index.length ?? 0)) / 3 };
    });
    for (const { id, count } of counts) expect(count, id).toBeLessThanOrEqual(MOST_OF_ONE);
    const all = counts.reduce((sum, { count }) => sum + count, 0);
    expect(all).toBeLessThanOrEqual(MOST_OF_ALL);
  }
});

it("each stands on the ground, within its corner of three fields", () => {
  for (const home of homes) {
    const { low, high } = boundingBoxOf(homeParts(home, true));
    // A mill's wheel dips into the water.
    expect(low[1], home.id).toBeGreaterThan(-0.05);
    const reach = Math.max(-low[0], high[0], -low[2], high[2]);
    expect(reach, home.id).toBeLessThan(home.id === "ferry" ? 0.5 : 0.4);
  }
});
