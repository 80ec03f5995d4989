// Tests turning: the ways to do it agree, and nothing goes past its end.
import { describe, expect, test } from "vitest";
import {
  byKey,
  closer,
  degreesOf,
  draggedBy,
  easeTurntable,
  frontView,
  further,
  type TurntableView,
  turnedAnEighth,
  turnedBy,
} from "./turntable.ts";

describe("turntable", () => {
  test("eighths are met from wherever one is, and all eight lead home", () => {
    expect(degreesOf(turnedAnEighth(frontView, 1))).toBe(45);
    expect(degreesOf(turnedAnEighth(frontView, -1))).toBe(315);
    expect(degreesOf(turnedAnEighth(turnedBy(frontView, 0.3), 1))).toBe(45);
    expect(degreesOf(turnedAnEighth(turnedBy(frontView, 0.3), -1))).toBe(0);
    let view: TurntableView = frontView;
    for (let n = 0; n < 8; n += 1) view = turnedAnEighth(view, 1);
    expect(degreesOf(view)).toBe(0);
  });

  test("one comes no closer than allowed and goes no further than the frame", () => {
    let view: TurntableView = frontView;
    for (let n = 0; n < 30; n += 1) view = closer(view);
    expect(view.zoom).toBe(3);
    for (let n = 0; n < 30; n += 1) view = further(view);
    expect(view.zoom).toBe(1);
  });

  test("keys turn, zoom and bring home; others mean nothing", () => {
    expect(byKey(frontView, "ArrowRight")!.turn).toBeGreaterThan(0);
    expect(byKey(frontView, "ArrowLeft")!.turn).toBeLessThan(0);
    expect(byKey(frontView, "+")!.zoom).toBeGreaterThan(1);
    expect(byKey({ turn: 2, zoom: 2 }, "Home")).toEqual(frontView);
    for (const key of ["Tab", "a", "Escape", " "]) expect(byKey(frontView, key)).toBeNull();
  });

  test("a drag across the picture is half a turn", () => {
    expect(degreesOf(draggedBy(frontView, 600, 600))).toBe(180);
    expect(degreesOf(draggedBy(frontView, -300, 600))).toBe(270);
  });

  test("an animation always ends, and ends where it was to go", () => {
    const goal = { turn: 2, zoom: 2.5 };
    let view: TurntableView = frontView;
    let steps = 0;
    while (view !== goal) {
      view = easeTurntable(view, goal, 16);
      steps += 1;
      expect(steps).toBeLessThan(120);
    }
    expect(view).toEqual(goal);
  });
});
