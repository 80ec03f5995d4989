// A movement is over when no step has come for a while, and is told of once at either end.
import { expect, onTestFinished, test, vi } from "vitest";
import { watchRest } from "./watchRest.ts";

function watched() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  const state = { isUnderWay: false };
  const watch = watchRest({
    isUnderWay: () => state.isUnderWay,
    moved: () => told.push("moved"),
    rested: () => told.push("rested"),
  });
  return { told, state, ...watch };
}

test("rest is told once after the last of many steps, and the next step is told", () => {
  const { told, step } = watched();
  for (let n = 0; n < 50; n++) {
    step();
    vi.advanceTimersByTime(16);
  }
  expect(vi.getTimerCount()).toBe(1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(700);
  expect(told).toEqual(["rested"]);
  expect(vi.getTimerCount()).toBe(0);
  step();
  step();
  expect(told).toEqual(["rested", "moved"]);
  vi.advanceTimersByTime(700);
  expect(told).toEqual(["rested", "moved", "rested"]);
});

test("what is under way has not come to rest, however long its next step takes", () => {
  const { told, state, step, stop } = watched();
  state.isUnderWay = true;
  step();
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([]);
  state.isUnderWay = false;
  vi.advanceTimersByTime(400);
  expect(told).toEqual(["rested"]);
  step();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual(["rested", "moved"]);
});
