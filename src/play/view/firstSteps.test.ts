// A newcomer's first two minutes, line by line.
import { expect, it } from "vitest";
import { MINUTE } from "../../farm/numbers/time.ts";
import { did, trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { firstStep } from "./firstSteps.ts";

const ground = trialGround();
const fresh = trialFarm(ground);
const sown = did(fresh, ground, { kind: "sow", plots: 1, what: "sunflower", at: trialStart });
const watered = did(sown, ground, { kind: "water", plots: 1, at: trialStart + 12_000 });
const more = did(watered, ground, {
  kind: "sow",
  plots: 0b1111110,
  what: "sunflower",
  at: trialStart + 30_000,
});
const late = trialStart + 2 * MINUTE;
const reaped = did(more, ground, { kind: "harvest", plots: 1, at: late });

const told = (farm: typeof fresh, now: number) => firstStep({ ground, farm, now });

it("leads from the first press to the first harvest within a hundred seconds", () => {
  expect(told(fresh, trialStart)).toEqual({ kind: "press", plot: 0 });
  expect(told(sown, trialStart)).toEqual({
    kind: "water",
    plot: 0,
    ready: trialStart + 90_000,
    count: 1,
  });
  const ready = trialStart + 12_000 + 52_000;
  expect(told(watered, trialStart + 12_000)).toEqual({ kind: "along", plot: 0, ready });
  // The first of the row in front: what points at it crosses no other.
  expect(told(more, trialStart + 30_000)).toMatchObject({ kind: "water", plot: 3, count: 6 });
  expect(told(more, ready)).toEqual({ kind: "gather", plot: 0 });
  expect(ready - trialStart).toBeLessThan(100_000);
});

it("names the peas once, and then leaves everybody alone", () => {
  expect(told(reaped, late)).toEqual({ kind: "peas", plot: 0, count: 4 });
  const peas = did(reaped, ground, { kind: "sow", plots: 1, what: "pea", at: late });
  const harvest = { kind: "harvest", plots: 1, at: late + 6 * MINUTE } as const;
  expect(told(did(peas, ground, harvest), harvest.at)).toBeNull();
});

it("says nothing to who goes another way", () => {
  expect(told({ ...fresh, deeds: 2 }, trialStart)).toBeNull();
});
