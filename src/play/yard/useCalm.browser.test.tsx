// The picture is changed only while nobody is at work on it.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, onTestFinished, test, vi } from "vitest";
import { useCalm } from "./useCalm.ts";

let whenCalm: ReturnType<typeof useCalm> = () => () => {};

function Hands() {
  whenCalm = useCalm();
  return null;
}

test("it waits for a finger to come up, and a second more", () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  mount(<Hands />);
  const run = vi.fn();
  const point = (type: string) => dispatchEvent(new PointerEvent(type, { pointerId: 1 }));
  whenCalm(run);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5_000);
  point("pointerdown");
  whenCalm(run);
  vi.advanceTimersByTime(3_000);
  expect(run).toHaveBeenCalledOnce();
  point("pointerup");
  vi.advanceTimersByTime(900);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_200);
  expect(run).toHaveBeenCalledTimes(2);
  dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  const callOff = whenCalm(run);
  callOff();
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledTimes(2);
});
