// A view is moved no farther than something needs to be seen, and says where that lies while it is not.
import { expect, test } from "vitest";
import { laid } from "../../../fields/diorama/plans.ts";
import { plotPlaces } from "../../../fields/diorama/plots.ts";
import { fieldToWindow, windowOf } from "./farmCamera.ts";
import { outOfSight, showingPlace } from "./showing.ts";

const window = windowOf(390, 440, plotPlaces(laid(1, "full-acre")));
const near = { ...window.first, scale: 2 * window.first.scale };
const beyond = { x: 4.9, y: 0, z: 2.9 };

test("what is in sight moves nothing, and lies beyond no edge", () => {
  const middle = { x: near.x, y: 0, z: near.z };
  expect(showingPlace(middle, near, window)).toBe(near);
  expect(outOfSight(middle, near, window)).toBeNull();
});

test("what is beyond the edge is told on it, and seen once it was asked for", () => {
  const on = outOfSight(beyond, near, window)!;
  expect(on.x > 0 && on.x < 390 && on.y > 0 && on.y < 440).toBe(true);
  const shown = showingPlace(beyond, near, window);
  expect(shown.scale).toBe(near.scale);
  expect(outOfSight(beyond, shown, window)).toBeNull();
  const { x, y } = fieldToWindow(beyond, shown, window);
  expect(Math.min(x, y, 390 - x, 440 - y)).toBeGreaterThan(24);
});
