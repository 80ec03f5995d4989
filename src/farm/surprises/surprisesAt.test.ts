// A year on a dozen fields: each surprise comes to somebody, and every field has some in every season.
import { describe, expect, it } from "vitest";
import { seasons } from "../../models/seasons.ts";
import type { FarmGround } from "../ground/ground.ts";
import { needOf } from "../growth/grow.ts";
import { DAY, dayAt, HOUR, type Ms, seasonOn } from "../numbers/time.ts";
import { newcomer } from "../state/begin.ts";
import type { Farm, Sown } from "../state/farm.ts";
import { surpriseIds } from "../tables/surprises.ts";
import { fieldGround, trialFarm } from "../testing/trial.ts";
import { isFullMoon } from "./moon.ts";
import { surprisesAt } from "./surprisesAt.ts";

const FIRST = dayAt(Date.UTC(2026, 2, 1));
const days = Array.from({ length: 365 }, (_, n) => FIRST + n);
const fields = Array.from({ length: 12 }, (_, n) => 400 + n);
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const grown = (what: Sown["what"], tenths: number, at: Ms): Sown => ({
  what,
  at,
  grown: (needOf(what) * tenths) / 10,
  wet: 0,
  seen: at,
});

/** Somebody who has one of everything that draws guests, and a plot to spare. */
function stockedAt(ground: FarmGround, at: Ms): Farm {
  const farm = trialFarm(ground, { kept: [newcomer("hen", at)] });
  const sown = [grown("leek", 2, at), grown("wheat", 8, at), grown("pumpkin", 6, at)];
  const ripe = [grown("sunflower", 10, at), grown("sunflower", 10, at)];
  const plots = farm.plots.map((plot, i) => ({ ...plot, sown: [...sown, ...ripe][i] ?? null }));
  return { ...farm, plots };
}

type Seen = { day: number; hour: number; surprise: string };

const grounds = fields.map((field) => fieldGround(field));

function yearOf(ground: FarmGround, farmAt: (ground: FarmGround, at: Ms) => Farm): Seen[] {
  return days.flatMap((day) => {
    const farm = farmAt(ground, day * DAY);
    return hours.flatMap((hour) =>
      surprisesAt(ground, farm, day * DAY + hour * HOUR).map((surprise) => ({
        day,
        hour,
        surprise,
      })),
    );
  });
}

describe("a year", () => {
  const stocked = new Map(grounds.map((ground) => [ground.field, yearOf(ground, stockedAt)]));

  it("brings each surprise to somebody who has something growing", () => {
    const seen = new Set([...stocked.values()].flat().map((one) => one.surprise));
    expect([...seen].sort()).toEqual([...surpriseIds].sort());
  });

  it("brings three kinds in every season to every field, though nothing is sown there", () => {
    for (const ground of grounds) {
      const year = yearOf(ground, (bare) => trialFarm(bare));
      for (const season of seasons) {
        const kinds = new Set(
          year.filter(({ day }) => seasonOn(day) === season).map((one) => one.surprise),
        );
        expect(kinds.size, `field ${ground.field} in ${season}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it("has something for who comes thrice a day on one day in eight to one in two", () => {
    for (const [field, year] of stocked) {
      const seen = year.filter(({ hour }) => hour === 7 || hour === 12 || hour === 20);
      const share = new Set(seen.map(({ day }) => day)).size / days.length;
      expect(share, `field ${field}`).toBeGreaterThan(1 / 8);
      expect(share, `field ${field}`).toBeLessThan(1 / 2);
    }
  });

  it("mostly has but one thing at a time", () => {
    const moments = [...stocked.values()].flatMap((year) => [
      ...Map.groupBy(year, ({ day, hour }) => `${day} ${hour}`).values(),
    ]);
    const crowded = moments.filter((seen) => seen.length > 2).length;
    expect(crowded / moments.length).toBeLessThan(0.02);
  });
});

it("knows the nights of the full moon", () => {
  // As almanacs have them.
  for (const full of [
    Date.UTC(2026, 0, 3, 10),
    Date.UTC(2026, 5, 29, 23),
    Date.UTC(2026, 10, 24, 14),
    Date.UTC(2027, 6, 18, 15),
  ])
    expect(isFullMoon(full)).toBe(true);
  expect(isFullMoon(Date.UTC(2026, 10, 9, 7))).toBe(false);
  expect(isFullMoon(Date.UTC(2026, 10, 27))).toBe(false);
  expect(days.filter((day) => isFullMoon(day * DAY)).length).toBeLessThan(26);
});
