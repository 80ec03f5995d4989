// When somebody is back, by their own hours, and what is ready for them then.
import { expect, it } from "vitest";
import { DAY, HOUR, MINUTE, type Ms } from "../../farm/numbers/time.ts";
import { masterOf, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { seedsAtHand } from "./view.ts";
import { backTimes, seedsFor, seedTimes, usualReturn } from "./whenBack.ts";

/** Of a Monday in May, by the clock of whoever runs this. */
const at = (hour: number, day = 4): Ms => new Date(2026, 4, day, hour).getTime();
const evenings = [1, 2, 3, 4, 5, 6].map((day) => at(19, day) + 7 * MINUTE);
const mornings = [1, 2, 3, 4].map((day) => at(7, day));

it("knows the hours at which somebody often comes, and the next of them", () => {
  expect(usualReturn(evenings, at(8))).toBe(at(19));
  expect(usualReturn([...evenings, ...mornings], at(20))).toBe(at(7, 5));
  // Whoever is here within the hour is here already.
  expect(usualReturn(evenings, at(18) + 30 * MINUTE)).toBe(null);
  expect(usualReturn(evenings.slice(0, 4), at(8))).toBeNull();
  // Once in ten is no habit.
  expect(usualReturn([at(12), ...evenings, ...mornings], at(8))).toBe(at(19));
});

it("offers what is still to come, the soonest first but for the habit", () => {
  expect(backTimes(evenings, at(8))).toEqual([
    { kind: "soon", at: at(8) + 20 * MINUTE },
    { kind: "usual", at: at(19) },
    { kind: "tonight", at: at(21) },
    { kind: "tomorrow", at: at(8, 5) },
    { kind: "saturday", at: at(8, 9) },
  ]);
  expect(backTimes([], at(22)).map(({ kind }) => kind)).toEqual(["soon", "tomorrow", "saturday"]);
  expect(backTimes([], at(9, 9)).at(-1)).toEqual({ kind: "saturday", at: at(8, 16) });
});

const ground = trialGround();
const bed = { ground, farm: masterOf(ground), now: trialStart };
const all = seedsAtHand(bed.farm);

it("has the seeds that are ready by then first, the longest of them before all", () => {
  const until = trialStart + 5 * HOUR;
  const sorted = seedsFor(bed, all, until);
  expect(sorted.map(({ seed }) => seed).toSorted()).toEqual(all.toSorted());
  const cut = sorted.findIndex(({ isReady }) => !isReady);
  const times = sorted.map(({ watered }) => watered);
  expect(cut).toBeGreaterThan(1);
  expect(times.slice(0, cut)).toEqual(times.slice(0, cut).toSorted((a, b) => b - a));
  expect(times[0]).toBeLessThanOrEqual(until);
  expect(times.slice(cut)).toEqual(times.slice(cut).toSorted((a, b) => a - b));
  expect(seedsFor(bed, all, trialStart + 30 * DAY).every(({ isReady }) => isReady)).toBe(true);
});

it("tells when a seed is ready, watered now or never", () => {
  const { watered, dry } = seedTimes(bed, "sunflower");
  expect([watered - trialStart, dry - trialStart]).toEqual([60_000, 90_000]);
  for (const seed of all) {
    const times = seedTimes(bed, seed);
    expect(times.watered).toBeLessThan(times.dry);
  }
});
