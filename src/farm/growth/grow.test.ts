// The walk over wet stretches finds what a count of every minute finds.
import { describe, expect, it } from "vitest";
import { DAY, dayAt, HOUR, MINUTE } from "../numbers/time.ts";
import {
  did,
  fieldGround,
  masterOf,
  trialFarm,
  trialGround,
  trialStart,
} from "../testing/trial.ts";
import { grownAt, isReady, moistUntil, needOf, readyAt } from "./grow.ts";
import { holdOf } from "./hold.ts";
import { wetOn } from "./wet.ts";

it("is ready after its own time when dry, after two thirds of it when moist", () => {
  const ground = trialGround();
  const sown = did(trialFarm(ground), ground, {
    kind: "sow",
    at: trialStart,
    plots: 1,
    what: "sunflower",
  });
  expect(readyAt(ground, sown, 0)).toBe(trialStart + 90_000);
  const wet = did(sown, ground, { kind: "water", at: trialStart, plots: 1 });
  expect(readyAt(ground, wet, 0)).toBe(trialStart + 60_000);
  expect(isReady(ground, wet, 0, trialStart + 59_999)).toBe(false);
  expect(isReady(ground, wet, 0, trialStart + 60_000)).toBe(true);
});

it("counts no water that came after it was ready, and waits for ever", () => {
  const ground = trialGround();
  const sown = did(trialFarm(ground), ground, {
    kind: "sow",
    at: trialStart,
    plots: 1,
    what: "sunflower",
  });
  const late = did(sown, ground, { kind: "water", at: trialStart + HOUR, plots: 1 });
  expect(grownAt(ground, late, 0, trialStart + 4000 * DAY)).toEqual(
    grownAt(ground, sown, 0, trialStart + 2 * MINUTE),
  );
});

it("is moist for good in the last column by a stream, and until a moment anywhere else", () => {
  const ground = trialGround({ water: "stream", shape: "long-strips" });
  const farm = trialFarm(ground);
  expect(ground.plots.map((_, plot) => moistUntil(ground, farm, plot, trialStart))).toEqual(
    ground.plots.map(({ column }) => (column === 4 ? Number.POSITIVE_INFINITY : trialStart)),
  );
  const wet = did(farm, ground, { kind: "water", at: trialStart, plots: 1 });
  expect(moistUntil(ground, wet, 0, trialStart)).toBe(trialStart + holdOf(ground, 0));
  // Nobody waits for the end of a rain that has none.
  const rain = { kind: "rain", from: 0, to: 24 } as const;
  expect(moistUntil({ ...trialGround(), weather: () => rain }, farm, 0, trialStart)).toBe(
    Number.POSITIVE_INFINITY,
  );
});

describe.each([
  ["a stream", { water: "stream" }],
  ["dew", { water: "dew" }],
  ["a pond and clay to the north", { water: "pond", soil: "clay", aspect: "north" }],
  ["a well", { water: "well" }],
] as const)("by %s, under its own weather", (_, traits) => {
  it("agrees with every minute, however often somebody waters", () => {
    const ground = fieldGround(417, traits);
    const tools = { ...trialFarm(ground).tools, sluice: 1 };
    const plots = 2 ** ground.plots.length - 1;
    let farm = masterOf(ground, { tools, seeds: { pumpkin: 20 } });
    farm = did(farm, ground, { kind: "sow", at: trialStart, plots, what: "pumpkin" });
    const waterings = [0, 7, 29, 31].map((hours) => trialStart + hours * HOUR);
    for (const at of waterings) farm = did(farm, ground, { kind: "water", at, plots });
    const hold = holdOf(ground, 0);
    for (const plot of [0, 4, 9]) {
      const stretches = Array.from({ length: 8 }, (_, i) =>
        wetOn(ground, { plot, sluices: 1, hold, showers: [] }, dayAt(trialStart) - 2 + i),
      ).flat();
      const all = [...stretches, ...waterings.map((at) => [at, at + hold] as const)];
      const isWet = (at: number) => all.some(([from, to]) => from <= at && at < to);
      let [at, grown] = [trialStart, 0];
      for (; grown < needOf("pumpkin"); at += MINUTE) grown += MINUTE * (isWet(at) ? 3 : 2);
      expect(Math.abs(readyAt(ground, farm, plot)! - at)).toBeLessThanOrEqual(8 * MINUTE);
    }
  });
});
