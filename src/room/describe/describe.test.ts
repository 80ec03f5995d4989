// What the room says of itself, word for word.
import { describe, expect, test } from "vitest";
import { moveItems } from "../commands/moveItems.ts";
import { putAway } from "../commands/putAway.ts";
import type { Label } from "../history/label.ts";
import { decode } from "../model/decode.ts";
import { onTop, wall } from "../model/placed.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { bareRoom, furnishedRoom } from "../model/sampleRoom.ts";
import { heldWords, pickedUpWords, putBackWords } from "./held.ts";
import { describeItem } from "./item.ts";
import { describeLabel, redoneWords, undoneWords } from "./label.ts";
import { listRows } from "./list.ts";
import { describeRefusal, invalidWords } from "./refusal.ts";
import { describeRoom } from "./room.ts";
import { describeTile, onTile } from "./tile.ts";

const catalogue = sampleCatalogue();
const room = furnishedRoom();
const item = (id: string) => describeItem(room, catalogue, room.items.get(id)!);

describe("a room in words", () => {
  test("a room in sentences", () => {
    expect(describeRoom(room, catalogue)).toBe(
      "Harvest kitchen, 8 by 8 tiles, in day light. A cottage window on the back wall, a green door on the left wall. 8 things stand in it.",
    );
    expect(describeRoom(bareRoom(), catalogue)).toBe(
      "Harvest kitchen, 8 by 8 tiles, in day light. Four bare walls.",
    );
  });

  test("what was made of a harvest says so, in a phrase and in the words of the whole room", () => {
    const mark = "made from 8 timber of field 417, Seedtime 2026";
    const made = {
      ...catalogue,
      mark: (id: string, nth: number) => (id === "table" && nth === 0 ? mark : undefined),
    };
    expect(describeItem(room, made, room.items.get("table-1")!)).toContain(`, ${mark}, carries`);
    expect(describeRoom(room, made)).toMatch(
      /8 things stand in it\. Oak table: made from 8 timber of field 417, Seedtime 2026\.$/,
    );
  });

  test("things in a phrase", () => {
    expect(item("table-1")).toBe(
      "Oak table in moss, column 4 row 5, facing south, carries 2 things",
    );
    expect(item("cup-1")).toBe("Grandmother's cup, on the tray, facing south");
    expect(item("candle-1")).toBe("Candle, on the bookshelf, shelf 2, facing east, put out");
    expect(item("frame-1")).toBe(
      "Picture frame, back wall, columns 4 to 5, 2 tiles up, showing a hen",
    );
    expect(item("sofa-1")).toBe("Sofa, column 1 row 7 and a half, facing north");
    expect(item("rug-1")).toBe("Braided rug, column 3 row 4");
    const sofa = { ...room.items.get("sofa-1")!, partTints: { wood: "walnut", light: "clay" } };
    expect(describeItem(room, catalogue, { ...sofa, tint: "moss" })).toBe(
      "Sofa in moss, its lighter parts in clay, its wood in walnut, column 1 row 7 and a half, facing north",
    );
  });

  test("how high a thing hangs is heard, so that up and down are not the same words", () => {
    const frame = room.items.get("frame-1")!;
    const at = (up: number) =>
      describeItem(room, catalogue, { ...frame, at: wall("north", 12, up) }).split(", ")[3];
    expect([1, 2, 3, 4, 6, 8].map(at)).toEqual([
      "a quarter of a tile up",
      "half a tile up",
      "three quarters of a tile up",
      "1 tile up",
      "1 and a half tiles up",
      "2 tiles up",
    ]);
    expect(at(0)).toBe("showing a hen");
  });

  test("cloth with a pattern says so, part by part", () => {
    const sofa = { ...room.items.get("sofa-1")!, tint: "moss", patterns: { whole: "stripe" } };
    const words = (more: Partial<Item>) =>
      describeItem(room, catalogue, { ...sofa, ...more }).replace(/, column.*/, "");
    expect(words({})).toBe("Sofa in moss with cream stripes");
    expect(words({ partTints: { light: "clay" }, patterns: { light: "dots" } })).toBe(
      "Sofa in moss, its lighter parts in clay with cream dots",
    );
    expect(words({ patterns: { whole: "stripe", light: "plain" } })).toBe(
      "Sofa in moss with cream stripes, its lighter parts plain",
    );
    expect(words({ patterns: { whole: "of-tomorrow", light: "of-tomorrow" } })).toBe(
      "Sofa in moss",
    );
  });

  test("the list goes by place, with what stands on a thing under it", () => {
    const rows = listRows(room, catalogue).map(({ level, name }) => `${level} ${name}`);
    expect(rows).toEqual([
      "1 Picture frame",
      "1 Bookshelf",
      "2 Candle",
      "1 Braided rug",
      "1 Oak table",
      "2 Tray",
      "3 Grandmother's cup",
      "1 Sofa",
    ]);
  });

  test("each tile says what is on it", () => {
    expect(describeTile(room, catalogue, 3, 4)).toBe(
      "column 4 row 5: Braided rug, Oak table, Tray, Grandmother's cup",
    );
    expect(onTile(room, catalogue, 3, 4).map(({ item: { id } }) => id)).toEqual([
      "rug-1",
      "table-1",
      "tray-1",
      "cup-1",
    ]);
    expect(describeTile(room, catalogue, 7, 0)).toBe("column 8 row 1: free");
    expect(describeTile(room, catalogue, 8, 0)).toBe("column 9 row 1: outside the room");
  });

  describe("a refusal", () => {
    const words = (reason: CommandRefusal) => describeRefusal(room, catalogue, reason);

    test("says who is in the way and where it is free", () => {
      const wanted = {
        ...room.items.get("table-1")!,
        at: { kind: "floor", x: 12, z: 20 },
      } as const;
      const reason = { kind: "overlaps", item: "table-1", other: "sofa-1" } as const;
      const say = (x: number, z: number) =>
        describeRefusal(room, catalogue, reason, { wanted, free: { kind: "floor", x, z } });
      expect(say(16, 20)).toBe("Blocked: the sofa is there; free at column 5.");
      expect(say(12, 24)).toBe("Blocked: the sofa is there; free at row 7.");
      expect(say(16, 25)).toBe("Blocked: the sofa is there; free at column 5 row 7 and a quarter.");
    });

    test("says of what is held over a table that it does not stand on tables", () => {
      const reason = { kind: "overlaps", item: "s", other: "table-1" } as const;
      const { at } = room.items.get("table-1")!;
      if (at.kind !== "floor") throw new Error("The table stands");
      const wanted = {
        id: "s",
        model: "stool",
        at: { ...at, x: at.x + 1, z: at.z },
        turn: 0,
      } as const;
      const free = { kind: "floor", x: 16, z: 24 } as const;
      expect(describeRefusal(room, catalogue, reason, { wanted, free })).toContain(
        "Blocked: the oak table is there, and the oak stool does not stand on other things;",
      );
    });

    test("has words for every reason", () => {
      const ids = { item: "table-1", opening: "door-1", model: "sofa", carrier: "tray-1" };
      const reasons: CommandRefusal[] = [
        { kind: "inDoorway", ...ids },
        { kind: "coversOpening", ...ids },
        { kind: "outside", ...ids },
        { kind: "offSurface", ...ids },
        { kind: "tooTall", ...ids },
        { kind: "cannotStand", ...ids, ground: "wall" },
        { kind: "onItself", ...ids },
        { kind: "stackTooHigh", ...ids, most: 6 },
        { kind: "noRoom", ...ids },
        { kind: "openingOutside", ...ids, wall: "west" },
        { kind: "openingsMeet", ...ids, other: "window-1" },
        { kind: "itemInTheWay", ...ids },
        { kind: "notOwned", ...ids, owned: 0 },
        { kind: "notOwned", ...ids, owned: 2 },
        { kind: "unknownFinish", finish: "lava", ground: "floor" },
        { kind: "noSuchTint", ...ids, tint: "x" },
        { kind: "noSuchPart", ...ids, part: "trim" },
        { kind: "badHeight", least: 8, most: 32 },
        {
          kind: "badText",
          invalid: { path: "items.3.at", problem: { kind: "noCarrier", id: "q" } },
        },
        { kind: "noSuchItem", id: "nobody" },
      ];
      expect(reasons.map(words)).toEqual([
        "Blocked: stands before the green door.",
        "Blocked: covers the green door.",
        "Blocked: the oak table reaches out of the room.",
        "Blocked: does not fit on Tray.",
        "Blocked: too tall for Tray.",
        "Blocked: does not hang on a wall.",
        "Blocked: cannot stand on itself.",
        "Blocked: no more than 6 things stand one on another.",
        "Blocked: there is no free place for the sofa.",
        "Blocked: the green door does not fit the left wall.",
        "Blocked: the cottage window is there.",
        "Blocked: Oak table is in the way.",
        "Blocked: you do not own the sofa; borrow it to try.",
        "Blocked: all 2 that you own are in use; borrow another to try.",
        "Blocked: that does not go on a floor.",
        "Blocked: the sofa does not come in that colour.",
        "Blocked: the sofa has no trimmings to colour.",
        "Blocked: walls are 2 to 8 tiles high.",
        "Blocked: that text cannot be read: items.3.at stands on q, which is not there.",
        "Blocked: that thing is not in the room.",
      ]);
    });
  });

  test("what was done has a name", () => {
    const name = (label: Label) => describeLabel(catalogue, label);
    const moved = moveItems(room, { ids: ["table-1"], by: { x: 4, z: 0 } }, catalogue);
    if (!moved.ok) throw new Error(moved.reason.kind);
    expect(name(moved.label)).toBe("Move oak table");
    expect(undoneWords(catalogue, moved.label)).toBe("Undone: move oak table.");
    expect(redoneWords(catalogue, moved.label)).toBe("Done again: move oak table.");
    const gone = putAway(room, { ids: ["tray-1"] }, catalogue);
    expect(gone.ok && name(gone.label)).toBe("Put away 2 things");
    const cup = moveItems(room, { ids: ["cup-1"], by: { x: 1, z: 0 } }, catalogue);
    expect(cup.ok && name(cup.label)).toBe("Move Grandmother's cup");
  });

  test("what cannot be read is told with its place", () => {
    const words = (text: string) => {
      const read = decode(text);
      return read.ok ? "" : invalidWords(read.reason);
    };
    expect(words("{")).toBe("it is not JSON");
    expect(words("[]")).toBe("there is no room in it");
    expect(words('{"version":7}')).toBe("it comes from a newer version of the designer");
    expect(words('{"version":1,"name":3}')).toBe("its name is not written as it should be");
  });

  test("a thing in the hand tells where it is and what is in its way", () => {
    const stool: Item = { id: "s", model: "stool", at: { kind: "floor", x: 16, z: 20 }, turn: 0 };
    const seen = { reason: null, free: null, back: null, guides: [] };
    const say = (more: Partial<Parameters<typeof heldWords>[3]>) =>
      heldWords(room, catalogue, stool, { ...seen, ...more });
    expect(pickedUpWords(catalogue, stool)).toBe(
      "Picked up Oak stool. Arrows move, R turns, Enter puts down, Escape puts back.",
    );
    expect(putBackWords(catalogue, stool)).toBe("Put back Oak stool.");
    expect(say({})).toBe("column 5 row 6");
    expect(say({ guides: [{ axis: "x", at: 16, by: "edge", other: "table-1" }] })).toBe(
      "column 5 row 6, in line with Oak table",
    );
    expect(say({ back: "west" })).toBe("column 5 row 6, its back to the left wall");
    const reason = { kind: "overlaps", item: "s", other: "table-1" } as const;
    expect(say({ reason, free: { kind: "floor", x: 16, z: 24 } })).toBe(
      "Oak stool, column 5 row 6. Blocked: the oak table is there; free at row 7.",
    );
    expect(say({ reason, free: onTop("table-1", 1, 1) })).toMatch(/; free on the oak table\.$/);
  });
});
