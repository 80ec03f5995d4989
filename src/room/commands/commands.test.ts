// What the commands do to a room, by example.
import { describe, expect, test } from "vitest";
import { encode } from "../model/encode.ts";
import { floorPlace, onTop, thing, wall } from "../model/placed.ts";
import type { Item, RoomDocument } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { bareRoom, crowdedRoom, furnishedRoom, withItems } from "../model/sampleRoom.ts";
import { indexOf } from "../rules/indexOf.ts";
import { violations } from "../rules/violations.ts";
import { addOpening } from "./addOpening.ts";
import { alignItems } from "./alignItems.ts";
import { distributeItems } from "./distributeItems.ts";
import { hangPicture } from "./hangPicture.ts";
import { moveItems } from "./moveItems.ts";
import { moveWall } from "./moveWall.ts";
import { paintWalls } from "./paintWalls.ts";
import { placeItem } from "./placeItem.ts";
import { putAway } from "./putAway.ts";
import { resizeRoom } from "./resizeRoom.ts";
import { standItem } from "./standItem.ts";
import { roomAfter } from "./testing/roomAfter.ts";
import { tintItems } from "./tintItems.ts";
import { turnItems } from "./turnItems.ts";

const catalogue = sampleCatalogue();
const room = furnishedRoom();

const stool = (id: string, x: number, z: number) => thing(id, "stool", floorPlace(x, z));

