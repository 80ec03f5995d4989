// Undo takes back gestures, not strokes; a gesture given up leaves no trace.
import { describe, expect, test } from "vitest";
import { applyPatch, invert, type Patch } from "../model/patch.ts";
import type { RoomDocument } from "../model/room.ts";
import { bareRoom } from "../model/sampleRoom.ts";
import {
  bailToMark,
  emptyHistory,
  type History,
  MOST_ENTRIES,
  mark,
  record,
  redo,
  squashToMark,
  undoHistory,
} from "./history.ts";
import type { Label } from "./label.ts";

const named = (verb: Label["verb"]): Label => ({ verb, subject: { kind: "room" }, ids: [] });
const rename = (name: string): Patch => ({ shell: { name } });

type Room = { readonly document: RoomDocument; readonly history: History };

function done({ document, history }: Room, name: string): Room {
  const patch = rename(name);
  const entry = { label: named("rename"), patch, inverse: invert(document, patch) };
  return { document: applyPatch(document, patch), history: record(history, entry) };
}

const start: Room = { document: bareRoom(), history: emptyHistory };
const nameAfter = ({ document }: Room, patch: Patch) => applyPatch(document, patch).shell.name;

describe("history of a room", () => {
  describe("a gesture", () => {
    const dragged = done(done({ ...start, history: mark(start.history) }, "a"), "b");

    test("ends as one entry that goes all the way back and forth", () => {
      const history = squashToMark(dragged.history, named("resize"));
      expect(history.past.map(({ label }) => label.verb)).toEqual(["resize"]);
      const back = undoHistory(history)!;
      expect(nameAfter(dragged, back.patch)).toBe("Harvest kitchen");
      expect(nameAfter(start, redo(back.history)!.patch)).toBe("b");
    });

    test("given up leaves the room and what could be redone as they were", () => {
      const before = done(start, "first");
      const undone = undoHistory(before.history)!;
      const begun = { document: start.document, history: mark(undone.history) };
      const after = done(done(begun, "x"), "y");
      const bailed = bailToMark(after.history)!;
      expect(nameAfter(after, bailed.patch)).toBe("Harvest kitchen");
      expect(bailed.history).toEqual(undone.history);
    });

    test("that did nothing is no entry", () => {
      const before = done(start, "first").history;
      expect(squashToMark(mark(before), named("move"))).toEqual(before);
    });

    test("may hold another, and undo waits for the end of both", () => {
      const inner = done({ ...dragged, history: mark(dragged.history) }, "c");
      expect(undoHistory(inner.history)).toBeNull();
      const outer = squashToMark(squashToMark(inner.history, named("move")), named("paste"));
      expect(outer.past.map(({ label }) => label.verb)).toEqual(["paste"]);
      expect(nameAfter(inner, undoHistory(outer)!.patch)).toBe("Harvest kitchen");
    });
  });

  test("the oldest entries are forgotten, but never while a gesture lasts", () => {
    let room = start;
    for (let i = 0; i < MOST_ENTRIES + 5; i++) room = done(room, `n${i}`);
    expect(room.history.past).toHaveLength(MOST_ENTRIES);
    room = done({ ...room, history: mark(room.history) }, "held");
    expect(room.history.past).toHaveLength(MOST_ENTRIES + 1);
    expect(nameAfter(room, bailToMark(room.history)!.patch)).toBe(`n${MOST_ENTRIES + 4}`);
    expect(squashToMark(room.history, named("move")).past).toHaveLength(MOST_ENTRIES);
  });

  test("a new deed ends what could be redone", () => {
    const back = undoHistory(done(start, "a").history)!;
    expect(back.history.future).toHaveLength(1);
    expect(done({ ...start, history: back.history }, "b").history.future).toEqual([]);
  });
});
