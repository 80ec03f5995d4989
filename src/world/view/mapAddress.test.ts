// A view survives its address, and an address that nobody wrote is none.
import { expect, test } from "vitest";
import { readView, writeView } from "./mapAddress.ts";

test("a view comes back, but for hundredths", () => {
  const view = { x: -12.344, z: 40.017, zoom: 3.3333 };
  expect(writeView(view)).toBe("3.33,-12.34,40.02");
  expect(readView(writeView(view))).toEqual({ x: -12.34, z: 40.02, zoom: 3.33 });
});

test("the whole country needs no word", () => {
  expect(writeView({ x: 0, z: 4.7, zoom: 1 })).toBeNull();
});

test.each([
  null,
  "",
  "12",
  "0.5,0,0",
  "far",
  "2,3",
  "2,3,4,5",
  "1e9,0,0",
  "2,,",
  "99999,0,0",
  "NaN,0,0",
])("%j is no view", (text) => {
  expect(readView(text)).toBeNull();
});
