// The pictures of the country show every field in its place, and a growing country costs no more for each.
import { expect, test } from "vitest";
import { PER_THING, shapes } from "../../fields/country/parishThings.ts";
import { regions } from "../../fields/land/kinds.ts";
import { landOf } from "../../fields/land/landOf.ts";
import { place } from "../../fields/land/place.ts";
import { dotOf, openCountry } from "./countryData.ts";

const size = 10_000;
const { data, thingsIn } = openCountry(size);
const dotAt = (q: number, r: number) => 4 * dotOf(data.grid, q, r);

test("each field has its dot, with its region", () => {
  let land = 0;
  for (let dot = 3; dot < data.land.length; dot += 4) if (data.land[dot] === 255) land += 1;
  expect(land).toBe(size);
  for (const id of [0, 417, 5150, 9_999]) {
    const { q, r } = place(id);
    expect(regions[data.land[dotAt(q, r)]!]!.id).toBe(landOf(id).region);
  }
});

test("the sea grows deeper from the coast to the edge of the picture", () => {
  const { columns, rows } = data.grid;
  for (const corner of [0, columns - 1, columns * (rows - 1), columns * rows - 1])
    expect(data.land[4 * corner + 3]).toBe(0);
  const depths = new Set(data.land.filter((_, i) => i % 4 === 3));
  expect(depths.size).toBe(12);
});

test("what stands in a parish stands on its own fields, and not in a river", () => {
  const things = thingsIn(3);
  const hexes = new Set(Array.from({ length: 91 }, (_, n) => Object.values(place(273 + n)).join()));
  let count = 0;
  for (const shape of shapes)
    for (let at = 0; at < things[shape].length; at += PER_THING) {
      expect(hexes).toContain(things[shape].subarray(at + 5, at + 7).join());
      count += 1;
    }
  expect(count).toBeGreaterThan(91);
});

test("the last parish has as many fields as the collection leaves it", () => {
  const { data: few, thingsIn: fewIn } = openCountry(100);
  expect(few.parishes).toHaveLength(2);
  expect(few.land.filter((value, i) => i % 4 === 3 && value === 255)).toHaveLength(100);
  expect(shapes.some((shape) => fewIn(1)[shape].length > 0)).toBe(true);
});

test("a river has no step in its banks: each stretch begins as wide as what flows into it", () => {
  const { corners, places } = data.rivers;
  const stretches = places.length / 2;
  const each = corners.length / 3 / stretches;
  const crossing = (stretch: number, piece: number) => {
    const at = 3 * (stretch * each + 2 * piece);
    const [x, z] = [corners[at]!, corners[at + 1]!];
    const [otherX, otherZ] = [corners[at + 3]!, corners[at + 4]!];
    const middle = `${((x + otherX) / 2).toFixed(3)} ${((z + otherZ) / 2).toFixed(3)}`;
    return { middle, width: Math.hypot(otherX - x, otherZ - z) };
  };
  const ends = new Map<string, number>();
  for (let stretch = 0; stretch < stretches; stretch++) {
    const { middle, width } = crossing(stretch, 4);
    ends.set(middle, Math.max(ends.get(middle) ?? 0, width));
  }
  let met = 0;
  for (let stretch = 0; stretch < stretches; stretch++) {
    const { middle, width } = crossing(stretch, 0);
    if (!ends.has(middle)) continue;
    met += 1;
    expect(width).toBeCloseTo(ends.get(middle)!, 3);
  }
  expect(met).toBeGreaterThan(stretches / 2);
});
