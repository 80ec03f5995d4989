// What cannot be read is set aside, never written over.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { roomKey } from "../store/keys.ts";
import { memoryStore } from "../testing/memoryStore.ts";
import { kept, startText } from "../testing/savingTabs.ts";
import { openRoom } from "./openKept.ts";
import { listShelf } from "./shelf.ts";

describe("opening", () => {
  test("gives the room, or says that there is none or no answer", async () => {
    const { store, texts, faults } = memoryStore();
    expect(await openRoom(store, "kitchen", 5)).toEqual({ kind: "missing" });
    texts.set(roomKey("kitchen"), startText);
    expect(await openRoom(store, "kitchen", 5)).toMatchObject({ kind: "opened", text: startText });
    faults.isDown = true;
    expect(await openRoom(store, "kitchen", 5)).toEqual({ kind: "unavailable" });
  });

  test("sets aside what it cannot read, whatever it is, and never the same place twice", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (first, second) => {
        const { store, texts } = memoryStore();
        for (const junk of [first, second]) {
          texts.set(roomKey("kitchen"), junk);
          expect((await openRoom(store, "kitchen", 5)).kind).toBe("setAside");
          expect(kept(texts)).toBeUndefined();
        }
        expect([...texts.values()]).toEqual([first, second]);
      }),
      { numRuns: 100 },
    );
  });

  test("leaves it where it is if there is no room for the copy", async () => {
    const { store, texts, faults } = memoryStore();
    texts.set(roomKey("kitchen"), "{broken");
    faults.capacity = 10;
    expect((await openRoom(store, "kitchen", 5)).kind).toBe("stuck");
    expect([...texts]).toEqual([[roomKey("kitchen"), "{broken"]]);
  });

  test("the shelf shows every room, the unreadable too", async () => {
    const { store, texts } = memoryStore();
    texts.set(roomKey("kitchen"), startText).set(roomKey("den"), "{").set("aside/x/1-0", "?");
    expect(await listShelf(store)).toEqual({
      ok: true,
      rooms: [
        { room: "den", name: null, things: 0 },
        { room: "kitchen", name: "Harvest kitchen", things: 8 },
      ],
      aside: ["aside/x/1-0"],
    });
  });
});
