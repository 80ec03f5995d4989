import { expect, test, vi } from "vitest";
import { lockWhenAway } from "./lockWhenAway.ts";

function open() {
  let hidden = false;
  let time = 1_000;
  const visibility = new Set<() => void>();
  const leaving = new Set<() => void>();
  const due = new Set<() => void>();
  const listenTo = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const lock = vi.fn();
  const stop = lockWhenAway(
    {
      page: {
        isHidden: () => hidden,
        onVisibility: listenTo(visibility),
        onLeave: listenTo(leaving),
      },
      schedule: (run) => {
        due.add(run);
        return () => void due.delete(run);
      },
      now: () => time,
      patienceMs: 60_000,
    },
    lock,
  );
  const all = (set: Set<() => void>) => {
    for (const run of [...set]) run();
  };
  return {
    lock,
    stop,
    hide(to: boolean) {
      hidden = to;
      all(visibility);
    },
    leave: () => all(leaving),
    timePasses: () => all(due),
    sleeps(ms: number) {
      time += ms;
    },
    left: () => visibility.size + leaving.size + due.size,
  };
}

test("a page that stays hidden locks", () => {
  const page = open();
  page.hide(true);
  expect(page.lock).not.toHaveBeenCalled();
  page.timePasses();
  expect(page.lock).toHaveBeenCalledOnce();
});

test("who comes back in time stays unlocked", () => {
  const page = open();
  page.hide(true);
  page.hide(false);
  page.timePasses();
  expect(page.lock).not.toHaveBeenCalled();
});

test("a device that slept through the time locks when it is looked at again", () => {
  const page = open();
  page.hide(true);
  page.sleeps(59_999);
  page.hide(false);
  expect(page.lock).not.toHaveBeenCalled();
  page.hide(true);
  page.sleeps(60_000);
  page.hide(false);
  expect(page.lock).toHaveBeenCalledOnce();
});

test("leaving the page locks at once", () => {
  const page = open();
  page.leave();
  expect(page.lock).toHaveBeenCalledOnce();
});

test("nothing is left behind", () => {
  const page = open();
  page.hide(true);
  page.stop();
  expect(page.left()).toBe(0);
});
