// Fingers on an element: one drags, two pinch about their middle and carry what they hold along, and none is told of after the end.
import { expect, test } from "vitest";
import { type FingerMoves, followFingers } from "./fingers.ts";

/** As much of an element as fingers need. */
class Surface extends EventTarget {
  setPointerCapture() {}
  point(type: string, pointerId: number, clientX: number, clientY: number) {
    this.dispatchEvent(Object.assign(new Event(type), { pointerId, clientX, clientY, button: 0 }));
  }
}

function followed() {
  const surface = new Surface();
  const told: unknown[] = [];
  const ending = new AbortController();
  const moves: FingerMoves = {
    dragged: (across, down) => told.push(["dragged", across, down]),
    pinched: (by, middle, across, down) => told.push(["pinched", by, middle, across, down]),
  };
  followFingers(surface as unknown as HTMLElement, moves, ending.signal);
  return { surface, told, ending };
}

test("one finger drags by as much as it went since", () => {
  const { surface, told } = followed();
  surface.point("pointermove", 1, 5, 5);
  surface.point("pointerdown", 1, 10, 10);
  surface.point("pointermove", 1, 14, 7);
  surface.point("pointermove", 1, 15, 7);
  surface.point("pointerup", 1, 15, 7);
  surface.point("pointermove", 1, 90, 90);
  expect(told).toEqual([
    ["dragged", 4, -3],
    ["dragged", 1, 0],
  ]);
});

test("two fingers pinch about their middle", () => {
  const { surface, told } = followed();
  surface.point("pointerdown", 1, 0, 0);
  surface.point("pointerdown", 2, 100, 0);
  surface.point("pointermove", 2, 200, 0);
  expect(told).toEqual([["pinched", 2, { x: 100, y: 0 }, 50, 0]]);
});

test("two fingers that go together carry the picture along", () => {
  const { surface, told } = followed();
  surface.point("pointerdown", 1, 0, 0);
  surface.point("pointerdown", 2, 100, 0);
  surface.point("pointermove", 1, 0, 10);
  surface.point("pointermove", 2, 100, 10);
  const went = told.map((one) => (one as [string, number, object, number, number])[4]);
  expect(went[0]! + went[1]!).toBeCloseTo(10);
});

test("after the end nothing is told", () => {
  const { surface, told, ending } = followed();
  surface.point("pointerdown", 1, 0, 0);
  ending.abort();
  surface.point("pointermove", 1, 50, 0);
  expect(told).toEqual([]);
});
