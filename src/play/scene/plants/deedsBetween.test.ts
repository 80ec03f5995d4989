// What was gathered, sown and watered is told apart, and a farm that comes is no deed.
import { expect, test } from "vitest";
import { deedsBetween } from "./deedsBetween.ts";
import type { PlotLook } from "./looks.ts";

const bare: PlotLook = { isMoist: false, wateredUntil: 0, isReady: false, plant: null };
const sown: PlotLook = { ...bare, plant: { what: "pea", stage: 0, n: 1 } };
const ripe: PlotLook = { ...bare, isReady: true, plant: { what: "pea", stage: 6, n: 1 } };
const again: PlotLook = { ...bare, plant: { what: "pea", stage: 0, n: 2 } };

test.each<[PlotLook, PlotLook, ReturnType<typeof deedsBetween>]>([
  [bare, sown, { gathered: [], sown: [0], watered: [] }],
  [sown, { ...sown, isMoist: true }, { gathered: [], sown: [], watered: [] }],
  [sown, { ...sown, isMoist: true, wateredUntil: 9 }, { gathered: [], sown: [], watered: [0] }],
  [sown, ripe, { gathered: [], sown: [], watered: [] }],
  [ripe, bare, { gathered: [0], sown: [], watered: [] }],
  [ripe, again, { gathered: [0], sown: [0], watered: [] }],
])("from %j to %j", (before, now, deeds) => {
  expect(deedsBetween([before], [now])).toEqual(deeds);
});

test("what has been there all along was done by nobody", () => {
  expect(deedsBetween([], [ripe])).toEqual({ gathered: [], sown: [], watered: [] });
});
