import { expect, it } from "vitest";
import site from "../../../site.config.ts";
import { regions } from "../../fields/land/kinds.ts";
import { parishLand } from "../../fields/land/parishLand.ts";
import { parishOf } from "../../fields/land/place.ts";
import { dayOf, weatherOn } from "../../fields/weather/weather.ts";
import { regionWeather } from "./regionWeather.ts";

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
