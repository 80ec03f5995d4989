// A view survives its address, and an address that nobody wrote is none.
import { expect, test } from "vitest";
import { groundOf } from "../../fields/country/groundOf.ts";
import { place } from "../../fields/land/place.ts";
import { readView, writeView } from "./mapAddress.ts";

test("a view on a field is its zoom alone", () => {
  const view = { ...groundOf(place(5150)), zoom: 18.5 };
  expect(writeView(view, 5150)).toBe("18.5");
  expect(readView("18.5", 5150)).toEqual(view);
});

test.each([null, 0, 417, 9999])("a view beside field %s comes back, but for hundredths", (at) => {
  const view = { x: -12.344, z: 40.017, zoom: 3.3333 };
  const back = readView(writeView(view, at), at)!;
  expect(back.x).toBeCloseTo(view.x, 1);
  expect(back.z).toBeCloseTo(view.z, 1);
  expect(back.zoom).toBeCloseTo(view.zoom, 1);
});

test.each([null, "", "0.5", "far", "2,3", "2,3,4,5", "1e9", "2,,", "99999", "NaN,0,0"])(
  "%j is no view",
  (text) => {
    expect(readView(text, 1)).toBeNull();
  },
);
