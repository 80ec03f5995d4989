// Tests when something is done that was put off: after a painted frame, in a hidden page all the same, and once.
import { expect, it } from "vitest";
import { afterPaint } from "./afterPaint.ts";

/** A browser's frames and timers, both by hand. */
function byHand() {
  const frames = new Map<number, () => void>();
  const timers = new Map<number, { run: () => void; ms: number }>();
  let next = 1;
  let done = 0;
  const end = afterPaint(
    () => {
      done += 1;
    },
    {
      request(run) {
        frames.set(next, run);
        return next++;
      },
      cancel: (id) => frames.delete(id),
      wait(run, ms) {
        timers.set(next, { run, ms });
        return next++;
      },
      stop: (timer) => timers.delete(timer),
    },
  );
  return {
    end,
    done: () => done,
    waiting: () => frames.size + timers.size,
    frame() {
      const due = [...frames.values()];
      frames.clear();
      for (const run of due) run();
    },
    pass(ms: number) {
      for (const [id, timer] of [...timers]) if (timer.ms <= ms && timers.delete(id)) timer.run();
    },
  };
}

it("waits for the frame that is painted next, and does it once that is over", () => {
  const { frame, pass, done, waiting } = byHand();
  frame();
  pass(500);
  expect(done()).toBe(0);
  frame();
  expect(done()).toBe(0);
  pass(0);
  expect([done(), waiting()]).toEqual([1, 0]);
});

it("does it also where no frame comes", () => {
  const { pass, done, frame, waiting } = byHand();
  pass(1_000);
  expect([done(), waiting()]).toEqual([1, 0]);
  frame();
  pass(1_000);
  expect(done()).toBe(1);
});

it.each([0, 1, 2])("does nothing once it was taken back, after %i frames", (frames) => {
  const { frame, end, pass, done, waiting } = byHand();
  for (let n = 0; n < frames; n++) frame();
  end();
  expect(waiting()).toBe(0);
  pass(1_000);
  expect(done()).toBe(0);
});
