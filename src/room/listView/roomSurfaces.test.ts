// Grounds as grids: floor, walls and table tops, with what is on each cell and where a piece would come.
import { describe, expect, test } from "vitest";
import { placeItem } from "../commands/placeItem.ts";
import type { Item, QuarterTurn, RoomDocument } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { bareRoom, furnishedRoom, withItems } from "../model/sampleRoom.ts";
import { areOnWalls, stepOf } from "./DPad.tsx";
import { placeOnSurface } from "./GridCard.tsx";
import { surfaceGridOf } from "./groundGrid.ts";
import { groundName } from "./groundName.ts";
import { onCell } from "./onCell.ts";
import { groundKey, groundsOf, type RoomSurface, surfaceOf } from "./roomSurfaces.ts";

const catalogue = sampleCatalogue();
const room = furnishedRoom();
const names = (document: RoomDocument, held?: Item) =>
  groundsOf(document, catalogue, held && { id: held.id, model: catalogue.item(held.model)! }).map(
    (ground) => groundName(document, catalogue, ground),
  );

describe("roomSurfaces", () => {
  describe("the choice of grounds", () => {
    test("is the floor, the walls, and all that carries", () => {
      expect(names(bareRoom())).toEqual([
        "On the floor",
        "On the back wall",
        "On the right wall",
        "On the front wall",
        "On the left wall",
      ]);
      expect(names(room)).toContain("On the oak table");
      expect(names(room).filter((name) => name.startsWith("On the bookshelf, shelf"))).toHaveLength(
        catalogue.item("bookshelf")!.surfaces.length,
      );
      expect(new Set(groundsOf(room, catalogue).map(groundKey)).size).toBe(names(room).length);
    });

    test("leaves out where the held thing cannot stand, and itself with all it carries", () => {
      expect(names(room, room.items.get("sofa-1"))).toEqual(["On the floor"]);
      expect(names(room, room.items.get("frame-1"))).toHaveLength(4);
      const tray = names(room, room.items.get("tray-1"));
      expect(tray).toContain("On the oak table");
      expect(tray).not.toContain("On the tray");
    });
  });

  const say = (ground: RoomSurface, column: number, row: number) =>
    onCell({ document: room, catalogue }, ground, { column, row }).words;

  test("what a cell says: of the floor, of a wall with its window, of a table top", () => {
    expect(say({ kind: "floor" }, 7, 0)).toBe("column 8 row 1: free");
    expect(say({ kind: "wall", wall: "north" }, 3, 1)).toBe(
      "on the back wall, column 4, 2 tiles up: Picture frame",
    );
    expect(say({ kind: "wall", wall: "north" }, 5, 2)).toBe(
      "on the back wall, column 6, 1 tile up: Cottage window",
    );
    expect(say({ kind: "wall", wall: "west" }, 4, 3)).toBe(
      "on the left wall, row 5, at the foot: Green door",
    );
    expect(say({ kind: "on", carrier: "table-1", level: 0 }, 1, 1)).toBe(
      "on the oak table, column 2 row 2: Tray",
    );
    expect(say({ kind: "on", carrier: "gone", level: 0 }, 1, 1)).toBe("nowhere");
  });

  describe("a grid", () => {
    const table = (turn: QuarterTurn): RoomDocument =>
      withItems(bareRoom(), [{ id: "t", model: "table", at: { kind: "floor", x: 8, z: 8 }, turn }]);

    test.each([0, 1, 2, 3] as const)("of a table at turn %i: every cell can be reached", (turn) => {
      const document = table(turn);
      const ground: RoomSurface = { kind: "on", carrier: "t", level: 0 };
      const grid = surfaceGridOf(document, catalogue, ground)!;
      const cup = catalogue.item("cup")!;
      for (let row = 0; row < grid.rows; row++)
        for (let column = 0; column < grid.columns; column++) {
          const at = grid.placeAt({ column, row }, cup, 0);
          expect(grid.cellOf(at, cup, 0)).toEqual({ column, row });
          const done = placeItem(document, { id: "c", model: "cup", at }, catalogue);
          expect(done.ok).toBe(true);
          if (done.ok)
            expect(
              onCell({ document: done.document, catalogue }, ground, { column, row }).items,
            ).toEqual(["c"]);
        }
    });

    test("to the right is to the right in the room, however the table is turned", () => {
      const document = table(2);
      const grid = surfaceGridOf(document, catalogue, { kind: "on", carrier: "t", level: 0 })!;
      const cup = catalogue.item("cup")!;
      const place = (column: number) => grid.placeAt({ column, row: 0 }, cup, 0) as { x: number };
      expect(place(1).x).toBeLessThan(place(0).x);
    });

    test("holds what is wide within its edges", () => {
      const sofa = catalogue.item("sofa")!;
      const grid = surfaceGridOf(room, catalogue, { kind: "floor" })!;
      expect(grid.placeAt({ column: 7, row: 7 }, sofa, 0)).toEqual({ kind: "floor", x: 21, z: 27 });
      const frame = catalogue.item("frame")!;
      const wall = surfaceGridOf(room, catalogue, { kind: "wall", wall: "east" })!;
      expect(wall.placeAt({ column: 7, row: 0 }, frame, 0)).toMatchObject({ along: 27, up: 12 });
    });
  });

  describe("on another ground", () => {
    const cup = room.items.get("cup-1")!;
    const to = (item: Item, ground: RoomSurface) =>
      placeOnSurface(room, catalogue, item, ground, 7);

    test("a thing comes to a free place there", () => {
      const shelf: RoomSurface = { kind: "on", carrier: "bookshelf-1", level: 0 };
      expect(to(cup, shelf)).toMatchObject({
        isFree: true,
        at: { carrier: "bookshelf-1", level: 0 },
      });
      expect(to(room.items.get("frame-1")!, { kind: "wall", wall: "east" })).toMatchObject({
        isFree: true,
        at: { wall: "east", up: 7 },
      });
    });

    test("or is held where it cannot be put down", () => {
      const tray: RoomSurface = { kind: "on", carrier: "tray-1", level: 0 };
      const sofa = room.items.get("sofa-1")!;
      expect(to(sofa, tray)).toMatchObject({ isFree: false });
      expect(to(cup, { kind: "on", carrier: "gone", level: 0 })).toBeNull();
    });
  });

  test("arrows move over the floor, or along a wall and up it", () => {
    const frame = room.items.get("frame-1")!;
    const sofa = room.items.get("sofa-1")!;
    expect(surfaceOf(frame.at)).toEqual({ kind: "wall", wall: "north" });
    expect(stepOf([sofa], "up")).toEqual({ x: 0, z: -4 });
    expect(stepOf([frame], "up")).toEqual({ x: 0, z: 0, up: 4 });
    expect(stepOf([frame], "left")).toEqual({ x: -4, z: -4, up: 0 });
    expect(areOnWalls([frame, sofa])).toBe(false);
  });
});
