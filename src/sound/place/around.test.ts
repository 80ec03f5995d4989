// What is heard round a place follows from its weather, its hour and what stands there.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Weather } from "../../fields/weather/weather.ts";
import { aroundField, aroundRoom, type Outdoors } from "./around.ts";

const noon: Outdoors = {
  weather: { kind: "clear" },
  hour: 12,
  light: "day",
  season: "seedtime",
  wind: "airy",
};
const rain: Weather = { kind: "rain", from: 9, to: 14 };

test("birds by day, crickets and an owl by night, and fewer of them towards winter", () => {
  expect(aroundField(noon)).toHaveProperty("birds", 1);
  expect(aroundField({ ...noon, season: "hearth" }).birds).toBeLessThan(0.3);
  const night = aroundField({ ...noon, light: "night", season: "highSun" });
  expect(Object.keys(night).toSorted()).toEqual(["crickets", "owl", "wind"]);
  expect(aroundField({ ...noon, light: "night", season: "hearth" })).not.toHaveProperty("crickets");
});

test("rain is heard while it falls, and nobody sings then", () => {
  const wet = aroundField({ ...noon, weather: rain });
  expect(wet).toHaveProperty("rain", 0.8);
  expect(wet).not.toHaveProperty("birds");
  for (const hour of [8, 14])
    expect(aroundField({ ...noon, weather: rain, hour })).not.toHaveProperty("rain");
});

test("snow falls without a sound, and the wind is stronger where the field lies open", () => {
  const snow: Weather = { kind: "snow", from: 0, to: 24 };
  expect(Object.keys(aroundField({ ...noon, weather: snow }))).toEqual(["wind"]);
  const winds = (["sheltered", "airy", "breezy", "windswept"] as const).map(
    (wind) => aroundField({ ...noon, wind }).wind!,
  );
  expect(winds).toEqual(winds.toSorted((a, b) => a - b));
});

test("a room has what burns and what ticks in it, and is else still", () => {
  expect(aroundRoom({ fires: 0, clocks: 0 })).toEqual({});
  expect(Object.keys(aroundRoom({ fires: 1, clocks: 2 }))).toEqual(["fire", "clock"]);
});

test("nothing is ever louder than whole", () => {
  const weather: fc.Arbitrary<Weather> = fc.oneof(
    fc.record({ kind: fc.constantFrom("clear", "cloud", "mist", "frost") }),
    fc.record({
      kind: fc.constantFrom("shower", "rain", "storm", "snow"),
      from: fc.integer({ min: 0, max: 20 }),
      to: fc.integer({ min: 1, max: 24 }),
    }),
  );
  const outdoors: fc.Arbitrary<Outdoors> = fc.record({
    weather,
    hour: fc.integer({ min: 0, max: 23 }),
    light: fc.constantFrom("day", "evening", "night"),
    season: fc.constantFrom("seedtime", "highSun", "leafFall", "hearth"),
    wind: fc.constantFrom("sheltered", "airy", "breezy", "windswept"),
  });
  fc.assert(
    fc.property(outdoors, (one) => {
      for (const loud of Object.values(aroundField(one))) expect(loud > 0 && loud <= 1).toBe(true);
    }),
  );
});
