// What stands in front is pressed before what is behind it, and the smallest is large enough for a finger.
import { expect, test } from "vitest";
import { laid } from "../../../fields/diorama/plans.ts";
import { plotPlaces } from "../../../fields/diorama/plots.ts";
import { FINGER, fieldToWindow, windowOf } from "../view/farmCamera.ts";
import type { SceneThing, ThingId } from "./sceneThing.ts";
import { thingUnder } from "./thingUnder.ts";

const window = windowOf(860, 600, plotPlaces(laid(1, "full-acre")));
const view = { x: 0, z: 0, scale: window.whole };
const thing = (id: ThingId, x: number, z: number, r: number, high: number): SceneThing => ({
  id,
  at: [x, 0, z],
  r,
  high,
});
const seenAt = (x: number, y: number, z: number) => fieldToWindow({ x, y, z }, view, window);
const under = (point: { x: number; y: number }, ...things: SceneThing[]) =>
  thingUnder(point, things, view, window)?.id ?? null;

test("a thing is pressed from its foot to its head, and not beside it", () => {
  const barn = thing("barn", 1, 1, 0.5, 2);
  expect(under(seenAt(1, 0, 1), barn)).toBe("barn");
  expect(under(seenAt(1, 2, 1), barn)).toBe("barn");
  const { x, y } = seenAt(1, 1, 1);
  expect(under({ x: x + 0.5 * view.scale + FINGER, y }, barn)).toBeNull();
});

test("the smallest takes a finger", () => {
  const toad = thing("surprise toad", 0, 2, 0.05, 0.05);
  const { x, y } = seenAt(0, 0, 2);
  expect(under({ x: x + FINGER / 2 - 1, y }, toad)).toBe("surprise toad");
  expect(under({ x: x + FINGER / 2 + 4, y }, toad)).toBeNull();
});

test("of two that are hit the one in front is meant, and one that is hit before one that is near", () => {
  const house = thing("house", -1, -1, 1.2, 2.4);
  const goat = thing("kept 0", 0, 0, 0.3, 0.6);
  expect(under(seenAt(0, 0.3, 0), house, goat)).toBe("kept 0");
  expect(under(seenAt(-1, 2, -1), house, goat)).toBe("house");
  const hen = thing("kept 1", 0.9, -0.9, 0.02, 0.1);
  const beside = seenAt(0.4, 0, -0.4);
  expect(under(beside, thing("barn", 0.4, -0.4, 0.4, 1), hen)).toBe("barn");
});
