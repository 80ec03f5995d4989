// The map is looked at by one rule: points and places agree, nothing is lost at the edge, and every way ends.
import { expect, test } from "vitest";
import { lensOf } from "./lens.ts";
import {
  clampMapView,
  draggedMapView,
  dragMapView,
  goTowards,
  groundToWindow,
  type MapView,
  type MapWindow,
  wholeCountry,
  windowToGround,
  zoomFor,
  zoomMapView,
} from "./mapView.ts";

const bounds = { west: -56, east: 56, north: -52, south: 61 };
const frames: readonly MapWindow[] = [
  { width: 1280, height: 800, bounds },
  { width: 390, height: 640, bounds },
];
const inside: MapView = { x: 8, z: -11, zoom: 9 };

test.each(frames)("at $width wide, all of the country is seen from afar", (frame) => {
  const view = wholeCountry(frame);
  const { west, east, north, south } = bounds;
  for (const place of [
    { x: west, z: north },
    { x: east, z: south },
  ]) {
    const { x, y } = groundToWindow(place, view, frame);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(frame.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(frame.height);
  }
  expect(clampMapView({ x: 900, z: -900, zoom: 0.1 }, frame)).toEqual(view);
});

test.each(frames)("at $width wide, a point shows the place that is seen there", (frame) => {
  for (const zoom of [1, 5, 20, zoomFor(3, frame)]) {
    const view = { ...inside, zoom };
    const point = { x: 77, y: 210 };
    const back = groundToWindow(windowToGround(point, view, frame), view, frame);
    expect(back.x).toBeCloseTo(point.x, 6);
    expect(back.y).toBeCloseTo(point.y, 6);
  }
});

test.each(frames)("at $width wide, the ground goes along with a finger", (frame) => {
  const before = groundToWindow({ x: 9, z: -10 }, inside, frame);
  const after = groundToWindow({ x: 9, z: -10 }, draggedMapView(inside, 31, -18, frame), frame);
  expect(after.x - before.x).toBeCloseTo(31, 6);
  expect(after.y - before.y).toBeCloseTo(-18, 6);
});

test.each(frames)(
  "at $width wide, what is pointed at stays there while one comes closer",
  (frame) => {
    const point = { x: 120, y: 300 };
    for (const by of [0.7, 1.5, 4]) {
      const held = windowToGround(point, inside, frame);
      const next = zoomMapView(inside, by, point, frame);
      const now = windowToGround(point, next, frame);
      expect(now.x).toBeCloseTo(held.x, 6);
      expect(now.z).toBeCloseTo(held.z, 6);
    }
  },
);

test("one comes as close as a field and those about it, and the eye sinks on the way", () => {
  const [frame] = frames as [MapWindow];
  let view = inside;
  for (let n = 0; n < 40; n++) view = zoomMapView(view, 1.5, { x: 640, y: 400 }, frame);
  expect(lensOf(view, frame).across).toBeCloseTo(2.6, 6);
  const { rise } = lensOf(view, frame);
  expect(rise).toBeLessThan(lensOf(wholeCountry(frame), frame).rise - 0.3);
  expect(lensOf(wholeCountry(frame), frame).turn).toBe(0);
  expect(zoomFor(3, frame)).toBeLessThan(view.zoom);
});

test("the coast may lie in the middle of a close view, and no more than that", () => {
  const [frame] = frames as [MapWindow];
  const { x } = clampMapView({ x: 500, z: 0, zoom: 30 }, frame);
  expect(x).toBeGreaterThan(52);
  expect(x).toBeLessThanOrEqual(bounds.east);
});

test("a view that is dragged in place comes where a new one would", () => {
  const [frame] = frames as [MapWindow];
  const moving = { ...inside };
  dragMapView(moving, 31, -18, frame);
  expect(moving).toEqual(draggedMapView(inside, 31, -18, frame));
  dragMapView(moving, 1e6, 1e6, frame);
  expect(moving).toEqual(clampMapView({ x: -900, z: -900, zoom: inside.zoom }, frame));
});

test("a way always ends, and ends where it was to go", () => {
  const view = { ...inside };
  const goal = { x: -20, z: 30, zoom: 2 };
  let steps = 1;
  while (!goTowards(view, goal, 16) && steps < 200) steps += 1;
  expect(steps).toBeLessThan(200);
  expect(view).toEqual(goal);
});
