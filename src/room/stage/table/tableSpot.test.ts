// A room stands on a table with its open corner to whoever looks, and is seen from the side where they stand.
import { expect, test } from "vitest";
import type { Vec } from "../../../models/pose.ts";
import type { Turn } from "../../model/room.ts";
import { facingViewer, inRoom, quarterSeen } from "./tableSpot.ts";

const quarters = [0, 1, 2, 3] as const satisfies readonly Turn[];
const table: Vec = [0.4, -0.6, -1.2];
const viewers: readonly Vec[] = [
  [0.4, 0.1, -0.2],
  [1.3, 0.2, -1.9],
  [-0.9, 0, -1.1],
];

test("its open corner is towards the viewer, whichever is open and wherever they stand", () => {
  for (const quarter of quarters)
    for (const viewer of viewers) {
      const spot = facingViewer(table, viewer, quarter);
      expect(spot.at).toEqual(table);
      expect(quarterSeen(inRoom(spot, viewer, 0), quarter)).toBe(quarter);
      const [x, , z] = inRoom(spot, viewer, 0);
      // Straight out of the corner: as far along the one wall as along the other.
      expect(Math.abs(x)).toBeCloseTo(Math.abs(z), 6);
      const signs = { 0: [1, 1], 1: [1, -1], 2: [-1, -1], 3: [-1, 1] }[quarter];
      expect([Math.sign(x), Math.sign(z)]).toEqual(signs);
    }
});

test("a tenth as large, its lowest part on the table", () => {
  const spot = facingViewer([1, 2, 3], [1, 2, 4], 0);
  expect(inRoom(spot, [1, 2, 3], 0.72)[1]).toBeCloseTo(-0.72, 6);
  expect(inRoom(spot, [1, 2.25, 3], 0.72)[1]).toBeCloseTo(1.78, 6);
  const [x, , z] = inRoom(spot, [1.3, 2, 3.4], 0.72);
  expect(Math.hypot(x, z)).toBeCloseTo(5, 6);
});

test("whoever walks round it sees it from the next side, and at the edge of two nothing flickers", () => {
  const round = (degrees: number): Vec => {
    const angle = ((45 + degrees) * Math.PI) / 180;
    return [Math.sin(angle), 0.7, Math.cos(angle)];
  };
  const seen = (way: readonly number[]) => {
    let quarter: Turn = 0;
    return way.map((degrees) => {
      quarter = quarterSeen(round(degrees), quarter);
      return quarter;
    });
  };
  expect(seen([0, 40, 50, 44, 46, 59])).toEqual([0, 0, 0, 0, 0, 0]);
  expect(seen([50, 65, 44, 28])).toEqual([0, 1, 1, 0]);
  expect(seen([90, 180, 270, 360])).toEqual([1, 2, 3, 0]);
});
