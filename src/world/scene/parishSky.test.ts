// The sky of the map is the weather that pages tell: over its parish, at its hour, and nowhere hard at the edge.
import { expect, test } from "vitest";
import { hexCentre } from "../../fields/land/hexCentre.ts";
import { parishMiddle } from "../../fields/land/place.ts";
import { weatherOn } from "../../fields/weather/weather.ts";
import { paintSky, skyAt, skyGrid } from "./parishSky.ts";

const rain = { kind: "rain", from: 9, to: 15 } as const;

test("it rains from its hour to its hour, and the front comes up before", () => {
  expect(skyAt(rain, 12)[1]).toBeGreaterThan(0.5);
  expect([8.9, 15, 23].map((hour) => skyAt(rain, hour)[1])).toEqual([0, 0, 0]);
  const [early, soon] = [5, 8].map((hour) => skyAt(rain, hour)[0]) as [number, number];
  expect(soon).toBeGreaterThan(early);
  expect(skyAt({ ...rain, kind: "snow" }, 12)).toEqual([1, 0, 1, 0]);
});

test("mist is gone by noon, and a clear day is clear", () => {
  expect(skyAt({ kind: "mist" }, 7)[3]).toBe(1);
  expect(skyAt({ kind: "mist" }, 12)[3]).toBe(0);
  expect(skyAt({ kind: "clear" }, 12)).toEqual([0, 0, 0, 0]);
});

test("over the middle of most parishes lies what they are told", () => {
  const parishes = Array.from({ length: 110 }, () => "vale" as const);
  const grid = skyGrid({ west: -56, east: 56, north: -52, south: 61 });
  const day = 20_700;
  const dots = paintSky(grid, parishes, day, 12);
  const agrees = parishes.filter((region, parish) => {
    const { x, z } = hexCentre(parishMiddle(parish));
    const column = Math.floor((x - grid.west) / grid.step);
    const row = Math.floor((z - grid.north) / grid.step);
    const [cloud] = skyAt(weatherOn({ parish, region }, day), 12);
    return Math.abs(dots[4 * (row * grid.side + column)]! / 255 - cloud) < 0.45;
  });
  expect(agrees.length).toBeGreaterThan(90);
  expect(Math.max(...dots.subarray(0, 4 * grid.side))).toBeLessThan(255);
});
