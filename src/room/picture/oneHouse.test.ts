// Whoever shows a room is told of the same house: stage and files by their shapes, drawing and server by their parts.
import { describe, expect, test } from "vitest";
import { wallFinishes } from "../../models/catalogue/finishes.ts";
import { shells } from "../../models/catalogue/shells.ts";
import { linear } from "../../models/colour.ts";
import type { Part } from "../../models/parts.ts";
import { houseOf } from "../catalogue/houseOf.ts";
import { siteCatalogue } from "../catalogue/siteCatalogue.ts";
import { type RoomDocument, type WallSide, wallSides } from "../model/room.ts";
import { shapeOf } from "../shapes/shapeOf.ts";
import { shellShapeRequest } from "../shapes/shellShapeRequest.ts";
import { blankRoom, templates } from "../template/index.ts";
import { Markers } from "./markers.ts";
import { roomViewOf } from "./view.ts";
import { shellParts } from "./wholeRoom.ts";

const papered = (room: RoomDocument, kind: string): RoomDocument => {
  const walls = Object.fromEntries(wallSides.map((side) => [side, { kind }]));
  return { ...room, shell: { ...room.shell, walls: walls as RoomDocument["shell"]["walls"] } };
};
const rooms = [...templates().map(({ document }) => document), blankRoom()];

/** All four walls as the drawing has them, from before and from behind. */
const drawnOf = (room: RoomDocument): readonly Part[] =>
  ([0, 2] as const).flatMap((quarter) => {
    const options = { quarter, pictures: () => null, prefix: "r", isSmall: false };
    return shellParts(roomViewOf(room, siteCatalogue, options))(new Markers());
  });

const key = (rgb: Iterable<number>): string => [...rgb].map((v) => v.toFixed(3)).join(" ");

describe("one house", () => {
  test.each(rooms.map((room) => [room.shell.name, room] as const))(
    "%s stands in the same house for all, whatever its walls are papered with",
    (_, room) => {
      for (const { id } of wallFinishes) {
        const now = papered(room, id);
        const house = houseOf(now);
        const { floor, walls } = shellShapeRequest(now, siteCatalogue);
        expect([floor, ...Object.values(walls)].map((each) => each.house)).toEqual(
          Array.from({ length: 5 }, () => house.id),
        );
        const colours = new Set(drawnOf(now).map(({ colour }) => colour));
        expect(colours).toContain(house.outside);
        expect(colours).toContain(house.sill);
        const hasPlankDoor = [...now.openings.values()].some(({ model }) => model === "plank-door");
        if (hasPlankDoor) expect(colours).toContain(house.door[0]);
      }
    },
  );

  test("the stage builds each wall of the colours that it is drawn in", () => {
    for (const { wall: kind } of shells) {
      const room = papered(blankRoom(), kind);
      const { walls } = shellShapeRequest(room, siteCatalogue);
      const drawn = new Set(drawnOf(room).map(({ colour }) => key(linear(colour))));
      for (const side of ["west", "north"] satisfies WallSide[]) {
        const { colour } = shapeOf(walls[side]).blockers;
        const built = new Set(
          Array.from({ length: colour.length / 3 }, (_, i) =>
            key(colour.subarray(3 * i, 3 * i + 3)),
          ),
        );
        const { curtain, door, outside } = houseOf(room);
        const own = [outside, side === "west" ? door[0] : curtain[0]];
        for (const each of own) expect(built).toContain(key(linear(each)));
        // Shade at the rims of a part darkens some; most are as they are drawn.
        expect([...built].filter((each) => drawn.has(each)).length).toBeGreaterThan(5);
      }
    }
  });

  test("a field's room is in the house that its cottage is", () => {
    for (const { id, wall } of shells) expect(houseOf(papered(blankRoom(), wall)).id).toBe(id);
  });
});
