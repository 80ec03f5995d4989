// Where a fresh piece appears: in the middle, on what it is made for, and never in anyone's way.
import { describe, expect, test } from "vitest";
import { placeItem } from "../commands/placeItem.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { ItemId, ItemPlace, QuarterTurn, RoomDocument } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { bareRoom, furnishedRoom } from "../model/sampleRoom.ts";
import { firstPlace } from "./firstPlace.ts";

const sample = sampleCatalogue();

/** Cups are made for tables, and only otherwise for the floor. */
const catalogue: Catalogue = {
  ...sample,
  item: (id) => {
    const model = sample.item(id);
    return model && id === "cup" ? { ...model, stands: ["surface", "floor"] } : model;
  },
};

type Wish = {
  quarter?: QuarterTurn;
  pan?: { x: number; z: number };
  selection?: ItemId[];
  up?: number;
};

function first(room: RoomDocument, model: string, wish: Wish = {}): ItemPlace {
  const { quarter = 0, pan = { x: 0, z: 0 }, selection = [], up = 0 } = wish;
  const fresh = { id: "new", model, turn: 0 } as const;
  return firstPlace(room, catalogue, fresh, { quarter, pan, selection }, up);
}

describe("firstPlace", () => {
  test("in the middle of a bare floor, or of what is in view", () => {
    expect(first(bareRoom(), "sofa")).toMatchObject({ kind: "floor" });
    const { x, z } = first(bareRoom(), "table") as Extract<ItemPlace, { kind: "floor" }>;
    const { width, depth } = catalogue.item("table")!;
    expect(Math.abs(x + width / 2 - 16)).toBeLessThanOrEqual(2);
    expect(Math.abs(z + depth / 2 - 16)).toBeLessThanOrEqual(2);
    expect([x % 4, z % 4]).toEqual([0, 0]);
    const east = first(bareRoom(), "table", { pan: { x: 3, z: 0 } }) as { x: number };
    expect(east.x).toBeGreaterThan(x);
  });

  test("on the wall that is seen best, at its usual height", () => {
    expect(first(bareRoom(), "frame", { up: 7 })).toMatchObject({ wall: "north", up: 7 });
    expect(first(bareRoom(), "frame", { quarter: 2 })).toMatchObject({ wall: "south" });
    expect(first(bareRoom(), "frame", { up: 99 })).toMatchObject({ wall: "north" });
  });

  test("what stands on things goes to the chosen one, else to the nearest with room", () => {
    const room = furnishedRoom();
    expect(first(room, "cup", { selection: ["bookshelf-1"] })).toMatchObject({
      carrier: "bookshelf-1",
    });
    expect(first(room, "cup")).toMatchObject({ kind: "on" });
    expect(first(room, "candle")).toMatchObject({ kind: "floor" });
    expect(first(bareRoom(), "cup")).toMatchObject({ kind: "floor" });
  });

  test("wherever it is, it can be put down there", () => {
    for (const model of [
      "table",
      "sofa",
      "stool",
      "rug",
      "tray",
      "cup",
      "candle",
      "frame",
      "wallShelf",
    ]) {
      const room = furnishedRoom();
      const at = first(room, model, { up: 6 });
      const outcome = placeItem(room, { id: "new", model, at }, catalogue);
      expect(outcome.ok, `${model} ${JSON.stringify(at)}`).toBe(true);
    }
  });
});
