// Every gesture of fingers on a real session, through the sight of the plan.
import { describe, expect, test } from "vitest";
import { ABOVE_FINGER } from "./gesture.ts";
import {
  beginHands,
  by,
  historyVerbs,
  itemIn,
  sofaPoint,
  tablePoint,
} from "./testing/furnishedHands.ts";

describe("fingers", () => {
  const touch = { kind: "touch" } as const;

  test("push the room about, unless what they drag was chosen", () => {
    const hands = beginHands();
    const drag = () => {
      hands.down(hands.at(tablePoint), touch);
      const to = by(hands.at({ x: 18, z: 15 }), 0, ABOVE_FINGER);
      hands.move(to);
      hands.up(to);
    };
    drag();
    expect(historyVerbs(hands)).toEqual([]);
    expect(hands.editor.view.state().pan).not.toEqual({ x: 0, z: 0 });
    hands.editor.view.set({ pan: { x: 0, z: 0 } });
    hands.down(hands.at(tablePoint), touch);
    hands.up(hands.at(tablePoint));
    expect(hands.session.state().selection).toEqual(["table-1"]);
    drag();
    expect(itemIn(hands, "table-1").at).toEqual({ kind: "floor", x: 12, z: 10 });
  });

  test("pick up after a long press, and open the menu if they never moved", () => {
    const hands = beginHands();
    const spot = hands.at(tablePoint);
    hands.down(spot, touch);
    hands.wait(349);
    expect(hands.session.state().tool.at).toBe("idle");
    hands.wait(1);
    expect(hands.session.state().tool.at).toBe("holding");
    expect(hands.done).toContain("buzz");
    hands.up(spot);
    expect(hands.session.state().tool.at).toBe("idle");
    expect(hands.editor.overlays.state().open).toMatchObject({ kind: "menu" });
    expect(historyVerbs(hands)).toEqual([]);
  });

  test("pinch to come closer, and twist to turn the room by a quarter", () => {
    const hands = beginHands();
    hands.down({ x: 200, y: 300 }, { ...touch, pointer: 1 });
    hands.down({ x: 400, y: 300 }, { ...touch, pointer: 2 });
    hands.move({ x: 100, y: 300 }, 1);
    hands.move({ x: 500, y: 300 }, 2);
    expect(hands.editor.view.state().zoom).toBeCloseTo(2);
    hands.move({ x: 500, y: 700 }, 2);
    expect(hands.editor.view.state().quarter).toBe(1);
    hands.up({ x: 100, y: 300 }, 1);
    hands.up({ x: 500, y: 700 }, 2);
    expect(hands.state().doing.is).toBe("resting");
  });

  test("turn what is held with a second one", () => {
    const hands = beginHands();
    hands.session.select(["table-1"]);
    const spot = hands.at(tablePoint);
    hands.down(spot, { ...touch, pointer: 1 });
    hands.wait(350);
    hands.down(by(spot, 100, 0), { ...touch, pointer: 2 });
    hands.move(by(spot, 60, 80), 2);
    const { tool } = hands.session.state();
    expect(tool).toMatchObject({ held: { item: { turn: 3 } } });
  });

  test("tap in twos to undo, in threes to do again", () => {
    const hands = beginHands();
    hands.session.dispatch(
      (document) => ({
        ok: true,
        patch: { shell: { light: "night" } },
        made: [],
        document: { ...document, shell: { ...document.shell, light: "night" } },
        label: { verb: "light", subject: { kind: "light", light: "night" }, ids: [] },
      }),
      null,
    );
    const tap = (count: number) => {
      for (let i = 1; i <= count; i++) hands.down({ x: 100 * i, y: 500 }, { ...touch, pointer: i });
      for (let i = 1; i <= count; i++) hands.up({ x: 100 * i, y: 500 }, i);
    };
    tap(2);
    expect(hands.session.state().document.shell.light).toBe("day");
    tap(3);
    expect(hands.session.state().document.shell.light).toBe("night");
  });

  test("flick what they hold to the sheet: it is put away", () => {
    const hands = beginHands();
    hands.session.select(["sofa-1"]);
    const spot = hands.at(sofaPoint);
    hands.down(spot, touch);
    hands.move(by(spot, 0, -40));
    hands.move(by(spot, 0, -20));
    hands.move({ x: spot.x, y: 580 });
    hands.up({ x: spot.x, y: 610 });
    expect(hands.session.state().document.items.has("sofa-1")).toBe(false);
    expect(historyVerbs(hands)).toEqual(["putAway"]);
  });
});
