// What the hands do to walls and openings while building, on a real session.
import { describe, expect, test } from "vitest";
import { encode } from "../model/encode.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import { builtChoiceOf } from "./builtChoice.ts";
import { beginHands, historyVerbs, tablePoint } from "./testing/furnishedHands.ts";

describe("while building", () => {
  const build = () => {
    const hands = beginHands();
    hands.editor.view.set({ trade: "build" });
    return hands;
  };

  test("things are never picked, walls and openings are", () => {
    const hands = build();
    hands.down(hands.at(tablePoint));
    hands.up(hands.at(tablePoint));
    expect(hands.session.state().selection).toEqual([]);
    hands.down(hands.at({ x: 4, z: -0.5 }));
    hands.up(hands.at({ x: 4, z: -0.5 }));
    expect(builtChoiceOf(hands.session).state().part).toEqual({ kind: "wall", wall: "north" });
  });

  test("a window slides along its wall and round the corner, in one entry", () => {
    const hands = build();
    hands.down(hands.at({ x: 22, z: -0.5 }));
    hands.move(hands.at({ x: 20, z: -0.5 }));
    hands.move(hands.at({ x: 5, z: -0.5 }));
    hands.up(hands.at({ x: 5, z: -0.5 }));
    const { openings } = hands.session.state().document;
    expect(openings.get("window-1")).toMatchObject({ wall: "north", along: 3, up: 5 });
    expect(historyVerbs(hands)).toEqual(["moveOpening"]);
    hands.session.undo();
    expect(encode(hands.session.state().document)).toBe(encode(furnishedRoom()));
  });

  test("a brush paints wall after wall in one entry, and none if it is given up", () => {
    const hands = build();
    hands.session.paintWith({ kind: "paper" });
    const stroke = () => {
      hands.down(hands.at({ x: 4, z: -0.5 }));
      hands.move(hands.at({ x: 32.5, z: 8 }));
    };
    stroke();
    hands.feed({ type: "cancel", pointer: 1 });
    expect(encode(hands.session.state().document)).toBe(encode(furnishedRoom()));
    expect(hands.session.state().tool.at).toBe("painting");
    hands.up(hands.at({ x: 32.5, z: 8 }));
    stroke();
    hands.up(hands.at({ x: 32.5, z: 8 }));
    const { walls } = hands.session.state().document.shell;
    expect([walls.north.kind, walls.east.kind, walls.west.kind]).toEqual([
      "paper",
      "paper",
      "plaster",
    ]);
    expect(historyVerbs(hands)).toHaveLength(1);
  });

  describe("a wall comes along with the hand", () => {
    const size = ({ session }: ReturnType<typeof build>) => session.state().document.shell.size;
    const sofaAt = ({ session }: ReturnType<typeof build>) =>
      session.state().document.items.get("sofa-1")!.at;

    test("outwards by whole tiles, and what stands in the room stays where it is", () => {
      const hands = build();
      const before = sofaAt(hands);
      const from = hands.at({ x: -0.5, z: 12 });
      const to = hands.at({ x: -9.5, z: 12 });
      hands.down(from);
      hands.move(to);
      hands.move(to);
      hands.up(to);
      expect(size(hands)).toMatchObject({ columns: 10, rows: 8 });
      expect(sofaAt(hands)).toMatchObject({ ...before, x: (before as { x: number }).x + 8 });
      expect(historyVerbs(hands)).toEqual(["resize"]);
      expect(builtChoiceOf(hands.session).state()).toMatchObject({
        part: { kind: "wall", wall: "west" },
        pulled: null,
      });
      hands.session.undo();
      expect(encode(hands.session.state().document)).toBe(encode(furnishedRoom()));
    });

    test("inwards as far as nothing is left outside, which is told", () => {
      const hands = build();
      const to = hands.at({ x: 3, z: 20 });
      hands.down(hands.at({ x: 32.5, z: 20 }));
      hands.move(to);
      hands.up(to);
      const { columns } = size(hands);
      expect(columns).toBe(7);
      expect(hands.editor.overlays.state().trouble?.reason).toMatchObject({
        kind: "openingOutside",
        opening: "window-1",
      });
    });

    test("out and in again leaves nothing to undo, and given up it is where it was", () => {
      const hands = build();
      const from = hands.at({ x: 16, z: 32.5 });
      hands.down(from);
      hands.move(hands.at({ x: 16, z: 45 }));
      hands.move(from);
      hands.up(from);
      expect(historyVerbs(hands)).toEqual([]);
      hands.down(from);
      hands.move(hands.at({ x: 16, z: 45 }));
      expect(size(hands).rows).toBe(11);
      hands.feed({ type: "cancel", pointer: 1 });
      expect(encode(hands.session.state().document)).toBe(encode(furnishedRoom()));
      expect(builtChoiceOf(hands.session).state().pulled).toBeNull();
    });
  });
});
