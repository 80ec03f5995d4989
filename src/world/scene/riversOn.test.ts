// Of the rivers those on the ground in view are drawn, and all of them from afar.
import { expect, test } from "vitest";
import { openCountry } from "./countryData.ts";
import { riversOn } from "./riversOn.ts";

const { rivers } = openCountry(10_000).data;

test("from afar all are drawn, as they come", () => {
  const into = new Uint32Array(rivers.index.length);
  expect(riversOn(rivers, null, into)).toBe(rivers.index.length);
  expect(into).toEqual(rivers.index);
});

test("close by only those are drawn that lie there", () => {
  const [x, z] = [rivers.places[40]!, rivers.places[41]!];
  const ground = { x, z, cos: 1, sin: 0, wide: 3, tall: 5 };
  const into = new Uint32Array(rivers.index.length);
  const count = riversOn(rivers, ground, into);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(rivers.index.length / 10);
  for (const corner of into.subarray(0, count)) {
    expect(Math.abs(rivers.corners[3 * corner]! - x)).toBeLessThan(4);
    expect(Math.abs(rivers.corners[3 * corner + 1]! - z)).toBeLessThan(6);
  }
});
