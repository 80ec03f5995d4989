// Two players for two weeks, or a year: nobody is stuck, and time is respected. The whole gate is a benchmark.
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { decodeFarm, encodeFarm, hashOf } from "../codec/text.ts";
import { replay } from "../events/apply.ts";
import { begin } from "../letters/begin.ts";
import { levelOf } from "../state/deeds.ts";
import { fieldGround } from "../testing/trial.ts";
import { play, sharesOf } from "./play.ts";
import { coffeePlayer, kettlePlayer } from "./players.ts";

const ground = fieldGround(417);
const start = Date.UTC(2026, 2, 1);
const [kettle, coffee] = [kettlePlayer, coffeePlayer].map((player) =>
  play(player, { ground, start, days: soak(365, 14) }),
) as [ReturnType<typeof play>, ReturnType<typeof play>];

it("earns more with more time, but not as much more as the time", () => {
  const ratio = coffee.tally.income / kettle.tally.income;
  expect(ratio).toBeGreaterThan(1.2);
  expect(ratio).toBeLessThan(2.6);
});

it.each([
  ["5 minutes", kettle],
  ["12 minutes", coffee],
])("%s: grows many things, gets on, and its log replays to the same farm", (_, hand) => {
  expect(levelOf(hand.farm)).toBeGreaterThanOrEqual(9);
  const shares = sharesOf(hand);
  expect(shares.size).toBeGreaterThanOrEqual(9);
  expect(Math.max(...shares.values())).toBeLessThan(350);
  expect(hand.tally.idleVisits).toBe(0);
  const again = replay(begin(ground, start), hand.log, ground);
  expect(again.refused).toEqual([]);
  expect(hashOf(again.farm)).toBe(hashOf(hand.farm));
  expect(decodeFarm(encodeFarm(hand.farm), ground.plots.length).ok).toBe(true);
});
