// The filled ground holds whatever is in view, stays the same while it does, and is no larger than the window asks for.
import { expect, it } from "vitest";
import { countryBounds } from "../../fields/land/hexCentre.ts";
import { groundInView, isOn } from "./groundInView.ts";
import { type MapWindow, windowToGround, zoomFor } from "./mapView.ts";

const bounds = countryBounds(10_000);
const frames: readonly MapWindow[] = [
  { width: 640, height: 400, bounds },
  { width: 390, height: 844, bounds },
];
const viewIn = (frame: MapWindow) => ({ x: 3, z: -7, zoom: zoomFor(4, frame) });

it.each(frames)(
  "at $width wide it holds every corner of the window, wherever it moves",
  (frame) => {
    const view = viewIn(frame);
    let ground = groundInView(view, frame, null);
    let times = 0;
    for (let moved = 0; moved < 12; moved += 0.1) {
      const now = {
        ...view,
        x: view.x + moved,
        z: view.z + moved / 2,
        zoom: view.zoom - moved / 20,
      };
      const next = groundInView(now, frame, ground);
      if (next !== ground) times += 1;
      ground = next;
      for (const x of [0, frame.width])
        for (const y of [0, frame.height]) {
          const corner = windowToGround({ x, y }, now, frame);
          expect(isOn(ground, corner.x, corner.z)).toBe(true);
        }
    }
    expect(times).toBeGreaterThan(3);
    expect(times).toBeLessThan(20);
  },
);

it("is filled anew where one has come much closer", () => {
  const [frame] = frames as [MapWindow];
  const view = viewIn(frame);
  const wide = groundInView({ ...view, zoom: zoomFor(12, frame) }, frame, null);
  expect(groundInView(view, frame, wide)).not.toBe(wide);
});

it("of a tall window is narrow", () => {
  const [, tall] = frames as [MapWindow, MapWindow];
  const ground = groundInView(viewIn(tall), tall, null);
  expect(isOn(ground, ground.x, ground.z - 9)).toBe(true);
  expect(isOn(ground, ground.x + 9, ground.z)).toBe(false);
});
