// Tests that hexes lie a step apart all round, and that every place lies on the hex it is nearest to.
import { expect, test } from "vitest";
import { countryBounds, hexCentre, hexOn } from "./hexCentre.ts";
import { addHex, directions, type Hex } from "./hexes.ts";
import { place } from "./place.ts";

const far = (a: { x: number; z: number }, b: { x: number; z: number }) =>
  Math.hypot(a.x - b.x, a.z - b.z);
const name = ({ q, r }: Hex) => `${q} ${r}`;

test("the six neighbours of a hex lie one step from it, the first of them east", () => {
  const hex = { q: -7, r: 12 };
  const here = hexCentre(hex);
  for (const step of directions) expect(far(hexCentre(addHex(hex, step)), here)).toBeCloseTo(1, 9);
  expect(hexCentre(addHex(hex, directions[0]!))).toEqual({ x: here.x + 1, z: here.z });
  expect(hexCentre({ q: 0, r: 1 }).z).toBeGreaterThan(0);
});

test("the middle of every field lies on its own hex", () => {
  for (let id = 0; id < 10_000; id++) {
    const hex = place(id);
    const { x, z } = hexCentre(hex);
    if (name(hexOn(x, z)) !== name(hex)) throw new Error(`${id} lies elsewhere`);
  }
});

test("a place lies on the hex whose middle is nearest", () => {
  for (let n = 0; n < 4000; n++) {
    const at = { x: ((n * 0.137) % 40) - 20, z: ((n * 0.311) % 30) - 15 };
    const hex = hexOn(at.x, at.z);
    const nearest = Math.min(...directions.map((step) => far(hexCentre(addHex(hex, step)), at)));
    expect(far(hexCentre(hex), at)).toBeLessThanOrEqual(nearest + 1e-9);
  }
});

test("the bounds hold every field, and are no wider", () => {
  expect(countryBounds(1)).toEqual({ west: 0, east: 0, north: 0, south: 0 });
  const { west, east, north, south } = countryBounds(10_000);
  const all = Array.from({ length: 10_000 }, (_, id) => hexCentre(place(id)));
  expect([west, east]).toEqual([
    Math.min(...all.map(({ x }) => x)),
    Math.max(...all.map(({ x }) => x)),
  ]);
  expect([north, south]).toEqual([
    Math.min(...all.map(({ z }) => z)),
    Math.max(...all.map(({ z }) => z)),
  ]);
});
