// Names on the map are few, apart from each other, inside the window, and those of the drawing from afar.
import { expect, test } from "vitest";
import { countryBounds } from "../../fields/land/hexCentre.ts";
import { type MapWindow, wholeCountry, zoomFor } from "./mapView.ts";
import { namesInView } from "./namesInView.ts";

const size = 10_000;
const bounds = countryBounds(size);
const wide: MapWindow = { width: 1000, height: 760, bounds };
const narrow: MapWindow = { width: 390, height: 520, bounds };

test("from afar those are named that the drawing names, three of them on a phone", () => {
  const named = (frame: MapWindow) =>
    namesInView(wholeCountry(frame), frame, size).map(({ parish }) => parish);
  expect(named(wide).slice(0, 3)).toEqual([0, 31, 104]);
  expect(named(wide)).toHaveLength(6);
  expect(named(narrow)).toHaveLength(3);
});

test("wherever one looks they lie inside the window and apart", () => {
  for (const across of [60, 30, 16, 8])
    for (const x of [-30, 0, 12, 44]) {
      const named = namesInView({ x, z: x / 2, zoom: zoomFor(across, wide) }, wide, size);
      for (const [i, one] of named.entries()) {
        expect(one.x).toBeGreaterThan(0);
        expect(one.y).toBeLessThan(wide.height);
        for (const other of named.slice(0, i))
          expect(Math.abs(one.x - other.x) > 100 || Math.abs(one.y - other.y) > 40).toBe(true);
      }
    }
});

test("of a small collection only its own parishes are named", () => {
  expect(namesInView(wholeCountry(wide), wide, 100).every(({ parish }) => parish < 2)).toBe(true);
});
