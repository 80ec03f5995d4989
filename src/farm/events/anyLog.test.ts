// Whatever anybody does in whatever order: nothing is thrown, nothing is lost, and it comes out the same again.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { decodeHeld, decodeLog, encodeFarm, encodeLog } from "../codec/text.ts";
import { begin } from "../letters/begin.ts";
import { roomIn } from "../state/barn.ts";
import { companionIds, companyNames } from "../tables/company.ts";
import { cropIds } from "../tables/crops.ts";
import { festivalIds } from "../tables/festivals.ts";
import { goodIds } from "../tables/goods.ts";
import { heirloomIds } from "../tables/heirlooms.ts";
import { keepIds } from "../tables/keeps.ts";
import { names } from "../tables/names.ts";
import { pieceIds } from "../tables/pieces.ts";
import { recipeIds } from "../tables/recipes.ts";
import { surpriseIds } from "../tables/surprises.ts";
import { toolIds } from "../tables/tools.ts";
import { RULES } from "../tables/version.ts";
import { fieldGround, masterOf, start } from "../testing/trial.ts";
import { apply, replay } from "./apply.ts";
import type { Event, Kind } from "./event.ts";

/** At once, mostly a while later, at times much later, now and then by another device that is behind. */
const gap = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 60_000 }) },
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 7_200_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 40 * 86_400_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -3_600_000, max: 0 }) },
);
const mask = fc.integer({ min: 1, max: 2 ** 20 - 1 });
const count = fc.integer({ min: 1, max: 30 });
const slot = fc.integer({ min: 0, max: 3 });
const of = <T>(all: readonly T[]) => fc.constantFrom(...all);
const kind = <K extends Kind>(...kinds: K[]) => of(kinds);

const wish = fc.oneof(
  fc.record({ kind: kind("sow"), plots: mask, what: of([...cropIds, ...heirloomIds]) }),
  fc.record({ kind: kind("water", "harvest", "harvest", "compost"), plots: mask }),
  fc.record({ kind: kind("buySeed"), crop: of(cropIds), count }),
  fc.record({ kind: kind("sell"), good: of(goodIds), count }),
  fc.record({ kind: kind("cook"), recipe: of(recipeIds) }),
  fc.record({ kind: kind("take", "barter") }),
  fc.record({ kind: kind("name"), animal: fc.integer({ min: 0, max: 6 }), name: of(names) }),
  fc.record({ kind: kind("call"), who: of(companionIds), name: of([...companyNames, null]) }),
  fc.record({ kind: kind("gather", "care"), kept: fc.integer({ min: 1, max: 63 }) }),
  fc.record({ kind: kind("settle"), keep: of(keepIds) }),
  fc.record({ kind: kind("raise"), tool: of(toolIds) }),
  fc.record({ kind: kind("answer", "decline"), slot }),
  fc.record({ kind: kind("make"), piece: of(pieceIds) }),
  fc.record({ kind: kind("dye"), crop: of(cropIds) }),
  fc.record({ kind: kind("celebrate"), festival: of(festivalIds) }),
  fc.record({ kind: kind("moveGround"), to: of([417, 3, 2_025, 777, 12_345]) }),
  fc.record({ kind: kind("notice"), surprise: of(surpriseIds) }),
  fc.record({ kind: kind("undo"), ago: fc.integer({ min: 0, max: 400_000 }) }),
);

const steps = fc.array(fc.tuple(gap, wish), { minLength: 1, maxLength: 60 });

function eventsOf(
  drawn: readonly (readonly [number, object & { kind: Kind; ago?: number }])[],
): Event[] {
  let at = start;
  return drawn.map(([wait, { ago, ...rest }]) => {
    const last = at;
    at = Math.max(start, at + wait);
    return { ...rest, at, ...(ago !== undefined && { of: last }) } as Event;
  });
}

it("never throws, keeps every count whole, and replays to the same farm", () => {
  const grounds = [417, 3, 2_025, 777].map((field) => fieldGround(field));
  const drawnGround = fc.constantFrom(...grounds);
  forAll(
    { numRuns: soak(10_000, 200) },
    [drawnGround, fc.boolean(), steps],
    (ground, isMaster, drawn) => {
      const first = isMaster ? masterOf(ground, { straw: 9, timber: 9 }) : begin(ground, start);
      const events = eventsOf(drawn);
      let farm = first;
      let on = ground;
      for (const event of events) {
        const before = JSON.stringify(farm);
        const result = apply(farm, event, on);
        expect(JSON.stringify(farm)).toBe(before);
        if (result.ok) [farm, on] = [result.value.farm, result.value.ground ?? on];
      }
      expect(replay(first, events, ground).farm).toEqual(farm);
      expect(roomIn(farm)).toBeGreaterThanOrEqual(0);
      // What may be kept is whole: its text says so of every count and moment.
      const held = decodeHeld(encodeFarm(farm), ground);
      expect(held.ok && held.value.farm).toEqual(farm);
      expect(held.ok && held.value.ground.field).toBe(on.field);
      const log = { rules: RULES, field: ground.field, begun: start, events } as const;
      expect(decodeLog(encodeLog(log))).toEqual({ ok: true, value: log });
    },
  );
});
