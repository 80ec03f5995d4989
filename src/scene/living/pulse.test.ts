// At most one frame is asked for after each that was drawn, none where nobody looks, and none after the end.
import { describe, expect, test } from "vitest";
import { BEAT_MS, LOOK_MS, pulse } from "./pulse.ts";

function byHand() {
  const set = new Map<number, { run: () => void; ms: number }>();
  let last = 0;
  const seen = { asked: 0, isLookedAt: true };
  const beats = pulse({
    ask: () => {
      seen.asked += 1;
    },
    isLookedAt: () => seen.isLookedAt,
    timer: {
      set(run, ms) {
        set.set(++last, { run, ms });
        return last;
      },
      clear: (id) => void set.delete(id),
    },
  });
  const due = () => {
    const [first] = set;
    if (!first) return false;
    set.delete(first[0]);
    first[1].run();
    return true;
  };
  const waits = () => [...set.values()].map(({ ms }) => ms);
  return { beats, seen, due, waits };
}

describe("pulse of what lives", () => {
  test("however many frames are drawn, one is asked for a tenth of a second after the last", () => {
    const { beats, seen, due, waits } = byHand();
    for (let i = 0; i < 6; i++) beats.drawn(BEAT_MS);
    expect(waits()).toEqual([100]);
    expect(due()).toBe(true);
    expect(seen.asked).toBe(1);
    // Nothing was drawn, as in a page that is hidden, and nothing more is asked for.
    expect(due()).toBe(false);
    beats.drawn(BEAT_MS);
    expect(due()).toBe(true);
    expect(seen.asked).toBe(2);
  });

  test("where nothing lives nothing is asked for", () => {
    const { beats, seen, due } = byHand();
    beats.drawn(null);
    expect(due()).toBe(false);
    // What lived until now does so no more.
    beats.drawn(BEAT_MS);
    beats.drawn(null);
    expect(due()).toBe(false);
    expect(seen.asked).toBe(0);
  });

  test("while it is covered it only looks, and goes on when it is looked at again", () => {
    const { beats, seen, due, waits } = byHand();
    beats.drawn(BEAT_MS);
    seen.isLookedAt = false;
    for (let i = 0; i < 3; i++) {
      due();
      expect(waits()).toEqual([LOOK_MS]);
    }
    expect(seen.asked).toBe(0);
    seen.isLookedAt = true;
    due();
    expect(seen.asked).toBe(1);
  });

  test("after the end nothing is due, until another frame was drawn", () => {
    const { beats, seen, due } = byHand();
    beats.drawn(BEAT_MS);
    beats.stop();
    expect(due()).toBe(false);
    expect(seen.asked).toBe(0);
    beats.drawn(BEAT_MS);
    expect(due()).toBe(true);
  });
});
