// Every plot of every farm is large enough for a finger, and is found again where it is seen.
import { expect, test } from "vitest";
import { laid, planRows } from "../../../fields/diorama/plans.ts";
import { plotPlaces } from "../../../fields/diorama/plots.ts";
import { odds } from "../../../fields/odds.ts";
import {
  clampFarmCamera,
  dragFarmCamera,
  EYE_RISE,
  easeFarmCamera,
  FINGER,
  fieldToWindow,
  plotCorners,
  plotUnder,
  reframed,
  riseOf,
  windowOf,
  zoomFarmCamera,
} from "./farmCamera.ts";
import { showing } from "./showing.ts";

const farms = odds.shape.flatMap(({ id }) =>
  planRows.map((_, n) => ({ name: `${id} on plan ${n + 1}`, plots: plotPlaces(laid(n + 1, id)) })),
);
const phone = [390, 440] as const;
const desk = [860, 600] as const;

test.each([phone, desk])(
  "in a window of %i by %i each plot is seen, and 44 pixels large",
  (...size) => {
    for (const { name, plots } of farms) {
      const window = windowOf(...size, plots);
      for (const plot of plots) {
        const all = plotCorners(plot).map((corner) => fieldToWindow(corner, window.first, window));
        const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
        const [left, right, top, bottom] = [
          Math.min(...xs),
          Math.max(...xs),
          Math.min(...ys),
          Math.max(...ys),
        ];
        const isWhole = left >= 0 && top >= 0 && right <= size[0] && bottom <= size[1];
        const least = Math.min(right - left, bottom - top);
        if (!isWhole || least < FINGER)
          expect.soft([name, window.rise, left, right, top, bottom]).toBe("whole and large");
      }
    }
  },
);

test("what covers the sides of a window moves the beds to where it is free, no smaller", () => {
  const covered = { left: 16, right: 390, top: 140, bottom: 160 };
  for (const { name, plots } of farms) {
    const free = windowOf(860, 600, plots);
    const wide = windowOf(860 + 406, 600 + 300, plots, covered);
    expect([name, wide.rise, wide.whole]).toEqual([name, free.rise, free.whole]);
    for (const view of [1, 0.01].map((by) => [
      zoomFarmCamera(free.first, by, { x: 430, y: 300 }, free),
      zoomFarmCamera(wide.first, by, { x: 430 + 16, y: 300 + 140 }, wide),
    ]))
      for (const plot of plots) {
        const [a, b] = [fieldToWindow(plot, view[0]!, free), fieldToWindow(plot, view[1]!, wide)];
        expect(b.x - a.x).toBeCloseTo(covered.left, 6);
        expect(b.y - a.y).toBeCloseTo(covered.top, 6);
      }
  }
});

const { plots } = farms[0]!;
const window = windowOf(...phone, plots);
const { first } = window;
const middle = { x: phone[0] / 2, y: phone[1] / 2 };

test("a press on the middle of a plot finds it, from every view", () => {
  for (const { plots } of farms) {
    const window = windowOf(...phone, plots);
    for (const view of [window.first, zoomFarmCamera(window.first, 1.7, middle, window)])
      for (const [i, { x, y, z }] of plots.entries()) {
        const found = plotUnder(
          fieldToWindow({ x, y: y + 0.13, z }, view, window),
          plots,
          view,
          window,
        );
        if (found !== i) expect(found).toBe(i);
      }
  }
});

test("beside the beds nothing is found", () => {
  expect(plotUnder({ x: 2, y: 2 }, plots, first, window)).toBeNull();
});

test("going back ends with the whole island, looked at as drawings do", () => {
  let view = first;
  for (let n = 0; n < 30; n++) view = zoomFarmCamera(view, 0.8, { x: 10, y: 30 }, window);
  expect(view).toEqual({ x: 0, z: 0, scale: window.whole });
  expect(riseOf(view, window)).toBeCloseTo(EYE_RISE);
  expect(riseOf(first, window)).toBe(window.rise);
});

test("coming closer keeps what is under the fingers where it is", () => {
  const plot = plots[7]!;
  const at = fieldToWindow({ x: plot.x, y: 0, z: plot.z }, first, window);
  const near = zoomFarmCamera(first, 1.5, at, window);
  const now = fieldToWindow({ x: plot.x, y: 0, z: plot.z }, near, window);
  expect(Math.hypot(now.x - at.x, now.y - at.y)).toBeLessThan(1);
});

test("the ground follows the fingers, but not off the island", () => {
  const near = zoomFarmCamera(first, 1.5, middle, window);
  const moved = dragFarmCamera(near, 20, -12, window);
  const place = { x: 0, y: 0, z: 0 };
  const [a, b] = [fieldToWindow(place, near, window), fieldToWindow(place, moved, window)];
  expect(b.x - a.x).toBeCloseTo(20);
  expect(b.y - a.y).toBeCloseTo(-12);
  const far = dragFarmCamera(near, 9_000, 9_000, window);
  expect(Math.hypot(far.x, far.z)).toBeLessThan(5.21);
});

test("a chosen plot is brought into view, and one that is seen moves nothing", () => {
  expect(showing(plots[3]!, first, window)).toBe(first);
  const away = clampFarmCamera({ ...first, x: -4, z: 3, scale: first.scale * 2 }, window);
  for (const plot of plots) {
    const view = showing(plot, away, window);
    const { x, y } = fieldToWindow(plot, view, window);
    expect(x > 0 && y > 0 && x < phone[0] && y < phone[1]).toBe(true);
  }
});

test("a narrower window frames the first view anew, and keeps any other as close beside it", () => {
  for (const { name, plots } of farms) {
    const [wide, narrow] = [windowOf(...desk, plots), windowOf(...phone, plots)];
    expect(reframed(wide.first, wide, narrow)).toBe(narrow.first);
    const near = zoomFarmCamera(wide.first, 1.5, { x: 430, y: 300 }, wide);
    const next = reframed(near, wide, narrow);
    const closeness = [near.scale / wide.first.scale, next.scale / narrow.first.scale];
    expect([name, closeness[1]]).toEqual([name, expect.closeTo(closeness[0]!)]);
    expect(next).toEqual(clampFarmCamera(next, narrow));
  }
});

test("an animation always ends, and ends where it was to go", () => {
  const to = { x: 1, z: 2, scale: 120 };
  let view = first;
  let steps = 0;
  for (; view !== to && steps < 200; steps++) view = easeFarmCamera(view, to, 16);
  expect(view).toBe(to);
});
