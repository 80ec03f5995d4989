// The filled ground holds whatever is in view, and stays the same while it does.
import { expect, it } from "vitest";
import { boundsOf } from "../../fields/country/groundOf.ts";
import { circleInView } from "./circleInView.ts";
import { type Frame, onGround, zoomFor } from "./mapView.ts";

const frame: Frame = { width: 640, height: 400, bounds: boundsOf(10_000) };
const view = { x: 3, z: -7, zoom: zoomFor(4, frame) };

it("holds every corner of the window, wherever it has moved since", () => {
  let circle = circleInView(view, frame, null);
  let times = 0;
  for (let moved = 0; moved < 12; moved += 0.1) {
    const now = { ...view, x: view.x + moved, z: view.z + moved / 2 };
    const next = circleInView(now, frame, circle);
    if (next !== circle) times += 1;
    circle = next;
    for (const x of [0, frame.width])
      for (const y of [0, frame.height]) {
        const corner = onGround({ x, y }, now, frame);
        expect(Math.hypot(corner.x - circle.x, corner.z - circle.z)).toBeLessThan(circle.reach);
      }
  }
  expect(times).toBeGreaterThan(2);
  expect(times).toBeLessThan(10);
});

it("is drawn anew where one has come much closer", () => {
  const wide = circleInView({ ...view, zoom: zoomFor(12, frame) }, frame, null);
  expect(circleInView(view, frame, wide)).not.toBe(wide);
});
