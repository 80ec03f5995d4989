// Boards cover the whole room overhead, and all that is seen of them looks down or aside, never up.
import { describe, expect, test } from "vitest";
import { shells } from "../../../models/catalogue/shells.ts";
import type { Vec } from "../../../models/pose.ts";
import { ceilingBoards } from "./ceilingBoards.ts";

const size = { columns: 7, rows: 5, height: 17 };
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const across = ([ax, ay, az]: Vec, [bx, by, bz]: Vec): Vec => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];

describe("ceilingBoards", () => {
  test.each(shells)("in a house that is $id", (house) => {
    const boards = ceilingBoards(house, size);
    const facing = boards.map(({ corners: [a, b, , d] }) => across(minus(b, a), minus(d, a)));
    for (const [, up] of facing) expect(up).toBeLessThanOrEqual(0);
    const area = boards
      .filter(({ corners }) => corners.every(([, y]) => y === 4.25))
      .reduce((sum, _, i) => sum + Math.hypot(...facing[i]!), 0);
    expect(area).toBeCloseTo(35);
    const joists = boards.filter(({ colour }) => colour === house.joist);
    expect(joists).toHaveLength(house.joist === null ? 0 : 18);
    // Those to the left look left, those to the right look right.
    for (const [i, { corners }] of boards.entries()) {
      const [x, up] = facing[i]!;
      if (up !== 0) continue;
      const own = joists.findIndex((one) => one.corners === corners) % 3;
      expect(Math.sign(x)).toBe(own === 1 ? -1 : 1);
    }
  });
});
