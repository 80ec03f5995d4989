// Close by, whatever field and window: all that is drawn fits into one frame, and what fits is not thinned.
import { expect, test } from "vitest";
import {
  PER_THING,
  shapes,
  type ThingShape,
  throwsShade,
} from "../../fields/country/parishThings.ts";
import { countryBounds, hexCentre } from "../../fields/land/hexCentre.ts";
import { neighbours } from "../../fields/land/neighbours.ts";
import { parishMiddle, place } from "../../fields/land/place.ts";
import { groundInView, isOn } from "../view/groundInView.ts";
import { zoomFor } from "../view/mapView.ts";
import { parishesInView } from "../view/parishesInView.ts";
import { openCountry } from "./countryData.ts";
import { NEAR_TRIANGLES } from "./fitFields.ts";
import { riversOn } from "./riversOn.ts";
import { type Heap, heapUp, MOST_MAP_TRIANGLES } from "./standing.ts";
import { thingModels } from "./thingModels.ts";

const size = 10_000;
const country = openCountry(size);
const parishes = country.data.parishes.map((_, parish) => country.thingsIn(parish));
const models = thingModels();
const bounds = countryBounds(size);
const windows = [
  { width: 390, height: 585, bounds },
  { width: 390, height: 844, bounds },
  { width: 1280, height: 800, bounds },
  { width: 2560, height: 1440, bounds },
  { width: 320, height: 304, bounds },
];

/** What the map fills about a field: the ground, and the parishes that reach into it. */
function about(id: number, across: number, frame: (typeof windows)[number]) {
  const view = { ...hexCentre(place(id)), zoom: zoomFor(across, frame) };
  const seen = parishesInView(parishes.map((_, parish) => hexCentre(parishMiddle(parish))));
  seen.look(view, frame);
  return {
    within: groundInView(view, frame, null),
    parishes: parishes.map((things, parish) => (seen.inView[parish] === 1 ? things : null)),
  };
}

function heaped() {
  const counts = new Map<ThingShape, number>(shapes.map((shape) => [shape, 0]));
  const places: [number, number][] = [];
  const heaps = shapes.map(
    (shape): Heap => ({
      shape,
      triangles: models[shape].index.length / 3,
      throwsShade: throwsShade[shape],
      add(rows, at) {
        counts.set(shape, counts.get(shape)! + 1);
        places.push([rows[at]!, rows[at + 1]!]);
      },
    }),
  );
  const triangles = () =>
    heaps.reduce(
      (sum, { shape, triangles: each, throwsShade: isShaded }) =>
        sum + counts.get(shape)! * (each + (isShaded ? 2 : 0)),
      0,
    );
  return { heaps, places, triangles };
}

const chosen = [417, 5150, 2600, ...Array.from({ length: 30 }, (_, n) => (n * 1667 + 31) % size)];

test.each(windows)("a frame of $width by $height about any field holds its bound", (frame) => {
  for (const id of chosen)
    for (const across of [4, 7.4]) {
      const filled = about(id, across, frame);
      const rivers = riversOn(country.data.rivers, filled.within, null) / 3;
      // The fields themselves take what they may at most, or nothing.
      for (const near of [0, NEAR_TRIANGLES]) {
        const others = near + rivers + 2;
        const { heaps, triangles } = heaped();
        const standing = { ...filled, isGone: () => false };
        const taken = heapUp(heaps, standing, MOST_MAP_TRIANGLES - others);
        expect(taken).toBe(triangles());
        expect(others + taken).toBeLessThanOrEqual(MOST_MAP_TRIANGLES);
      }
    }
});

test("what fits stands whole, but for fields that are drawn by themselves", () => {
  const [frame] = windows as [(typeof windows)[number]];
  const { x, z } = hexCentre(place(5150));
  const { within, parishes: filled } = about(5150, 4, frame);
  const hexes = [5150, ...neighbours(5150, size).map(({ id }) => id)].map((id) => place(id));
  const isGone = (q: number, r: number) => hexes.some((hex) => hex.q === q && hex.r === r);
  const { heaps, places } = heaped();
  heapUp(heaps, { parishes: filled, within, isGone }, 60_000);
  const rows = filled.flatMap((things) => (things ? shapes.map((shape) => things[shape]) : []));
  let expected = 0;
  for (const row of rows)
    for (let at = 0; at < row.length; at += PER_THING)
      if (isOn(within, row[at]!, row[at + 1]!) && !isGone(row[at + 5]!, row[at + 6]!))
        expected += 1;
  expect(places).toHaveLength(expected);
  expect(places.length).toBeGreaterThan(50);
  for (const [east, south] of places) expect(Math.hypot(east - x, south - z)).toBeGreaterThan(0.8);
});

test("where little room is left all is thinned evenly, and nothing stands where there is none", () => {
  const everywhere = { parishes, within: null, isGone: () => false };
  const whole = heaped();
  const all = heapUp(whole.heaps, everywhere, Number.POSITIVE_INFINITY);
  const half = heaped();
  expect(heapUp(half.heaps, everywhere, all / 2) / all).toBeGreaterThan(0.4);
  const west = ({ places }: typeof half) => places.filter(([east]) => east < 0).length;
  expect(west(half) / west(whole)).toBeCloseTo(half.places.length / whole.places.length, 1);
  expect(heapUp(heaped().heaps, everywhere, -5)).toBe(0);
});
