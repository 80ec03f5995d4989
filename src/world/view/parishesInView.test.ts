// A parish is in view before any of its fields is seen, and stays until one has gone on for a while.
import { expect, test } from "vitest";
import { countryBounds, hexCentre } from "../../fields/land/hexCentre.ts";
import { parishMiddle } from "../../fields/land/place.ts";
import { type MapWindow, zoomFor } from "./mapView.ts";
import { parishesInView } from "./parishesInView.ts";

const frame: MapWindow = { width: 640, height: 400, bounds: countryBounds(10_000) };
const middles = Array.from({ length: 109 }, (_, parish) => hexCentre(parishMiddle(parish)));

test("those about the middle are in view, those far away are not", () => {
  const parishes = parishesInView(middles);
  const view = { ...middles[5]!, zoom: zoomFor(10, frame) };
  expect(parishes.look(view, frame)).toBe(true);
  expect(parishes.inView[5]).toBe(1);
  const seen = parishes.inView.reduce((sum, one) => sum + one, 0);
  expect(seen).toBeGreaterThan(1);
  expect(seen).toBeLessThan(20);
  expect(parishes.look(view, frame)).toBe(false);
});

test("to and fro over an edge lets none go, far away lets all go", () => {
  const parishes = parishesInView(middles);
  const view = { ...middles[5]!, zoom: zoomFor(10, frame) };
  parishes.look(view, frame);
  parishes.look({ ...view, x: view.x + 2 }, frame);
  expect(parishes.look(view, frame)).toBe(false);
  parishes.look({ ...view, x: view.x + 40 }, frame);
  expect(parishes.inView[5]).toBe(0);
});
