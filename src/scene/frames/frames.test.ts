// Many wishes make one frame, a movement draws until it has ended, and after the end nothing is drawn.
import { expect, test } from "vitest";
import { type FrameClock, framesOnDemand } from "./frames.ts";

/** A clock that shows a frame when it is told to. */
function byHand() {
  const asked = new Map<number, (now: number) => void>();
  let last = 0;
  const clock: FrameClock = {
    request(run) {
      asked.set(++last, run);
      return last;
    },
    cancel: (id) => void asked.delete(id),
  };
  const next = (now = 0) => {
    const [first] = asked;
    if (!first) return false;
    asked.delete(first[0]);
    first[1](now);
    return true;
  };
  return { clock, next };
}

test("one frame answers all who asked, and then it is still", () => {
  const { clock, next } = byHand();
  let drawn = 0;
  const frames = framesOnDemand({ step: () => false, draw: () => void drawn++ }, clock);
  for (let i = 0; i < 5; i++) frames.ask();
  expect(next()).toBe(true);
  expect(next()).toBe(false);
  expect(drawn).toBe(1);
  frames.ask();
  expect(next()).toBe(true);
  expect(frames.count()).toBe(2);
});

test("a movement is drawn to its end, and what its steps ask for makes no frame more", () => {
  const { clock, next } = byHand();
  const seen: number[] = [];
  const frames = framesOnDemand(
    {
      step(now) {
        seen.push(now);
        frames.ask();
        return now < 30;
      },
      draw: () => {},
    },
    clock,
  );
  frames.ask();
  for (let now = 10; next(now); now += 10) expect(now).toBeLessThan(100);
  expect(seen).toEqual([10, 20, 30]);
});

test("what a drawn frame brings about is in the next one", () => {
  const { clock, next } = byHand();
  let wishes = 1;
  const draw = () => {
    if (wishes-- > 0) frames.ask();
  };
  const frames = framesOnDemand({ step: () => false, draw }, clock);
  frames.ask();
  while (next());
  expect(frames.count()).toBe(2);
});

test("held, it draws nothing, and one frame afterwards for all that was asked for", () => {
  const { clock, next } = byHand();
  const frames = framesOnDemand({ step: () => false, draw: () => {} }, clock);
  frames.hold(true);
  frames.hold(false);
  expect(next()).toBe(false);
  frames.ask();
  frames.hold(true);
  for (let i = 0; i < 5; i++) frames.ask();
  expect(next()).toBe(false);
  frames.hold(false);
  expect(next()).toBe(true);
  expect(next()).toBe(false);
  expect(frames.count()).toBe(1);
});

test("a movement that is held goes on where it was", () => {
  const { clock, next } = byHand();
  const seen: number[] = [];
  const step = (now: number) => seen.push(now) < 3;
  const frames = framesOnDemand({ step, draw: () => {} }, clock);
  frames.ask();
  next(10);
  frames.hold(true);
  expect(next(20)).toBe(false);
  frames.hold(false);
  for (let now = 30; next(now); now += 10) expect(now).toBeLessThan(100);
  expect(seen).toEqual([10, 30, 40]);
});

test("stopped, it draws no more, not even what was asked for", () => {
  const { clock, next } = byHand();
  const frames = framesOnDemand({ step: () => true, draw: () => {} }, clock);
  frames.ask();
  frames.stop();
  frames.ask();
  expect(next()).toBe(false);
  expect(frames.count()).toBe(0);
});
