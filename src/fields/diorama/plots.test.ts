// Every plot that the law counts has its place in a bed, in every plan and shape.
import { describe, expect, test } from "vitest";
import { odds } from "../odds.ts";
import { plotsOf } from "../shapes.ts";
import { bedDistance } from "./ground.ts";
import { laid, planRows } from "./plans.ts";
import { plotPlaces } from "./plots.ts";

const plans = odds.shape.flatMap(({ id }) =>
  planRows.map((_, n) => ({ shape: id, plan: laid(n + 1, id) })),
);

describe("plots of a farm on its field", () => {
  test("there are as many places as plots, each in a bed of its row and at its height", () => {
    for (const { shape, plan } of plans) {
      const places = plotPlaces(plan);
      const plots = plotsOf(shape);
      expect(places.length).toBe(plots.length);
      for (const [i, { x, y, z }] of places.entries()) {
        const bed = plan.beds.find((one) => bedDistance(one, x, z) === 0)!;
        expect([bed.row, bed.y]).toEqual([plots[i]!.row, y]);
      }
    }
  });

  test("none lies over another, and columns of a row follow one way", () => {
    for (const { shape, plan } of plans) {
      const places = plotPlaces(plan);
      const plots = plotsOf(shape);
      const pairs = places.flatMap((a, i) =>
        places.slice(i + 1).map((b, k) => [a, b, i, i + 1 + k] as const),
      );
      const near = pairs.map(([a, b]) => Math.hypot(a.x - b.x, a.z - b.z));
      expect(Math.min(...near)).toBeGreaterThan(0.8);
      const ways = pairs
        .filter(([, , i, k]) => plots[i]!.row === plots[k]!.row)
        .map(([{ x, z, axis }, b]) => Math.sign((b.x - x) * axis[0] + (b.z - z) * axis[1]));
      expect(new Set(ways).size).toBe(1);
    }
  });
});
