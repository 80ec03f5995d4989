// Help is weather: whatever neighbours bring, in any order with undo and devices that were away, no step is refused that would be done without it.

import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { applyEvent } from "../events/apply.ts";
import type { FarmEvent } from "../events/event.ts";
import { HOUR } from "../numbers/time.ts";
import type { Farm } from "../state/farm.ts";
import { cropIds } from "../tables/crops.ts";
import { goodIds } from "../tables/goods.ts";
import { fieldGround, masterOf, trialStart } from "../testing/trial.ts";
import { rebase } from "./rebase.ts";

const ground = fieldGround(417);
const plots = ground.plots.length;
const mask = fc.integer({ min: 1, max: 2 ** plots - 1 });
const gap = fc.oneof(fc.integer({ min: 0, max: 240_000 }), fc.integer({ min: 0, max: 9 * HOUR }));

/** A barn that is full and a second letter of the same place are not the weather's to promise. */
const roomy: Farm = masterOf(ground, {
  barn: Object.fromEntries(goodIds.map((good) => [good, 12])),
  seeds: Object.fromEntries(cropIds.map((crop) => [crop, 99])),
  straw: 50,
  tools: { barn: 7, can: 1, stove: 3, bench: 2, frames: 0, sluice: 0 },
});

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("sow"),
      plots: mask,
      what: fc.constantFrom("sunflower", "pea", "carrot", "leek"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("water", "harvest", "harvest", "compost"),
      plots: mask,
    }),
  },
  fc.record({
    kind: fc.constant("sell"),
    good: fc.constantFrom(...goodIds),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ kind: fc.constant("cook"), recipe: fc.constantFrom("peaSoup", "flour", "jam") }),
  fc.record({ kind: fc.constant("settle"), keep: fc.constantFrom("hen", "goat") }),
  fc.record({ kind: fc.constantFrom("gather", "care"), kept: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ kind: fc.constant("take") }),
  fc.record({ kind: fc.constant("undo") }),
);
const help = fc.oneof(
  fc.record({
    kind: fc.constant("shower" as const),
    plots: mask,
    lasts: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ kind: fc.constant("gift" as const), id: fc.integer({ min: 0, max: 30 }) }),
);

type Drawn = { readonly kind: string };

function timed(drawn: readonly (readonly [number, Drawn])[]): FarmEvent[] {
  let at = trialStart;
  return drawn.map(([wait, one]) => {
    const of = at;
    at += wait;
    return { ...one, at, ...(one.kind === "undo" && { of }) } as unknown as FarmEvent;
  });
}

const helpAt = (
  drawn: readonly (readonly [number, { kind: string; lasts?: number; id?: number }])[],
): FarmEvent[] =>
  timed(drawn).map((event) => {
    const { lasts, id, ...rest } = event as FarmEvent & { lasts?: number; id?: number };
    return (
      rest.kind === "shower"
        ? { ...rest, until: rest.at + (lasts ?? 1) * HOUR, by: "farm-1" }
        : { ...rest, id: `gift-${id}`, from: "farm-1", what: { good: "pea", count: 1 }, words: 0 }
    ) as FarmEvent;
  });

const done = (farm: Farm, events: readonly FarmEvent[]): Farm =>
  events.reduce((now, event) => {
    const result = applyEvent(now, event, ground);
    return result.ok ? result.value.farm : now;
  }, farm);

it("takes every step that was taken without it", () => {
  forAll(
    { numRuns: soak(4_000, 120) },
    [
      fc.array(fc.tuple(gap, step), { minLength: 2, maxLength: 40 }),
      fc.array(fc.tuple(gap, help), { minLength: 1, maxLength: 12 }),
      fc.nat(20),
    ],
    (drawn, helped, cut) => {
      // What was taken on a device that heard of nothing.
      let alone = roomy;
      const taken = timed(drawn).filter((event) => {
        const result = applyEvent(alone, event, ground);
        if (result.ok) alone = result.value.farm;
        return result.ok;
      });
      // Some of it was sent before; the rest comes after all that neighbours did meanwhile.
      const seen = done(roomy, taken.slice(0, cut));
      const now = done(seen, helpAt(helped));
      const course = {
        seen: { farm: seen, ground },
        now: { farm: now, ground },
        clock: trialStart + 1e10,
      };
      const { outcomes } = rebase(applyEvent, taken.slice(cut), course);
      expect(outcomes.filter((one) => one !== null && !one.ok)).toEqual([]);
    },
  );
});
