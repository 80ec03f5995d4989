import { expect, test } from "vitest";
import { dateOf, dayOf, weatherOn } from "../../fields/weather/weather.ts";
import { fallsAt, todayAt } from "./fallsAt.ts";

const place = { parish: 7, region: "moor" } as const;

test("it falls from the hour that the weather says to the other, and at no time else", () => {
  const seen = new Set<string | null>();
  const first = dayOf(new Date("2026-03-01"));
  for (let day = first; day < first + 365; day++) {
    const weather = weatherOn(place, day);
    for (let hour = 0; hour < 24; hour++) {
      const at = new Date(dateOf(day).getTime() + hour * 3_600_000 + 1_800_000);
      const falls = fallsAt(place, at);
      const isWet = "from" in weather && weather.from <= hour && hour < weather.to;
      expect(falls, `${weather.kind} at ${at.toISOString()}`).toBe(
        isWet ? (weather.kind === "snow" ? "snow" : "rain") : null,
      );
      seen.add(falls);
    }
  }
  expect(seen).toEqual(new Set([null, "rain", "snow"]));
});

test("an hour that is chosen is one of the visitor's own day", () => {
  const now = new Date(2026, 10, 25, 16, 40);
  expect(todayAt(23 * 60 + 30, now)).toEqual(new Date(2026, 10, 25, 23, 30));
  expect(todayAt(0, now)).toEqual(new Date(2026, 10, 25, 0, 0));
});
