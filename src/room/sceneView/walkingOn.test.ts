// Going on by the clock: a press is a step, and what is held goes on, whether frames are many or few.
import { describe, expect, test } from "vitest";
import type { Gait } from "./walk.ts";
import { PRESS_SECONDS, walkingOn } from "./walkingOn.ts";

const ahead: Gait = { forward: 1, aside: 0, turn: 0 };
const left: Gait = { forward: 0, aside: 0, turn: -1 };
const still: Gait = { forward: 0, aside: 0, turn: 0 };

function begin() {
  let time = 0;
  let waiting: (() => void) | null = null;
  let stops = 0;
  const gone = { ahead: 0, left: 0 };
  const walking = walkingOn({
    now: () => time,
    onFrame: (run) => {
      waiting = run;
      return () => {
        waiting = null;
      };
    },
    move: ({ forward, turn }, seconds) => {
      gone.ahead += forward * seconds;
      gone.left -= turn * seconds;
    },
    onStop: () => stops++,
  });
  const frame = () => {
    const run = waiting;
    waiting = null;
    run?.();
  };
  return {
    ...walking,
    gone,
    stops: () => stops,
    isGoing: () => waiting !== null,
    pass: (ms: number) => {
      time += ms;
    },
    /** As many frames as there are in that time. */
    wait: (ms: number, apart: number) => {
      for (let passed = 0; passed < ms; passed += apart) {
        time += Math.min(apart, ms - passed);
        frame();
      }
    },
  };
}

describe("walkingOn", () => {
  test.each([16, 130, 1000, 2500])("a press is one step, with frames %i ms apart", (apart) => {
    const walk = begin();
    walk.go(ahead, true);
    walk.pass(60);
    walk.go(still);
    walk.wait(5000, apart);
    expect(walk.gone.ahead).toBeCloseTo(PRESS_SECONDS, 6);
    expect([walk.stops(), walk.isGoing()]).toEqual([1, false]);
  });

  test.each([16, 130, 1000, 2500])(
    "what is held for 6 s goes 6 s, with frames %i ms apart",
    (apart) => {
      const walk = begin();
      walk.go(ahead, true);
      walk.wait(6000, apart);
      walk.go(still);
      expect(walk.gone.ahead).toBeCloseTo(6, 6);
      expect([walk.stops(), walk.isGoing()]).toEqual([1, false]);
    },
  );

  test("another key takes over where the last one came to, between two frames too", () => {
    const walk = begin();
    walk.go(ahead, true);
    walk.pass(400);
    walk.go(left, true);
    walk.pass(300);
    walk.go(still);
    expect(walk.gone.ahead).toBeCloseTo(0.4, 6);
    expect(walk.gone.left).toBeCloseTo(0.3, 6);
    expect(walk.stops()).toBe(1);
  });

  test("a thumb that leaves the pad stands at once, and so does who leaves the room", () => {
    const walk = begin();
    walk.go(ahead);
    walk.wait(100, 16);
    walk.go(still);
    walk.wait(1000, 16);
    expect(walk.gone.ahead).toBeCloseTo(0.1, 6);
    walk.go(ahead, true);
    walk.halt();
    walk.wait(1000, 16);
    expect(walk.gone.ahead).toBeCloseTo(0.1, 6);
    expect(walk.stops()).toBe(1);
  });

  test("a machine that slept finds its walker near where it was", () => {
    const walk = begin();
    walk.go(ahead, true);
    walk.wait(600_000, 600_000);
    expect(walk.gone.ahead).toBeLessThan(4);
  });
});
