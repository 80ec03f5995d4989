// It snows before the windows of the walls in sight, as large as they are, and outside of the room.
import { describe, expect, test } from "vitest";
import { siteCatalogue } from "../../catalogue/siteCatalogue.ts";
import { type WallSide, wallSides } from "../../model/room.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import { shellShapeRequest } from "../../shapes/shellShapeRequest.ts";
import { snowyPanes } from "./snowyPanes.ts";

const room = withItems(
  bareRoom(6, 8),
  [],
  [
    { id: "back", model: "casement", wall: "north", along: 8, up: 5 },
    { id: "side", model: "casement", wall: "east", along: 8, up: 5 },
  ],
);
const { size } = room.shell;
const panes = (isSnowy: boolean, inSight: readonly WallSide[]) =>
  snowyPanes(shellShapeRequest(room, siteCatalogue, { isSnowy }), new Set(inSight), size);

describe("snowyPanes", () => {
  test("none without snow, and none before a wall that is not seen", () => {
    expect(panes(false, wallSides)).toEqual([]);
    expect(panes(true, ["south", "west"])).toEqual([]);
    expect(panes(true, ["north", "west"])).toHaveLength(1);
  });

  test("each as large as its window, along its wall and outside of it", () => {
    const [back, side] = panes(true, wallSides);
    expect(back!.foot[2]).toBeCloseTo(-size.rows / 2 - 0.17);
    expect(side!.foot[0]).toBeCloseTo(size.columns / 2 + 0.17);
    expect(back!.along.map(Math.abs)).toEqual([1, 0]);
    expect(side!.along.map(Math.abs)).toEqual([0, 1]);
    expect(back!.width).toBeCloseTo(side!.width);
    expect(back!.width).toBeGreaterThan(0.8);
    expect(back!.foot[1]).toBeGreaterThan(0.8);
    expect(back!.height).toBeGreaterThan(0.8);
  });
});
