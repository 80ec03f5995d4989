// Tests that ten years of weather keep what is promised of them, in every region and season.
import { describe, expect, test } from "vitest";
import { type Season, seasons } from "../../models/seasons.ts";
import { seasonAt } from "../calendar.ts";
import { type KindOf, odds } from "../odds.ts";
import { dateOf, dayOf, type Weather, weatherOn } from "./weather.ts";
import { weatherWords } from "./words.ts";

const FIRST = dayOf(new Date("2026-01-01"));
const DAYS = 3653;

/** Of a hundred days, how many are wet. */
const wetDays: Record<KindOf<"region">, number> = {
  vale: 27,
  meadows: 32,
  wood: 31,
  downs: 23,
  shore: 26,
  heath: 22,
  moor: 34,
  fells: 38,
};
const wetDaysOf: Record<Season, number> = { seedtime: 32, highSun: 21, leafFall: 36, hearth: 27 };

type Told = { season: Season; weather: Weather };

const isWet = ({ weather }: Told) => "from" in weather;

/** One parish after another, each for ten years. */
const years = new Map(
  odds.region.map(({ id: region }) => {
    const told = Array.from({ length: 10 }, (_, n) =>
      Array.from({ length: DAYS }, (_, day): Told => {
        const weather = weatherOn({ parish: n * 11, region }, FIRST + day);
        return { season: seasonAt(dateOf(FIRST + day)), weather };
      }),
    );
    return [region, told] as const;
  }),
);

const percent = (part: number, all: number) => (100 * part) / all;

describe("weather", () => {
  test.each(Object.entries(wetDays))(
    "in the %s, about %d days in a hundred are wet",
    (region, of) => {
      const all = years.get(region as KindOf<"region">)!.flat();
      const wet = all.filter(isWet);
      expect(Math.abs(percent(wet.length, all.length) - of)).toBeLessThan(1.5);
      const showers = wet.filter(({ weather }) => weather.kind === "shower");
      expect(showers.length / wet.length).toBeGreaterThan(0.63);
      expect(showers.length / wet.length).toBeLessThan(0.74);
    },
  );

  test.each(seasons)("%s has its share of wet days", (season) => {
    const all = [...years.values()].flat(2).filter((told) => told.season === season);
    const share = percent(all.filter(isWet).length, all.length);
    expect(Math.abs(share - wetDaysOf[season])).toBeLessThan(1.5);
  });

  test("no dry time is longer than eleven days, and everywhere one is as long", () => {
    for (const told of [...years.values()].flat()) {
      let [dry, longest] = [0, 0];
      for (const day of told) {
        dry = isWet(day) ? 0 : dry + 1;
        longest = Math.max(longest, dry);
      }
      expect(longest).toBe(11);
    }
  });

  test("snow and frost belong to Hearth, and every other kind to every season", () => {
    for (const season of seasons) {
      const kinds = new Set(
        [...years.values()]
          .flat(2)
          .flatMap((told) => (told.season === season ? told.weather.kind : [])),
      );
      const always = ["clear", "cloud", "mist", "shower", "rain", "storm"];
      expect([...kinds].sort()).toEqual(
        (season === "hearth" ? [...always, "frost", "snow"] : always).sort(),
      );
    }
  });

  test("it rains within the day, for full hours", () => {
    const odd = [...years.values()].flat(2).filter(({ weather }) => {
      if (!("from" in weather)) return false;
      const { kind, from, to } = weather;
      const [least, most] = kind === "shower" ? [2, 3] : [5, 9];
      const isWithin = Number.isInteger(from) && from >= 0 && to <= 24;
      return !isWithin || to - from < least || to - from > most;
    });
    expect(odd).toEqual([]);
  });

  describe("fronts", () => {
    const wetOn = (parish: number, day: number) =>
      "from" in weatherOn({ parish, region: "vale" }, FIRST + day);
    const days = Array.from({ length: DAYS }, (_, day) => day);
    /** How often it is wet here, where it is wet there. */
    const both = (here: (day: number) => boolean, there: (day: number) => boolean) => {
      const wet = days.filter(there);
      return wet.filter(here).length / wet.length;
    };

    test("a wet day is often followed by another", () => {
      const again = both(
        (day) => wetOn(0, day + 1),
        (day) => wetOn(0, day),
      );
      expect(again).toBeGreaterThan(0.4);
      expect(again).toBeLessThan(0.65);
    });

    test("parishes side by side share their weather, those far apart hardly", () => {
      const near = both(
        (day) => wetOn(1, day),
        (day) => wetOn(0, day),
      );
      const far = both(
        (day) => wetOn(91, day),
        (day) => wetOn(100, day),
      );
      expect(near).toBeGreaterThan(0.55);
      expect(far).toBeLessThan(near - 0.15);
    });

    test("where less rain falls it falls only when it falls next door", () => {
      for (const day of days.slice(0, 400)) {
        const told = (region: KindOf<"region">) => weatherOn({ parish: 7, region }, FIRST + day);
        const [heath, moor] = [told("heath"), told("moor")];
        if (heath.kind === "rain" || heath.kind === "storm") expect(moor).toEqual(heath);
      }
    });
  });

  test("a day is the same for everybody, from midnight to midnight UTC", () => {
    const [first, last] = ["2026-11-23T00:00:00Z", "2026-11-23T23:59:59.999Z"].map((at) =>
      dayOf(new Date(at)),
    );
    expect(first).toBe(last);
    expect(dayOf(new Date("2026-11-24T00:30:00+02:00"))).toBe(first);
    expect(dateOf(first!).toISOString()).toBe("2026-11-23T00:00:00.000Z");
  });

  test("words tell the hours of what falls", () => {
    expect(weatherWords({ kind: "rain", from: 9, to: 15 })).toBe("Rain, 09:00 to 15:00");
    expect(weatherWords({ kind: "snow", from: 0, to: 24 })).toBe("Snow, 00:00 to 24:00");
    expect(weatherWords({ kind: "mist" })).toBe("Morning mist");
  });
});
