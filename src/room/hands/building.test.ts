// What the hands do to walls and openings while building, on a real session.
import { describe, expect, test } from "vitest";
import { encode } from "../model/encode.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import { builtChoiceOf } from "./builtChoice.ts";
import { begin, table, verbs } from "./testing/furnishedHands.ts";

describe("while building", () => {
  const build = () => {
    const hands = begin();
    hands.editor.view.set({ trade: "build" });
    return hands;
  };

  test("things are never picked, walls and openings are", () => {
    const hands = build();
    hands.down(hands.at(table));
    hands.up(hands.at(table));
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
    expect(verbs(hands)).toEqual(["moveOpening"]);
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
    expect(verbs(hands)).toHaveLength(1);
  });
});
