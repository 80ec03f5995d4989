// The nearest free spot is the one that looking at every spot would find.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RoomRect, rectsMeet } from "./box.ts";
import { freeSpot } from "./freeSpot.ts";

const rect = fc.record({
  x: fc.integer({ min: -4, max: 60 }),
  z: fc.integer({ min: -4, max: 60 }),
  width: fc.integer({ min: 1, max: 24 }),
  depth: fc.integer({ min: 1, max: 24 }),
});

const cost = (x: number, z: number) => Math.hypot(x, z) + (x % 4 === 0 && z % 4 === 0 ? 0 : 2);

describe("freeSpot", () => {
  test("among any taken spots, for any piece", () => {
    const plane = { width: 60, depth: 44 };
    forAll({ numRuns: 500 }, [rect, fc.array(rect, { maxLength: 30 })], (piece, taken) => {
      const { width, depth, ...want } = piece;
      const prices: number[] = [];
      for (let z = 0; z + depth <= plane.depth; z++)
        for (let x = 0; x + width <= plane.width; x++)
          if (!taken.some((other) => rectsMeet({ x, z, width, depth }, other)))
            prices.push(cost(x - want.x, z - want.z));
      const takenIn = (window: RoomRect) => taken.filter((other) => rectsMeet(window, other));
      const spot = freeSpot(plane, piece, takenIn, want);
      if (prices.length === 0) expect(spot).toBeNull();
      else {
        expect(taken.some((other) => rectsMeet({ ...spot!, width, depth }, other))).toBe(false);
        expect(cost(spot!.x - want.x, spot!.z - want.z)).toBe(Math.min(...prices));
      }
    });
  });

  test("where the piece is larger than the plane there is none", () => {
    const wide = { width: 5, depth: 1 };
    expect(freeSpot({ width: 4, depth: 4 }, wide, () => [], { x: 0, z: 0 })).toBeNull();
  });
});
