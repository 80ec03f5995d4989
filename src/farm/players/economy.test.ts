// Each kind of visitor for a hundred and twenty days, or all of them for a year: the figures keep their limits, and every log replays to its farm.
import { describe, expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { decodeFarm, encodeFarm, hashFarm } from "../codec/text.ts";
import { replay } from "../events/apply.ts";
import { beginFarm } from "../letters/begin.ts";
import { levelOf } from "../state/deeds.ts";
import { fieldGround } from "../testing/trial.ts";
import {
  isWithinLimit,
  type Limit,
  limitOfAbsence,
  limitOfBot,
  limitOfDry,
  limitOfMinutes,
  limitOfNeighbours,
  limitsOfFour,
  limitsOfYear,
} from "./limits.ts";
import {
  botPlayer,
  coffeePlayer,
  dryPlayer,
  gardenerPlayer,
  kettlePlayer,
  metPlayer,
  weekendPlayer,
} from "./players.ts";
import { incomeOf, runPlayer } from "./ran.ts";
import { fourSeasons, limitsOfTrait, oneSummer, tradedTraits } from "./traitLimits.ts";

const place = { ground: fieldGround(417), start: Date.UTC(2026, 2, 1) };
const days = soak(365, 120);
const course = { ...place, days };
const [kettle, coffee, weekend, gardener, dry] = [
  runPlayer(kettlePlayer, course),
  runPlayer(coffeePlayer, course),
  runPlayer(weekendPlayer, course),
  runPlayer(gardenerPlayer, course),
  runPlayer(dryPlayer, course),
] as const;
const four = { kettle, coffee, weekend, gardener };

const expectHeld = (limits: readonly Limit[]) =>
  expect(limits.filter((limit) => !isWithinLimit(limit))).toEqual([]);

it("respects time, has no crop that rules, leaves nobody stuck, and rewards care", () => {
  expectHeld([
    ...limitsOfFour(four),
    limitOfDry(dry, coffee),
    limitOfNeighbours(runPlayer(metPlayer, course), kettle),
  ]);
});

it("earns more with more time, but not as much more as the time", () => {
  const incomes = [kettle, coffee, gardener].map(incomeOf);
  expect(incomes).toEqual(incomes.toSorted((a, b) => a - b));
  expect(incomeOf(coffee) / incomeOf(kettle)).toBeLessThan(12 / 5);
});

describe.each(Object.entries(four))("%s", (_, { hand }) => {
  it("gets on, and its log replays to the same farm", () => {
    expect(levelOf(hand.farm)).toBeGreaterThanOrEqual(16);
    const again = replay(beginFarm(place.ground, place.start), hand.log, place.ground);
    expect(again.refused).toEqual([]);
    expect(hashFarm(again.farm)).toBe(hashFarm(hand.farm));
    expect(decodeFarm(encodeFarm(hand.farm), place.ground.plots.length).ok).toBe(true);
  });
});

// These take a bot's days and nights, three hundred further courses and more.
it.runIf(days >= 364)("keeps every other limit over a year", () => {
  expectHeld([
    limitOfBot(runPlayer(botPlayer, course), gardener),
    ...limitsOfYear(four),
    limitOfAbsence(place),
    limitOfMinutes([place, { ...place, ground: fieldGround(2_025) }]),
  ]);
});

it("has no better shape to dig", () => {
  expectHeld(limitsOfTrait("shape", fieldGround, days >= 364 ? fourSeasons : oneSummer));
});

it.runIf(days >= 364).each(tradedTraits.slice(1))("has no better kind of %s", (trait) => {
  expectHeld(limitsOfTrait(trait, fieldGround));
});

it("tells a broken limit from one that is held", () => {
  const limit = { what: "", figure: 1, least: 1, most: 2 };
  expect([0.9, 1, 2, 2.1].map((figure) => isWithinLimit({ ...limit, figure }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