describe("commands on rooms", () => {
  describe("moving", () => {
    test("a table changes the table alone, and what it carries comes along", () => {
      const outcome = moveItems(room, { ids: ["table-1"], by: { x: 4, z: -4 } }, catalogue);
      expect(outcome.ok && outcome.patch.items).toHaveLength(1);
      const cup = (document: RoomDocument) => indexOf(document, catalogue).placed.get("cup-1")!.box;
      expect(cup(roomAfter(outcome))).toMatchObject({ x0: cup(room).x0 + 4, z0: cup(room).z0 - 4 });
    });

    test("together with what it carries moves that once", () => {
      const ids = ["cup-1", "tray-1", "table-1"];
      const outcome = moveItems(room, { ids, by: { x: 4, z: 0 } }, catalogue);
      expect(outcome.ok && outcome.patch.items?.map(({ id }) => id)).toEqual(["table-1"]);
    });

    test("on a turned shelf follows the room, not the shelf", () => {
      const moved = roomAfter(
        moveItems(room, { ids: ["candle-1"], by: { x: 0, z: 1 } }, catalogue),
      );
      const box = (document: RoomDocument) =>
        indexOf(document, catalogue).placed.get("candle-1")!.box;
      expect(box(moved)).toMatchObject({ x0: box(room).x0, z0: box(room).z0 + 1 });
    });

    test("two past each other is refused for both", () => {
      const two = withItems(bareRoom(), [stool("a", 0, 0), stool("b", 4, 0)]);
      expect(moveItems(two, { ids: ["a"], by: { x: 4, z: 0 } }, catalogue)).toMatchObject({
        ok: false,
        reason: { kind: "overlaps", item: "a", other: "b" },
        wanted: { id: "a" },
      });
      expect(moveItems(two, { ids: ["a", "b"], by: { x: 4, z: 0 } }, catalogue).ok).toBe(true);
    });

    test("puts a thing on another and down again", () => {
      const at = onTop("tray-1", 3, 0);
      const up = standItem(room, { id: "candle-1", at }, catalogue);
      expect(up.ok && up.label.verb).toBe("stand");
      // On the same tray it is only moved.
      const along = standItem(
        roomAfter(up),
        { id: "candle-1", at: onTop("tray-1", 2, 0) },
        catalogue,
      );
      expect(along.ok && along.label.verb).toBe("move");
      const down = { id: "candle-1", at: floorPlace(24, 16) };
      expect(standItem(roomAfter(up), down, catalogue).ok).toBe(true);
      const self = onTop("cup-1", 0, 0);
      expect(standItem(room, { id: "table-1", at: self }, catalogue)).toMatchObject({
        reason: { kind: "onItself" },
      });
    });
  });

  describe("turning", () => {
    test("four quarters, or there and back, end where they began", () => {
      const candle: Item = { ...stool("odd", 26, 8), model: "candle" };
      const all = withItems(room, [...room.items.values(), candle]);
      for (const id of ["table-1", "odd"])
        for (const by of [1, -1, 3]) {
          let turned = all;
          for (let i = 0; i < 4; i++)
            turned = roomAfter(turnItems(turned, { ids: [id], by }, catalogue));
          expect(turned.items.get(id)).toEqual(all.items.get(id));
        }
    });

    test("several go round their common middle and keep their places to each other", () => {
      const pair = withItems(bareRoom(), [stool("a", 8, 12), stool("b", 14, 12)]);
      const turned = roomAfter(turnItems(pair, { ids: ["a", "b"], by: 1 }, catalogue));
      expect(turned.items.get("a")).toMatchObject({ at: { x: 11, z: 15 }, turn: 1 });
      expect(turned.items.get("b")).toMatchObject({ at: { x: 11, z: 9 }, turn: 1 });
    });

    /** 8 quarter tiles wide and 3 deep, at the right wall. */
    const shelf: Item = { ...stool("shelf", 29, 8), model: "bookshelf", turn: 3 };
    const turnShelf = (...others: readonly Item[]) =>
      turnItems(withItems(bareRoom(), [shelf, ...others]), { ids: ["shelf"], by: 1 }, catalogue);

    test("moves a thing to the nearest place where it fits so, as one step, and tells that it did", () => {
      const outcome = turnShelf();
      expect(outcome).toMatchObject({ ok: true, isAside: true, label: { verb: "turn" } });
      expect(roomAfter(outcome).items.get("shelf")).toMatchObject({
        at: { x: 24, z: 10 },
        turn: 0,
      });
      const there = withItems(bareRoom(), [{ ...shelf, at: floorPlace(12, 12) }]);
      expect(turnItems(there, { ids: ["shelf"], by: 1 }, catalogue)).not.toHaveProperty("isAside");
    });

    test("is refused where nothing within two tiles is free", () => {
      const wall = Array.from({ length: 8 }, (_, i) => stool(`s${i}`, 25, 3 + i * 3));
      expect(turnShelf(...wall)).toMatchObject({ ok: false, reason: { item: "shelf" } });
    });
  });

  describe("lining up and spacing", () => {
    const row = withItems(bareRoom(), [stool("a", 0, 0), stool("b", 5, 6), stool("c", 20, 1)]);
    const places = (document: RoomDocument, key: "x" | "z") =>
      ["a", "b", "c"].map((id) => (document.items.get(id)!.at as { x: number; z: number })[key]);

    test("go by edges and by even gaps", () => {
      const ids = ["a", "b", "c"];
      const back = roomAfter(alignItems(row, { ids, axis: "z", edge: "start" }, catalogue));
      expect(places(back, "z")).toEqual([0, 0, 0]);
      const even = roomAfter(distributeItems(back, { ids, axis: "x" }, catalogue));
      expect(places(even, "x")).toEqual([0, 10, 20]);
      expect(distributeItems(even, { ids, axis: "x" }, catalogue)).toMatchObject({
        reason: { kind: "nothingChanges" },
      });
    });

    test("work on a wall by its length and height", () => {
      const hung = withItems(bareRoom(), [
        thing("a", "frame", wall("west", 0, 5)),
        thing("b", "frame", wall("west", 9, 7)),
      ]);
      const args = { ids: ["a", "b"], axis: "z", edge: "start" } as const;
      const level = roomAfter(alignItems(hung, args, catalogue));
      expect(level.items.get("b")?.at).toEqual(wall("west", 9, 5));
    });

    test("are for things that share a plane", () => {
      const ids = ["table-1", "frame-1"];
      expect(alignItems(room, { ids, axis: "x", edge: "end" }, catalogue)).toMatchObject({
        reason: { kind: "notSideBySide" },
      });
    });
  });

  describe("the house", () => {
    test("grows and takes along what hangs on the far walls; shrinks only as far as things allow", () => {
      const frame = { id: "f", model: "frame", at: wall("east", 0, 6) };
      const hung = roomAfter(placeItem(room, frame, catalogue));
      const wide = roomAfter(resizeRoom(hung, { columns: 10 }, catalogue));
      expect(indexOf(wide, catalogue).placed.get("f")?.box.x1).toBe(40);
      expect(resizeRoom(hung, { rows: 7 }, catalogue)).toMatchObject({
        reason: { kind: "outside", item: "sofa-1" },
      });
      expect(resizeRoom(hung, { rows: 1 }, catalogue)).toMatchObject({
        reason: { kind: "badSize" },
      });
    });

    test("moves a near wall without moving what stands in it", () => {
      const boxes = (document: RoomDocument) =>
        [...indexOf(document, catalogue).placed.entries()].map(([id, { box }]) => [
          id,
          box.x0,
          box.z0,
        ]);
      const by = { x: 8, z: 4 };
      const wide = roomAfter(moveWall(room, { wall: "west", by: 2 }, catalogue));
      const grown = roomAfter(moveWall(wide, { wall: "north", by: 1 }, catalogue));
      expect(grown.shell.size).toMatchObject({ columns: 10, rows: 9 });
      // What hangs on the wall goes with it.
      const depth = (id: unknown) => (id === "frame-1" ? 0 : by.z);
      expect(boxes(grown)).toEqual(
        boxes(room).map(([id, x, z]) => [id, Number(x) + by.x, Number(z) + depth(id)]),
      );
      expect(grown.openings.get("window-1")).toMatchObject({ wall: "north", along: 28 });
      expect(grown.openings.get("door-1")).toMatchObject({ wall: "west", along: 20 });
      const back = roomAfter(moveWall(grown, { wall: "west", by: -2 }, catalogue));
      const same = roomAfter(moveWall(back, { wall: "north", by: -1 }, catalogue));
      expect(encode(same)).toBe(encode(room));
      expect(moveWall(room, { wall: "west", by: -1 }, catalogue)).toMatchObject({
        reason: { kind: "outside" },
      });
      expect(moveWall(room, { wall: "west", by: 25 }, catalogue)).toMatchObject({
        reason: { kind: "badSize" },
      });
      expect(moveWall(room, { wall: "east", by: 0 }, catalogue)).toMatchObject({
        reason: { kind: "nothingChanges" },
      });
    });

    test("takes no door where something stands, and no window over another", () => {
      const door = { id: "d", model: "door", wall: "west" } as const;
      expect(addOpening(room, { ...door, along: 4 }, catalogue)).toMatchObject({
        reason: { kind: "itemInTheWay", item: "bookshelf-1" },
      });
      const window = { id: "w", model: "window", wall: "north", along: 24 } as const;
      expect(addOpening(room, window, catalogue)).toMatchObject({
        reason: { kind: "openingsMeet", other: "window-1" },
      });
      expect(addOpening(room, { ...window, wall: "east" }, catalogue).ok).toBe(true);
    });

    test("is painted wall by wall", () => {
      const finish = { kind: "plaster", tint: "sage" };
      const outcome = paintWalls(room, { walls: ["east"], finish }, catalogue);
      expect(outcome.ok && outcome.label).toMatchObject({ verb: "paintWall" });
      expect(roomAfter(outcome).shell.walls).toEqual({ ...room.shell.walls, east: finish });
      expect(paintWalls(room, { walls: ["east"], finish: { kind: "boards" } }, catalogue).ok).toBe(
        false,
      );
    });
  });

  test("putting a table away takes along what stands on it", () => {
    const outcome = putAway(room, { ids: ["table-1"] }, catalogue);
    expect(outcome.ok && outcome.label.ids).toEqual(["table-1", "tray-1", "cup-1"]);
    expect(roomAfter(outcome).items.size).toBe(room.items.size - 3);
  });

  test("colours and pictures go only where they belong", () => {
    expect(tintItems(room, { ids: ["sofa-1"], tint: "purple" }, catalogue)).toMatchObject({
      reason: { kind: "noSuchTint" },
    });
    const plain = roomAfter(tintItems(room, { ids: ["table-1", "sofa-1"], tint: null }, catalogue));
    expect(plain.items.get("table-1")).not.toHaveProperty("tint");
    const picture = { kind: "upload", hash: "cd".repeat(32), alt: "" } as const;
    expect(hangPicture(room, { id: "rug-1", picture }, catalogue).ok).toBe(true);
    expect(hangPicture(room, { id: "sofa-1", picture }, catalogue)).toMatchObject({
      reason: { kind: "takesNoPicture" },
    });
  });

  test("the crowded rooms of the benchmark keep the rules", () => {
    const crowd = crowdedRoom(1000);
    expect(crowd.items.size).toBe(1000);
    expect(violations(crowd, catalogue)).toEqual([]);
  });

  test("a copy comes with its picture, its name and its light put out, as far as its model takes them", () => {
    const picture = { kind: "upload", hash: "0a".repeat(32), alt: "a field" } as const;
    const frame = {
      id: "copy",
      model: "frame",
      at: wall("east", 0, 6),
      picture,
      name: "Grandmother",
    };
    expect(roomAfter(placeItem(room, frame, catalogue)).items.get("copy")).toMatchObject({
      picture,
      name: "Grandmother",
    });
    const stool = { id: "copy", model: "stool", at: floorPlace(0, 0) };
    for (const [extra, kind] of [
      [{ picture }, "takesNoPicture"],
      [{ unlit: true }, "notALamp"],
      [{ name: "" }, "badName"],
    ] as const)
      expect(placeItem(room, { ...stool, ...extra }, catalogue)).toMatchObject({
        reason: { kind },
      });
  });
});
