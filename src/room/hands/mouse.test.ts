// Every gesture of a mouse on a real session, through the sight of the plan.
import { describe, expect, test } from "vitest";
import { encode } from "../model/encode.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import {
  beginHands,
  by,
  floorPoint,
  historyVerbs,
  itemIn,
  sofaPoint,
  tablePoint,
} from "./testing/furnishedHands.ts";

describe("hands with a mouse", () => {
  describe("a mouse", () => {
    test("chooses by a click, adds with Shift, lets go on the floor", () => {
      const hands = beginHands();
      const click = (point: typeof tablePoint, shift = false) => {
        hands.down(hands.at(point), { keys: { shift } });
        hands.up(hands.at(point));
      };
      click(tablePoint);
      expect(hands.session.state().selection).toEqual(["table-1"]);
      hands.wait(1000);
      click(sofaPoint, true);
      expect(hands.session.state().selection).toEqual(["table-1", "sofa-1"]);
      click(sofaPoint, true);
      expect(hands.session.state().selection).toEqual(["table-1"]);
      click(floorPoint);
      expect(hands.session.state().selection).toEqual([]);
      click(tablePoint);
      click(tablePoint);
      expect(hands.session.state().selection).toEqual(["table-1", "tray-1", "cup-1"]);
      expect(historyVerbs(hands)).toEqual([]);
    });

    test("moves what it drags, in one entry, by as much as it goes", () => {
      const hands = beginHands();
      const from = hands.at(tablePoint);
      hands.down(from);
      hands.move(by(from, 3, 0));
      expect(hands.session.state().tool.at).toBe("idle");
      for (const z of [20, 18, 15]) hands.move(hands.at({ x: 20, z }));
      expect(hands.session.state().document).toEqual(furnishedRoom());
      hands.up(hands.at({ x: 20, z: 15 }));
      expect(itemIn(hands, "table-1").at).toEqual({ kind: "floor", x: 14, z: 10 });
      expect(historyVerbs(hands)).toEqual(["move"]);
      expect(hands.session.state().selection).toEqual(["table-1"]);
    });

    test("lets go where there is no room: the thing is back, and the free place is offered", () => {
      const hands = beginHands();
      const before = encode(hands.session.state().document);
      hands.down(hands.at(sofaPoint));
      hands.move(hands.at({ x: 16, z: 20 }));
      hands.up(hands.at({ x: 16, z: 20 }));
      expect(encode(hands.session.state().document)).toBe(before);
      expect(hands.session.state().tool.at).toBe("idle");
      const { trouble } = hands.editor.overlays.state();
      expect(trouble).toMatchObject({ reason: { kind: "overlaps", other: "table-1" } });
      hands.hand.held.takeOffer();
      expect(historyVerbs(hands)).toEqual(["move"]);
      expect(itemIn(hands, "sofa-1").at).toEqual(trouble?.free);
      expect(hands.editor.overlays.state().trouble).toBeNull();
    });

    test("drags a copy away with Alt, with all that stands on it, in one entry", () => {
      const hands = beginHands();
      hands.down(hands.at(tablePoint), { keys: { alt: true } });
      hands.move(hands.at({ x: 18, z: 10 }));
      hands.up(hands.at({ x: 28, z: 8 }));
      expect(historyVerbs(hands)).toEqual(["duplicate"]);
      const { items } = hands.session.state().document;
      expect(items.size).toBe(furnishedRoom().items.size + 3);
      expect(itemIn(hands, "table-1")).toEqual(furnishedRoom().items.get("table-1"));
    });

    test("drags a copy that is turned on its way, in one entry too", () => {
      const hands = beginHands();
      hands.down(hands.at(tablePoint), { keys: { alt: true } });
      hands.move(hands.at({ x: 18, z: 10 }));
      hands.hand.held.turn(1);
      hands.up(hands.at({ x: 28, z: 8 }));
      expect(historyVerbs(hands)).toEqual(["duplicate"]);
      const [copy] = hands.session.state().selection;
      expect(itemIn(hands, copy!)).toMatchObject({ model: "table", turn: 1, tint: "moss" });
      hands.session.undo();
      expect(encode(hands.session.state().document)).toBe(encode(furnishedRoom()));
    });

    test("takes all that is chosen when it drags one of them", () => {
      const hands = beginHands();
      hands.session.select(["rug-1", "table-1"]);
      hands.down(hands.at(tablePoint));
      hands.move(hands.at({ x: tablePoint.x + 2, z: tablePoint.z - 4 }));
      hands.up(hands.at({ x: tablePoint.x + 2, z: tablePoint.z - 4 }));
      expect(itemIn(hands, "rug-1").at).toMatchObject({ x: 10, z: 8 });
      expect(itemIn(hands, "table-1").at).toMatchObject({ x: 14, z: 12 });
      expect(historyVerbs(hands)).toHaveLength(1);
    });

    test("pushes the room about, with the middle button also over things", () => {
      const hands = beginHands();
      const from = hands.at(floorPoint);
      hands.down(from);
      hands.move(by(from, 40, 0));
      hands.up(by(from, 40, 0));
      const { x } = hands.editor.view.state().pan;
      expect(x).toBeLessThan(0);
      hands.down(hands.at(tablePoint), { button: 1 });
      hands.move(by(hands.at(tablePoint), -40, 0));
      hands.up(by(hands.at(tablePoint), -40, 0));
      expect(hands.editor.view.state().pan.x).toBeGreaterThan(x);
      expect(hands.session.state().selection).toEqual([]);
    });

    test("brings the room closer where it points", () => {
      const hands = beginHands();
      const spot = hands.at(floorPoint);
      hands.feed({ type: "wheel", at: spot, by: 2 });
      expect(hands.editor.view.state().zoom).toBe(2);
      const after = hands.at(floorPoint);
      expect(after.x).toBeCloseTo(spot.x);
      expect(after.y).toBeCloseTo(spot.y);
    });

    test("draws a box with Shift from the floor", () => {
      const hands = beginHands();
      hands.down(hands.at({ x: 31, z: 14 }), { keys: { shift: true } });
      hands.move(hands.at({ x: 6, z: 26 }));
      expect(hands.hand.overlay.state().box).not.toBeNull();
      hands.up(hands.at({ x: 6, z: 26 }));
      expect(hands.hand.overlay.state().box).toBeNull();
      expect([...hands.session.state().selection].sort()).toEqual([
        "cup-1",
        "rug-1",
        "table-1",
        "tray-1",
      ]);
    });

    test("names what it rests on, and opens the menu of it", () => {
      const hands = beginHands();
      hands.move(hands.at(tablePoint));
      hands.wait(399);
      expect(hands.hand.overlay.state().hover).toBeNull();
      hands.wait(1);
      expect(hands.hand.overlay.state().hover).toMatchObject({ id: "table-1" });
      hands.feed({ type: "menu", at: hands.at(sofaPoint) });
      expect(hands.hand.overlay.state().hover).toBeNull();
      expect(hands.session.state().selection).toEqual(["sofa-1"]);
      expect(hands.editor.overlays.state().open).toMatchObject({ kind: "menu" });
    });

    test("is followed by what the free hand holds, and puts it down with a click", () => {
      const hands = beginHands();
      hands.session.hold({ id: "s", model: "stool", at: { kind: "floor", x: 0, z: 0 }, turn: 0 });
      hands.move(hands.at({ x: 26, z: 6 }));
      hands.down(hands.at({ x: 16, z: 19 }));
      hands.up(hands.at({ x: 16, z: 19 }));
      expect(hands.session.state().tool.at).toBe("holding");
      // It waits where it was refused, so that the pointer can go to the offer.
      const { tool } = hands.session.state();
      hands.move(hands.at({ x: 4, z: 30 }));
      expect(hands.session.state().tool).toBe(tool);
      hands.down(hands.at({ x: 26, z: 6 }));
      hands.up(hands.at({ x: 26, z: 6 }));
      expect(historyVerbs(hands)).toEqual(["place"]);
    });

    test("draws a card into the room, and onto a table", () => {
      const hands = beginHands();
      const spot = hands.at({ x: 18, z: 20 });
      hands.feed({ type: "lift", pointer: 1, kind: "mouse", model: "candle", at: spot, now: 0 });
      hands.up(spot);
      expect(itemIn(hands, "new-1").at).toMatchObject({ kind: "on", carrier: "table-1" });
      expect(historyVerbs(hands)).toEqual(["place"]);
    });
  });

  test("a card that is let go where there is no room is offered the free place", () => {
    const hands = beginHands();
    const spot = hands.at({ x: 18, z: 20 });
    hands.feed({ type: "lift", pointer: 1, kind: "mouse", model: "stool", at: spot, now: 0 });
    hands.up(spot);
    expect(hands.session.state().tool.at).toBe("idle");
    const { trouble } = hands.editor.overlays.state();
    expect(trouble?.free).not.toBeNull();
    hands.hand.held.takeOffer();
    expect(itemIn(hands, "new-1").at).toEqual(trouble?.free);
    expect(historyVerbs(hands)).toEqual(["place"]);
  });
});
