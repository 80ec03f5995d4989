import { expect, it } from "vitest";
import site from "../../../site.config.ts";
import { regions } from "../../fields/land/kinds.ts";
import { parishLand } from "../../fields/land/parishLand.ts";
import { parishOf } from "../../fields/land/place.ts";
import { dayOf, weatherOn } from "../../fields/weather/weather.ts";
import { ownFirst, regionOf } from "./ownRegion.ts";
import { type RegionWeather, regionWeather } from "./regionWeather.ts";
import { strings } from "./strings.ts";

const { size } = site.collection;
const first = dayOf(new Date("2026-11-01"));

it("tells of every parish once, and of no hour in which nothing falls", () => {
  const parishes = Array.from({ length: parishOf(size - 1) + 1 }, (_, parish) => parish);
  for (let day = first; day < first + 30; day++) {
    const rows = regionWeather(day, size);
    expect(rows.reduce((sum, row) => sum + row.parishes, 0)).toBe(parishes.length);
    for (const { region, kind, wet } of rows) {
      const all = parishes
        .filter((parish) => parishLand(parish)!.region === region)
        .map((parish) => weatherOn({ parish, region }, day));
      expect(all.map((each) => each.kind)).toContain(kind);
      const falling = all.filter((each) => "from" in each);
      expect(wet?.parishes ?? 0).toBe(falling.length);
      if (!wet) continue;
      for (const { from, to } of falling) {
        expect(from).toBeGreaterThanOrEqual(wet.from);
        expect(to).toBeLessThanOrEqual(wet.to);
      }
      expect(falling.some(({ from }) => from === wet.from)).toBe(true);
      expect(falling.some(({ to }) => to === wet.to)).toBe(true);
    }
  }
});

it("keeps the order of the regions, and leaves out one without a parish", () => {
  const order = regionWeather(first, size).map(({ region }) => region);
  expect(order).toEqual(regions.map(({ id }) => id).filter((id) => order.includes(id)));
  expect(regionWeather(first, 1)).toHaveLength(1);
});

it("puts the visitor's own region first, and keeps the others in their order", () => {
  const rows = regionWeather(first, size);
  const own = regionOf(5150)!;
  const order = ownFirst(rows, own).map(({ region }) => region);
  expect(order[0]).toBe(own);
  expect(order.slice(1)).toEqual(rows.map(({ region }) => region).filter((id) => id !== own));
  expect(regionOf(null)).toBeNull();
  expect(ownFirst(rows, null)).toEqual(rows);
});

it("says hours where most have it, and only that there is some where few do", () => {
  const of = (parishes: number, from: number, to: number): RegionWeather => ({
    region: "downs",
    parishes: 12,
    kind: "shower",
    wet: { parishes, from, to },
  });
  expect(strings.sky(of(9, 17, 20))).toBe("showers 17 to 20");
  expect(strings.sky(of(9, 2, 22))).toBe("showers, on and off");
  expect(strings.sky(of(3, 17, 20))).toBe("showers in places");
  expect(strings.sky({ ...of(1, 0, 1), kind: "mist", wet: null })).toBe("morning mist");
});
