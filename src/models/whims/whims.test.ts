// Every whim is sound, light enough, and itself in every season.
import { describe, expect, it } from "vitest";
import { cottageStyles } from "../buildings/cottageShapes.ts";
import { boundingBoxOf } from "../catalogue/bounds.ts";
import { boundingRadius } from "../distance.ts";
import { toTriangles } from "../lean/toTriangles.ts";
import { seasons } from "../seasons.ts";
import { reachOf } from "./reach.ts";
import { whimShapes } from "./whimShapes.ts";

const MOST_PARTS = 60;
const MOST_TRIANGLES = 720;

const all = Object.entries(whimShapes);
const day = { season: "highSun", lit: false, cottage: "timbered" } as const;

describe("whims", () => {
  it("are a hundred, of sound parts in every season, by day and by night", () => {
    expect(all).toHaveLength(100);
    for (const [id, shape] of all)
      for (const [n, season] of seasons.entries()) {
        const parts = shape({ season, lit: n % 2 === 1, cottage: cottageStyles[n]! });
        expect(parts.length, id).toBeGreaterThan(1);
        for (const part of parts) {
          const isSomewhere = [...part.at, ...part.pose, boundingRadius(part)].every(
            Number.isFinite,
          );
          const isHex = /^#[0-9a-f]{6}#[0-9a-f]{6}$/.test(part.colour + part.top);
          if (!isSomewhere || !isHex) throw new Error(`${id} has a part of nowhere or no colour`);
        }
      }
  });

  it.each(seasons)("are light enough in %s", (season) => {
    for (const [id, shape] of all) {
      const parts = shape({ ...day, season });
      const { solid, glow } = toTriangles(parts, {
        lean: true,
        tolerance: 0.02,
        floor: null,
        ao: 0,
      });
      const triangles = [solid, glow].reduce((sum, one) => sum + (one?.index.length ?? 0) / 3, 0);
      expect([id, parts.length <= MOST_PARTS, triangles <= MOST_TRIANGLES]).toEqual([
        id,
        true,
        true,
      ]);
    }
  });

  it("are of a size to be seen, none larger than the house", () => {
    for (const [id, shape] of all) {
      const { low, high } = boundingBoxOf(shape(day));
      const spans = [0, 1, 2].map((k) => high[k]! - low[k]!);
      expect(Math.max(...spans), id).toBeGreaterThan(0.45);
      expect(Math.max(...spans), id).toBeLessThan(4.4);
    }
  });

  it("reach no farther over the ground than they say", () => {
    for (const [id, shape] of all) {
      const parts = shape(day);
      const low = parts.filter((part) => boundingBoxOf([part]).low[1] < 0.6);
      if (low.length === 0) continue;
      const { low: from, high: to } = boundingBoxOf(low);
      const widest = Math.max(-from[0], to[0], -from[2], to[2]);
      expect(reachOf(parts) + 0.01, id).toBeGreaterThanOrEqual(widest);
    }
  });
});
