// Copies, whether made in place or by way of the clipboard.
import { describe, expect, test } from "vitest";
import { decodeCutting } from "../model/decode.ts";
import { floorPlace, thing } from "../model/placed.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { bareRoom, furnishedRoom, withItems } from "../model/sampleRoom.ts";
import { violations } from "../rules/violations.ts";
import { copyItems } from "./copyItems.ts";
import { duplicateItems } from "./duplicateItems.ts";
import { pasteItems } from "./pasteItems.ts";
import { roomAfter } from "./testing/roomAfter.ts";

const catalogue = sampleCatalogue();
const room = furnishedRoom();

describe("copies", () => {
  test("pasted are what was copied, carriers and all", () => {
    const copied = copyItems(room, ["table-1", "frame-1"], catalogue);
    if (!copied.ok) throw new Error(copied.reason.kind);
    const pasted = roomAfter(pasteItems(bareRoom(), { text: copied.value, stamp: "n" }, catalogue));
    expect(pasted.items.size).toBe(4);
    const again = copyItems(pasted, [...pasted.items.keys()], catalogue);
    const plain = (text: string) => {
      const read = decodeCutting(text);
      if (!read.ok) throw new Error(read.reason.path);
      return read.value.map(({ id: _, at, ...item }) => ({
        ...item,
        at: { ...at, ...(at.kind === "on" && { carrier: "" }) },
      }));
    };
    const key = (item: unknown) => JSON.stringify(item);
    expect(again.ok && plain(again.value).map(key).sort()).toEqual(
      plain(copied.value).map(key).sort(),
    );
  });

  test("pasted into the same room stand beside, as one patch", () => {
    const copied = copyItems(room, ["table-1"], catalogue);
    const text = copied.ok ? copied.value : "";
    const outcome = pasteItems(room, { text, stamp: "n" }, catalogue);
    expect(outcome.ok && outcome.made).toEqual(["n-0"]);
    expect(roomAfter(outcome).items.size).toBe(room.items.size + 3);
    expect(violations(roomAfter(outcome), catalogue)).toEqual([]);
  });

  test("of a thing on a table are taken off it, and put on one where that is asked", () => {
    const copied = copyItems(room, ["candle-1"], catalogue);
    const text = copied.ok ? copied.value : "";
    const down = roomAfter(pasteItems(bareRoom(), { text, stamp: "n" }, catalogue));
    expect(down.items.get("n-0")?.at.kind).toBe("floor");
    const on = { carrier: "table-1", level: 0 };
    const up = roomAfter(pasteItems(room, { text, stamp: "n", on, to: { x: 6, z: 0 } }, catalogue));
    expect(up.items.get("n-0")?.at).toMatchObject({ kind: "on", carrier: "table-1", x: 6 });
  });

  test("from junk are refused with the reason", () => {
    expect(pasteItems(room, { text: "hello", stamp: "n" }, catalogue)).toMatchObject({
      reason: { kind: "badText", invalid: { problem: { kind: "notJson" } } },
    });
  });

  test("need room, and the things to be owned, or borrowed", () => {
    const few = sampleCatalogue({ sofa: 1 });
    const again = { ids: ["sofa-1"], stamp: "n" };
    expect(duplicateItems(room, again, few)).toMatchObject({ reason: { kind: "notOwned" } });
    expect(duplicateItems(room, { ...again, borrow: true }, few).ok).toBe(true);
    const sofa = copyItems(room, ["sofa-1"], catalogue);
    const onTable = { text: sofa.ok ? sofa.value : "", on: { carrier: "table-1", level: 0 } };
    expect(pasteItems(room, { ...onTable, stamp: "n" }, catalogue)).toMatchObject({
      reason: { kind: "cannotStand", ground: "surface" },
    });
    const tiny = withItems(bareRoom(2, 2), [thing("t", "table", floorPlace(0, 0))]);
    expect(duplicateItems(tiny, { ids: ["t"], stamp: "n" }, catalogue)).toMatchObject({
      reason: { kind: "noRoom", model: "table" },
    });
  });
});
