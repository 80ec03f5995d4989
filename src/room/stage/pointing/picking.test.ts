// A ray meets the nearest triangle of the nearest thing, not the air about it.
import { describe, expect, test } from "vitest";
import { pointOn, type Ray } from "../../../scene/camera/ray.ts";
import { siteCatalogue } from "../../catalogue/siteCatalogue.ts";
import { bareRoom } from "../../model/sampleRoom.ts";
import type { BuiltShape } from "../../shapes/shape.ts";
import { fromSpot } from "../view/roomFrame.ts";
import { nearestBody, onWall, openingAt } from "./picking.ts";

/** A square of side 1 that stands upright on the ground, facing +z. */
const board: BuiltShape = {
  solid: {
    position: new Float32Array([-0.5, 0, 0, 0.5, 0, 0, 0.5, 1, 0, -0.5, 1, 0]),
    normal: new Float32Array(12),
    color: new Float32Array(12),
    index: new Uint32Array([0, 1, 2, 0, 2, 3]),
  },
  glow: null,
  blot: null,
  hands: null,
  points: null,
  blockers: { corners: new Float32Array(), colour: new Float32Array(), shines: new Uint8Array() },
  low: [-0.5, 0, -0.5],
  high: [0.5, 2, 0.5],
};
const at = (x: number, z: number, turn: 0 | 1 | 2 | 3 = 0) => ({ x, y: 0, z, turn });
const north: Ray = { from: [0, 0.5, 10], along: [0, 0, -1] };

describe("picking in a room", () => {
  describe("things", () => {
    test("the nearest is met", () => {
      const bodies = [
        { id: "far", spot: at(0, -3), shape: board },
        { id: "near", spot: at(0, 2), shape: board },
        { id: "aside", spot: at(2, 4), shape: board },
      ];
      expect(nearestBody(north, bodies)).toBe("near");
    });

    test("the air in a box is not the thing", () => {
      const over: Ray = { from: [0, 1.5, 10], along: [0, 0, -1] };
      expect(nearestBody(over, [{ id: "board", spot: at(0, 0), shape: board }])).toBeNull();
      // Turned by a quarter it shows only its edge.
      const turned = { id: "board", spot: at(0.2, 0, 1), shape: board };
      expect(nearestBody(north, [turned])).toBeNull();
    });

    test("a ray keeps its way in the frame of a turned model", () => {
      const own = fromSpot(north, at(1, 2, 1));
      expect(pointOn(own, 8).map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0, 0.5, -1]);
    });
  });

  test("walls are met between floor and cap only, and what opens in them is found", () => {
    const room = {
      ...bareRoom(),
      openings: new Map([
        ["door", { id: "door", model: "plank-door", wall: "north" as const, along: 14, up: 0 }],
      ]),
    };
    const { size } = room.shell;
    const on = onWall(north, size, ["north"]);
    expect(on).toMatchObject({ wall: "north", along: 16, up: 2 });
    expect(openingAt(room, siteCatalogue, on!)).toBe("door");
    expect(onWall({ from: [0, 5, 10], along: [0, 0, -1] }, size, ["north"])).toBeNull();
    expect(onWall(north, size, ["west", "east"])).toBeNull();
  });
});
