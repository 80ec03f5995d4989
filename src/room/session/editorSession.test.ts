// The editor without any view: what is held, what it would do, and one entry per gesture.
import { describe, expect, test } from "vitest";
import { label } from "../commands/command.ts";
import { paintWalls } from "../commands/paintWalls.ts";
import { placeItem } from "../commands/placeItem.ts";
import { putAway } from "../commands/putAway.ts";
import { encode } from "../model/encode.ts";
import type { Item } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { bareRoom, furnishedRoom } from "../model/sampleRoom.ts";
import { violations } from "../rules/violations.ts";
import { EditorSession } from "./editorSession.ts";
import { cursorWithin, moveCursor } from "./gridCursor.ts";
import { carryBy, carryTo, carryToOffer, nudgeHeld, turnHeld } from "./held.ts";

const catalogue = sampleCatalogue({ sofa: 1 });
const begin = () => new EditorSession(furnishedRoom(), catalogue);

const holding = (session: EditorSession) => {
  const { tool } = session.state();
  if (tool.at !== "holding") throw new Error(tool.at);
  return tool;
};

describe("editorSession", () => {
  describe("a thing in the hand", () => {
    test("is a ghost until it is put down, then one entry", () => {
      const session = begin();
      const before = session.state().document;
      session.pickUp(["table-1"]);
      session.carry(carryTo({ kind: "floor", x: 13, z: 15 }));
      session.carry(nudgeHeld("right", "tile"));
      session.carry(nudgeHeld("up", "quarter"));
      expect(session.state().document).toBe(before);
      expect(holding(session).ghost).toMatchObject({ reason: null, free: null });
      expect(session.putDown()?.ok).toBe(true);
      const { document, history, tool } = session.state();
      expect(document.items.get("table-1")?.at).toEqual({ kind: "floor", x: 17, z: 14 });
      expect(history.past.map((entry) => entry.label.verb)).toEqual(["move"]);
      expect(tool.at).toBe("idle");
    });

    test("says what is in its way and where it is free, and takes that", () => {
      const session = begin();
      const stool: Item = { id: "s", model: "stool", at: { kind: "floor", x: 16, z: 20 }, turn: 0 };
      session.hold(stool);
      const { ghost } = holding(session);
      expect(ghost).toMatchObject({
        reason: { kind: "overlaps", other: "table-1" },
        free: { kind: "floor", x: 20, z: 20 },
      });
      expect(session.putDown()).toMatchObject({ ok: false, free: ghost.free });
      expect(holding(session).ghost).toEqual(ghost);
      session.carry(carryTo(ghost.free!));
      expect(session.putDown()).toMatchObject({ ok: true, made: ["s"] });
      expect(session.state().selection).toEqual(["s"]);
    });

    test("put back leaves everything as it was", () => {
      const session = begin();
      const before = session.state();
      session.pickUp(["sofa-1"]);
      session.carry(turnHeld(1));
      session.rest();
      expect(session.state()).toEqual(before);
      session.pickUp(["sofa-1"]);
      expect(session.putDown()).toMatchObject({ ok: false, reason: { kind: "nothingChanges" } });
      expect(session.state()).toEqual(before);
    });

    test("goes as far as the wall in one stride, and never further", () => {
      const session = begin();
      session.pickUp(["table-1"]);
      session.carry(nudgeHeld("right", "wall"));
      session.carry(nudgeHeld("right", "tile"));
      session.carry(nudgeHeld("up", "wall"));
      expect(holding(session).ghost.items[0]?.at).toEqual({ kind: "floor", x: 24, z: 0 });
      session.pickUp(["frame-1"]);
      session.carry(nudgeHeld("up", "wall"));
      session.carry(nudgeHeld("left", "wall"));
      expect(holding(session).ghost.items[0]?.at).toMatchObject({ along: 0, up: 13 });
      session.pickUp(["tray-1"]);
      session.carry(nudgeHeld("right", "wall"));
      expect(holding(session).ghost.items[0]?.at).toMatchObject({ carrier: "table-1", x: 4 });
    });

    test("turns its back to the wall it comes to, and faces as before away from it", () => {
      const session = begin();
      const stands = () => {
        const { items, back } = holding(session).ghost;
        return { at: items[0]?.at, turn: items[0]?.turn, back };
      };
      session.hold({ id: "s", model: "bookshelf", at: { kind: "floor", x: 20, z: 0 }, turn: 0 });
      expect(stands()).toEqual({ at: { kind: "floor", x: 20, z: 0 }, turn: 0, back: null });
      session.carry(carryTo({ kind: "floor", x: 24, z: 6 }));
      expect(stands()).toEqual({ at: { kind: "floor", x: 29, z: 4 }, turn: 3, back: "east" });
      session.carry(carryTo({ kind: "floor", x: 16, z: 6 }));
      expect(stands()).toEqual({ at: { kind: "floor", x: 16, z: 6 }, turn: 0, back: null });
      session.carry(carryTo({ kind: "floor", x: 24, z: 6 }));
      expect(session.putDown()?.ok).toBe(true);
      expect(session.state().document.items.get("s")).toMatchObject({
        at: { x: 29, z: 4 },
        turn: 3,
      });
    });

    test("turned by hand once faces as it was told from then on, also when it is taken up again", () => {
      const session = begin();
      session.hold({ id: "s", model: "bookshelf", at: { kind: "floor", x: 20, z: 6 }, turn: 0 });
      for (let i = 0; i < 4; i++) session.carry(turnHeld(1));
      session.carry(carryTo({ kind: "floor", x: 24, z: 6 }));
      expect(holding(session).ghost).toMatchObject({ back: null, items: [{ turn: 0 }] });
      session.putDown();
      session.pickUp(["s"]);
      session.carry(carryTo({ kind: "floor", x: 24, z: 8 }));
      expect(holding(session).ghost).toMatchObject({ back: null, items: [{ turn: 0 }] });
    });

    test("that stood with its side to a wall was wanted so, and stays", () => {
      const session = begin();
      const sideways: Item = {
        id: "s",
        model: "bookshelf",
        at: { kind: "floor", x: 24, z: 4 },
        turn: 0,
      };
      session.dispatch(placeItem, sideways);
      session.pickUp(["s"]);
      session.carry(nudgeHeld("down", "tile"));
      expect(holding(session).ghost).toMatchObject({
        back: null,
        items: [{ at: { z: 8 }, turn: 0 }],
      });
    });

    test("is put down as it was offered, and then turns to walls like any other", () => {
      const session = begin();
      session.dispatch(placeItem, { id: "b", model: "stool", at: { kind: "floor", x: 29, z: 6 } });
      session.hold({ id: "s", model: "bookshelf", at: { kind: "floor", x: 24, z: 5 }, turn: 0 });
      const { items, free } = holding(session).ghost;
      expect(items[0]).toMatchObject({ turn: 3 });
      session.carry(carryToOffer(items[0]!, free!));
      expect(session.putDown()?.ok).toBe(true);
      const { items: after } = session.state().document;
      expect(after.get("s")).toMatchObject({ turn: 3, at: free });
      session.pickUp(["s"]);
      session.carry(carryTo({ kind: "floor", x: 12, z: 29 }));
      expect(holding(session).ghost.back).toBe("south");
    });

    test("of several keeps them together", () => {
      const session = begin();
      session.pickUp(["table-1", "rug-1", "cup-1"]);
      session.carry(carryBy({ x: 2, z: -4 }));
      session.carry(nudgeHeld("right", "quarter"));
      expect(session.putDown()?.ok).toBe(true);
      const { items } = session.state().document;
      expect(items.get("table-1")?.at).toMatchObject({ x: 15, z: 12 });
      expect(items.get("rug-1")?.at).toMatchObject({ x: 11, z: 8 });
      expect(session.state().history.past[0]?.label.subject).toEqual({ kind: "items", count: 2 });
    });

    test("that is not owned must be borrowed", () => {
      const session = begin();
      const sofa: Item = { id: "s", model: "sofa", at: { kind: "floor", x: 12, z: 0 }, turn: 0 };
      session.hold(sofa);
      expect(holding(session).ghost.reason).toMatchObject({ kind: "notOwned" });
      session.hold(sofa, { borrow: true });
      expect(session.putDown()?.ok).toBe(true);
    });
  });

  describe("gestures", () => {
    const walls = (session: EditorSession, wall: "north" | "east") =>
      session.dispatch(paintWalls, { walls: [wall], finish: { kind: "paper" } });
    const paint = label("paintWalls", { kind: "room" });

    test("of many strokes are one entry", () => {
      const session = begin();
      session.begin();
      walls(session, "north");
      walls(session, "east");
      session.finish(paint);
      expect(session.state().history.past).toHaveLength(1);
      expect(session.undo()).toEqual(paint);
      expect(encode(session.state().document)).toBe(encode(furnishedRoom()));
    });

    test("given up leave no trace", () => {
      const session = begin();
      session.begin();
      walls(session, "north");
      session.bail();
      expect(encode(session.state().document)).toBe(encode(furnishedRoom()));
      expect(session.undo()).toBeNull();
    });
  });

  test("undo and redo choose what they changed, if it is there", () => {
    const session = begin();
    session.select(["table-1", "nobody", "table-1"]);
    expect(session.state().selection).toEqual(["table-1"]);
    session.dispatch(putAway, { ids: ["table-1"] });
    expect(session.state().selection).toEqual([]);
    session.undo();
    expect(session.state().selection).toEqual(["table-1", "tray-1", "cup-1"]);
    session.redo();
    expect(session.state().selection).toEqual([]);
  });

  test("listeners hear of changes alone, and a refusal is none", () => {
    const session = begin();
    let heard = 0;
    const leave = session.subscribe(() => heard++);
    const place = { id: "s", model: "stool", at: { kind: "floor", x: 16, z: 20 } } as const;
    const before = session.state();
    expect(session.dispatch(placeItem, place)).toMatchObject({ ok: false, free: { x: 20 } });
    expect(session.state()).toBe(before);
    expect(heard).toBe(0);
    session.dispatch(placeItem, { ...place, at: { kind: "floor", x: 20, z: 20 } });
    expect(heard).toBe(1);
    leave();
    session.undo();
    expect(heard).toBe(1);
  });

  test("opening another room begins a history of its own", () => {
    const session = begin();
    session.dispatch(putAway, { ids: ["cup-1"] });
    session.open(bareRoom());
    expect(session.undo()).toBeNull();
    expect(session.state()).toMatchObject({ selection: [], tool: { at: "idle" } });
    expect(violations(session.state().document, catalogue)).toEqual([]);
  });

  test("the grid's cursor walks, leaps and stays within", () => {
    const size = { columns: 6, rows: 5 };
    const go = (key: string, ctrl = false) =>
      moveCursor({ column: 2, row: 1 }, { key, ctrl }, size);
    expect(go("ArrowLeft")).toEqual({ column: 1, row: 1 });
    expect(go("ArrowDown")).toEqual({ column: 2, row: 2 });
    expect(go("PageUp")).toEqual({ column: 2, row: 0 });
    expect(go("PageDown")).toEqual({ column: 2, row: 4 });
    expect(go("End")).toEqual({ column: 5, row: 1 });
    expect(go("End", true)).toEqual({ column: 5, row: 4 });
    expect(go("Home", true)).toEqual({ column: 0, row: 0 });
    expect(go("x")).toBeNull();
    expect(cursorWithin({ column: 9, row: 9 }, size)).toEqual({ column: 5, row: 4 });
  });
});
