// Each thing is pressed at its middle, whatever else is there, and the smallest is large enough for a finger.
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

test("of several that are hit the one is meant whose middle is nearest, as its size goes", () => {
  const house = thing("house", -1, -1, 1.2, 2.4);
  const goat = thing("kept 0", 0, 0, 0.3, 0.6);
  const behind = thing("surprise hares", -1.5, -1.6, 0.2, 0.3);
  expect(under(seenAt(0, 0.3, 0), house, goat)).toBe("kept 0");
  expect(under(seenAt(-1, 2, -1), house, goat, behind)).toBe("house");
  expect(under(seenAt(-1.5, 0.15, -1.6), house, goat, behind)).toBe("surprise hares");
});
