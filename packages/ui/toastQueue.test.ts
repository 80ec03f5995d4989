import { expect, test } from "vitest";
import {
  nextToastExpiry,
  noToasts,
  type ToastEvent,
  type ToastKind,
  type ToastQueue,
  toastQueue,
} from "./toastQueue.ts";

const life = 6000;
const add = (
  id: number,
  at: number,
  kind: ToastKind = "plain",
  text = `no. ${id}`,
): ToastEvent => ({ type: "add", toast: { id, text, kind }, at });
const play = (...events: ToastEvent[]): ToastQueue => events.reduce(toastQueue, noToasts);
const shown = (queue: ToastQueue) => queue.shown.map((toast) => toast.id);
const waiting = (queue: ToastQueue) => queue.waiting.map((toast) => toast.id);

test("shows three and lets the others wait", () => {
  const queue = play(add(1, 0), add(2, 1), add(3, 2), add(4, 3), add(5, 4));
  expect(shown(queue)).toEqual([1, 2, 3]);
  expect(waiting(queue)).toEqual([4, 5]);
});

test("a place that becomes free is taken, and its time begins then", () => {
  const queue = play(add(1, 0), add(2, 0), add(3, 0), add(4, 0), {
    type: "dismiss",
    id: 2,
    at: 5000,
  });
  expect(shown(queue)).toEqual([1, 3, 4]);
  expect(queue.shown[2]?.since).toBe(5000);
  expect(waiting(queue)).toEqual([]);
});

test("each goes when its time is up, an error after twice the time", () => {
  const queue = play(add(1, 0), add(2, 100, "error"), add(3, 200));
  expect(nextToastExpiry(queue, life)).toBe(6000);
  expect(shown(toastQueue(queue, { type: "tick", at: 5999, life }))).toEqual([1, 2, 3]);
  expect(shown(toastQueue(queue, { type: "tick", at: 6000, life }))).toEqual([2, 3]);
  expect(shown(toastQueue(queue, { type: "tick", at: 6200, life }))).toEqual([2]);
  expect(shown(toastQueue(queue, { type: "tick", at: 12_100, life }))).toEqual([]);
});

test("while held none goes, and after that each has its whole time again", () => {
  const held = play(add(1, 0), { type: "hold" }, { type: "tick", at: 9000, life });
  expect(shown(held)).toEqual([1]);
  expect(nextToastExpiry(held, life)).toBe(Number.POSITIVE_INFINITY);
  expect(nextToastExpiry(toastQueue(held, { type: "release", at: 9000 }), life)).toBe(15_000);
});

test("dismissing the last one ends the hold", () => {
  const queue = play(add(1, 0), { type: "hold" }, { type: "dismiss", id: 1, at: 10 });
  expect(queue).toEqual(noToasts);
});

test("dismissing one of several keeps the hold", () => {
  const queue = play(add(1, 0), add(2, 0), { type: "hold" }, { type: "dismiss", id: 1, at: 10 });
  expect(queue.held).toBe(true);
});

test("a text that is already there is not shown twice but longer", () => {
  const queue = play(add(1, 0, "good", "Saved"), add(2, 4000, "good", "Saved"));
  expect(shown(queue)).toEqual([1]);
  expect(nextToastExpiry(queue, life)).toBe(10_000);
});

test("nor does it wait twice", () => {
  const queue = play(
    add(1, 0),
    add(2, 0),
    add(3, 0),
    add(4, 0, "error", "No"),
    add(5, 1, "error", "No"),
  );
  expect(waiting(queue)).toEqual([4]);
});

test("with nothing shown there is nothing to wait for", () => {
  expect(nextToastExpiry(noToasts, life)).toBe(Number.POSITIVE_INFINITY);
});
