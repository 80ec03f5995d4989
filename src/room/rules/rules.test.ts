// Who may stand where, told by the reasons against it.
import { describe, expect, test } from "vitest";
import { floorPlace, onTop, thing as placed, wall } from "../model/placed.ts";
import type { Item, ItemPlace } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { bareRoom, furnishedRoom, withItems } from "../model/sampleRoom.ts";
import { admit } from "./admit.ts";
import { allowance, borrowed } from "./allowance.ts";
import { indexOf } from "./indexOf.ts";
import { nearestFree } from "./nearestFree.ts";
import { snap } from "./snap.ts";
import { violations } from "./violations.ts";

const catalogue = sampleCatalogue();
const room = furnishedRoom();
const on = (carrier: string, level: number, x: number, z: number) => onTop(carrier, x, z, level);
const thing = (model: string, at: ItemPlace, more?: Partial<Item>) =>
  placed("new", model, at, more);

function reasonFor(item: Item) {
  const admitted = admit(room, { items: [{ id: item.id, to: item }] }, catalogue);
  return admitted.ok ? null : admitted.reason;
}

describe("rules of a room", () => {
  test("the furnished room keeps every rule", () => {
    expect(violations(room, catalogue)).toEqual([]);
  });

  describe("a place is given or refused with its reason", () => {
    const north = (along: number, up: number) => wall("north", along, up);
    test.each<[string, Item, object | null]>([
      ["beside the table", thing("stool", floorPlace(21, 16)), null],
      [
        "into the table",
        thing("stool", floorPlace(19, 16)),
        { kind: "overlaps", other: "table-1" },
      ],
      ["on the rug", thing("stool", floorPlace(8, 12)), null],
      ["a rug over a rug", thing("rug", floorPlace(4, 8)), { kind: "overlaps", other: "rug-1" }],
      ["out of the room", thing("stool", floorPlace(30, 0)), { kind: "outside" }],
      ["between two steps", thing("stool", floorPlace(21.5, 16)), { kind: "offGrid" }],
      ["a sofa on a wall", thing("sofa", north(0, 0)), { kind: "cannotStand", ground: "wall" }],
      ["a sofa on a table", thing("sofa", on("table-1", 0, 0, 0)), { kind: "cannotStand" }],
      ["a cup on the table", thing("cup", on("table-1", 0, 7, 5)), null],
      ["over its edge", thing("cup", on("table-1", 0, 8, 5)), { kind: "offSurface" }],
      ["on a table's second top", thing("cup", on("table-1", 1, 0, 0)), { kind: "offSurface" }],
      ["onto the tray's cup", thing("cup", on("tray-1", 0, 1, 1)), { other: "cup-1" }],
      ["on the tray, beside", thing("cup", on("tray-1", 0, 2, 1)), null],
      [
        "before the door",
        thing("stool", floorPlace(0, 18)),
        { kind: "inDoorway", opening: "door-1" },
      ],
      ["a rug before the door", thing("rug", floorPlace(0, 12), { id: "rug-1" }), null],
      ["over the window", thing("frame", north(20, 6)), { kind: "coversOpening" }],
      ["curtains over the window", thing("curtain", north(19, 5)), null],
      ["over the picture", thing("frame", north(10, 8)), { kind: "overlaps", other: "frame-1" }],
      ["a hearth off the floor", thing("hearth", north(0, 1)), { kind: "outside" }],
      ["turned on the wall", thing("frame", north(3, 0), { turn: 1 }), { kind: "cannotTurn" }],
      ["on nobody", thing("cup", on("ghost", 0, 0, 0)), { kind: "noSuchItem", id: "ghost" }],
      ["on itself", thing("cup", on("new", 0, 0, 0)), { kind: "onItself" }],
      ["of no known kind", thing("dragon", floorPlace(21, 16)), { kind: "unknownModel" }],
    ])("%s", (_, item, reason) => {
      if (reason) expect(reasonFor(item)).toMatchObject(reason);
      else expect(reasonFor(item)).toBeNull();
    });

    test("between shelves only what is low enough", () => {
      const tall = sampleCatalogue();
      const stretched = {
        ...tall,
        item: (id: string) => {
          const model = tall.item(id);
          return id === "candle" && model ? { ...model, height: 4 } : model;
        },
      };
      const at = on("bookshelf-1", 0, 0, 0);
      const put = (level: number) => ({
        items: [{ id: "new", to: thing("candle", { ...at, level } as ItemPlace) }],
      });
      expect(admit(room, put(0), stretched)).toMatchObject({ reason: { kind: "tooTall" } });
      expect(admit(room, put(2), stretched).ok).toBe(true);
      expect(admit(room, put(0), catalogue).ok).toBe(true);
    });

    test("never leaves what is carried behind", () => {
      const gone = { items: [{ id: "table-1", to: null }] };
      expect(admit(room, gone, catalogue)).toMatchObject({ reason: { kind: "noSuchItem" } });
    });
  });

  test("what is carried: goes and turns with what carries it", () => {
    const { placed } = indexOf(room, catalogue);
    expect(placed.get("cup-1")?.box).toEqual({ x0: 14, x1: 15, z0: 18, z1: 19, y0: 5, y1: 6 });
    // The shelf was turned to face east: what stood to its left as one faces it stands further north.
    expect(placed.get("candle-1")?.box).toEqual({ x0: 0, x1: 2, z0: 7, z1: 8, y0: 5, y1: 7 });
    expect(placed.get("candle-1")?.turn).toBe(1);
  });

  test("what hangs on a wall looks into the room", () => {
    const walls = [
      ["north", 0, { x0: 8, x1: 13, z0: 0, z1: 1 }],
      ["west", 1, { x0: 0, x1: 1, z0: 8, z1: 13 }],
      ["south", 2, { x0: 8, x1: 13, z0: 31, z1: 32 }],
      ["east", 3, { x0: 31, x1: 32, z0: 8, z1: 13 }],
    ] as const;
    for (const [side, turn, box] of walls) {
      const hung = withItems(bareRoom(), [thing("frame", wall(side, 8, 6))]);
      expect(indexOf(hung, catalogue).placed.get("new")).toMatchObject({ turn, box });
    }
  });

  describe("the nearest free place", () => {
    test("is whole tiles away where that is as good", () => {
      const stool = thing("stool", floorPlace(16, 20));
      expect(nearestFree(room, catalogue, stool)).toEqual(floorPlace(20, 20));
    });

    test("has room for what is carried along", () => {
      const low = withItems(bareRoom(4, 4), [thing("wallShelf", wall("north", 0, 5))]);
      const table = thing("table", floorPlace(0, 0), { id: "table" });
      expect(nearestFree(low, catalogue, table)).toEqual(floorPlace(0, 0));
      expect(nearestFree(low, catalogue, table, 6)).not.toEqual(floorPlace(0, 0));
    });

    test("is found on a wall, on a table, and not where there is none", () => {
      const frame = thing("frame", wall("north", 13, 8));
      const hung = nearestFree(room, catalogue, frame)!;
      expect(reasonFor({ ...frame, at: hung })).toBeNull();
      const cup = thing("cup", on("tray-1", 0, 1, 1));
      const stood = nearestFree(room, catalogue, cup)!;
      expect(stood).toMatchObject({ kind: "on", carrier: "tray-1" });
      expect(reasonFor({ ...cup, at: stood })).toBeNull();
      const full = withItems(bareRoom(2, 2), [thing("table", floorPlace(0, 0), { id: "t" })]);
      expect(nearestFree(full, catalogue, thing("stool", floorPlace(0, 0)))).toBeNull();
    });
  });

  describe("what finds no room on its own carrier", () => {
    const tray = thing("tray", floorPlace(0, 0), { id: "tray" });
    const cups = Array.from({ length: 12 }, (_, n) =>
      thing("cup", on("tray", 0, n % 4, Math.floor(n / 4)), { id: `cup-${n}` }),
    );
    const another = thing("cup", on("tray", 0, 0, 0));
    const full = withItems(bareRoom(), [tray, ...cups]);

    test("goes to the nearest other one", () => {
      const far = thing("table", floorPlace(20, 20), { id: "far" });
      const near = thing("table", floorPlace(8, 0), { id: "near" });
      const shop = withItems(full, [tray, ...cups, far, near]);
      const at = nearestFree(shop, catalogue, another)!;
      expect(at).toMatchObject({ kind: "on", carrier: "near" });
      expect(admit(shop, { items: [{ id: "new", to: { ...another, at } }] }, catalogue).ok).toBe(
        true,
      );
    });

    test("and where there is none, to the floor", () => {
      expect(nearestFree(full, catalogue, another)).toMatchObject({ kind: "floor" });
    });
  });

  describe("snapping", () => {
    const own = thing("stool", floorPlace(0, 0));
    test("draws to the wall and to the lines of others, and shows the line", () => {
      expect(snap(room, catalogue, own, { x: 28.6, z: 20.2 })?.at).toEqual(floorPlace(29, 20));
      const level = snap(room, catalogue, own, { x: 22.4, z: 16.4 })!;
      expect(level.at).toEqual(floorPlace(22, 16));
      expect(level.guides).toContainEqual({ axis: "z", at: 16, by: "edge", other: "table-1" });
    });

    test("stays in the room", () => {
      expect(snap(room, catalogue, own, { x: -9, z: 99 })?.at).toEqual(floorPlace(0, 29));
    });
  });

  const two = sampleCatalogue({ cup: 1, sofa: 0 });
  test("allowance: counts what is used and marks what is beyond it", () => {
    expect(allowance(room, two, "table")).toBeNull();
    expect(allowance(room, two, "cup")).toEqual({ owned: 1, used: 1, left: 0 });
    expect([...borrowed(room, two)]).toEqual(["sofa-1"]);
    expect(borrowed(room, catalogue).size).toBe(0);
  });
});
