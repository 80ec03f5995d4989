// Nobody walks through a wall or a sofa, whichever way they try.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { floorPlace, thing } from "../model/placed.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { bareRoom, furnishedRoom, withItems } from "../model/sampleRoom.ts";
import { indexOf } from "../rules/indexOf.ts";
import { type Gait, isFreeSpot, obstaclesIn, startOf, turnedHead, walked } from "./walk.ts";

const catalogue = sampleCatalogue();
const room = furnishedRoom();
const index = indexOf(room, catalogue);
const obstacles = obstaclesIn(index);
const { size } = room.shell;
const ahead: Gait = { forward: 1, aside: 0, turn: 0 };
const at = (x: number, z: number, heading = 0) => ({ x, z, heading, pitch: 0 });

describe("a walker", () => {
  test("begins where there is room, and looks into it", () => {
    const start = startOf(room, index);
    expect(isFreeSpot(start, size, obstacles)).toBe(true);
    expect(Math.cos(start.heading)).toBeGreaterThan(0);
    expect(startOf(bareRoom(2, 2), indexOf(bareRoom(2, 2), catalogue))).toMatchObject({ x: 0.875 });
  });

  test("does not begin with its nose to the back of a bookshelf, but does where there is no other place", () => {
    const shelf = thing("shelf", "bookshelf", floorPlace(12, 23));
    const within = indexOf(withItems(bareRoom(), [shelf]), catalogue);
    const start = startOf(bareRoom(), within);
    expect(isFreeSpot(start, size, obstaclesIn(within))).toBe(true);
    const ahead = (far: number) => ({
      x: start.x + Math.sin(start.heading) * far,
      z: start.z - Math.cos(start.heading) * far,
    });
    for (const far of [0.5, 1, 1.5]) {
      const { x, z } = ahead(far);
      expect(x > 3 && x < 5 && z > 5.75 && z < 6.5, `${far} tiles ahead`).toBe(false);
    }
    const closet = withItems(bareRoom(2, 2), [thing("shelf", "bookshelf", floorPlace(0, 2))]);
    expect(startOf(closet, indexOf(closet, catalogue)).z).toBeGreaterThan(1.25);
  });

  test("goes where it looks: north, east, and to the side", () => {
    expect(walked(at(4, 4), ahead, 0.5, size, []).z).toBeCloseTo(2.8);
    const east = walked(at(4, 4, Math.PI / 2), ahead, 0.5, size, []);
    expect(east.x).toBeCloseTo(5.2);
    expect(east.z).toBeCloseTo(4);
    expect(walked(at(4, 4), { ...ahead, forward: 0, aside: 1 }, 0.5, size, []).x).toBeCloseTo(5.2);
    expect(walked(at(4, 4), { ...ahead, turn: 1, forward: 0 }, 1, size, []).heading).toBeCloseTo(
      1.9,
    );
  });

  test("stops at walls and slides along them", () => {
    const north = walked(at(6, 1), ahead, 5, size, []);
    expect(north.z).toBeGreaterThanOrEqual(0.26);
    expect(north.z).toBeLessThan(0.4);
    const slid = walked(at(6, 0.3, -Math.PI / 4), ahead, 1, size, []);
    expect(slid.x).toBeLessThan(4.6);
  });

  test("walks over rugs and under pictures, not over a sofa", () => {
    expect(isFreeSpot({ x: 2.3, z: 4 }, size, obstacles)).toBe(true);
    expect(isFreeSpot({ x: 4, z: 0.4 }, size, obstacles)).toBe(true);
    expect(isFreeSpot({ x: 1, z: 7 }, size, obstacles)).toBe(false);
  });

  test("is never in a thing or out of the room, and comes out of what was put on it", () => {
    const gait = fc.record({
      forward: fc.double({ min: -1, max: 1, noNaN: true }),
      aside: fc.double({ min: -1, max: 1, noNaN: true }),
      turn: fc.double({ min: -1, max: 1, noNaN: true }),
    });
    forAll(
      { numRuns: 300, seed: 8 },
      [fc.array(fc.tuple(gait, fc.double({ min: 0, max: 0.5, noNaN: true })), { maxLength: 40 })],
      (way) => {
        let walker = startOf(room, index);
        for (const [step, seconds] of way) {
          walker = walked(walker, step, seconds, size, obstacles);
          expect(isFreeSpot(walker, size, obstacles)).toBe(true);
        }
      },
    );
    const buried = { x0: 3, x1: 5, z0: 3, z1: 5 };
    expect(walked(at(4, 4), ahead, 1, size, [buried]).z).toBeLessThan(3);
  });

  test("looks no further up or down than a neck goes", () => {
    expect(turnedHead(at(1, 1), 0.5, 9)).toMatchObject({ heading: 0.5, pitch: 0.9 });
  });
});
