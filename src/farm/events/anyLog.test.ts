// Whatever anybody does in whatever order: nothing is thrown, nothing is lost, and it comes out the same again.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { decodeFarmOnGround, decodeLog, encodeFarm, encodeLog } from "../codec/text.ts";
import { beginFarm } from "../letters/begin.ts";
import { roomIn } from "../state/barn.ts";
import { companionIds, companyNames } from "../tables/company.ts";
import { cropIds } from "../tables/crops.ts";
import { dyeIds } from "../tables/dyes.ts";
import { festivalIds } from "../tables/festivals.ts";
import { goodIds } from "../tables/goods.ts";
import { heirloomIds } from "../tables/heirlooms.ts";
import { animalNames } from "../tables/names.ts";
import { workIds } from "../tables/neighbours.ts";
import { pieceIds } from "../tables/pieces.ts";
import { producerKinds } from "../tables/producers.ts";
import { recipeIds } from "../tables/recipes.ts";
import { slots } from "../tables/slots.ts";
import { surpriseIds } from "../tables/surprises.ts";
import { toolIds } from "../tables/tools.ts";
import { RULES } from "../tables/version.ts";
import { yardIds } from "../tables/yard.ts";
import { fieldGround, masterOf, trialStart } from "../testing/trial.ts";
import { applyEvent, replay } from "./apply.ts";
import type { FarmEvent, FarmEventKind } from "./event.ts";

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
const kind = <K extends FarmEventKind>(...kinds: K[]) => of(kinds);

const sentence = fc.integer({ min: 0, max: 39 });
const giftId = of(["gift-1", "gift-2", "gift-3"]);
const present = fc.oneof(
  fc.record({ good: of(goodIds), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ seed: of(heirloomIds) }),
);

const wish = fc.oneof(
  fc.record({ kind: kind("sow"), plots: mask, what: of([...cropIds, ...heirloomIds]) }),
  fc.record({ kind: kind("water", "harvest", "harvest", "compost"), plots: mask }),
  fc.record({ kind: kind("buySeed"), crop: of(cropIds), count }),
  fc.record({ kind: kind("sell"), good: of(goodIds), count }),
  fc.record({ kind: kind("cook"), recipe: of(recipeIds) }),
  fc.record({ kind: kind("take", "barter") }),
  fc.record({ kind: kind("name"), animal: fc.integer({ min: 0, max: 6 }), name: of(animalNames) }),
  fc.record({ kind: kind("call"), who: of(companionIds), name: of([...companyNames, null]) }),
  fc.record({ kind: kind("gather", "care"), kept: fc.integer({ min: 1, max: 63 }) }),
  fc.record({ kind: kind("settle"), keep: of(producerKinds) }),
  fc.record({ kind: kind("raise"), tool: of(toolIds) }),
  fc.record({ kind: kind("answer", "decline"), slot }),
  fc.record({ kind: kind("make"), piece: of(pieceIds) }),
  fc.record({ kind: kind("dye"), crop: of(cropIds) }),
  fc.record({ kind: kind("celebrate"), festival: of(festivalIds) }),
  fc.record({ kind: kind("moveGround"), to: of([417, 3, 2_025, 777, 12_345]) }),
  fc.record({ kind: kind("notice"), surprise: of(surpriseIds) }),
  fc.record({ kind: kind("build"), yard: of(yardIds) }),
  fc.record({ kind: kind("dress"), slot: of(slots), look: of([...yardIds, ...dyeIds, null]) }),
  fc.record({ kind: kind("nameFarm"), name: of([{ first: "Cuckoo", second: "Wick" }, null]) }),
  fc.record({ kind: kind("join", "sit"), festival: of(festivalIds) }),
  fc.record({ kind: kind("post", "buyTimber") }),
  fc.record({ kind: kind("leaveGift"), to: of(["farm-1"]), what: present, words: sentence }),
  fc.record({ kind: kind("takeGift"), id: giftId }),
  fc.record({
    kind: kind("giveWorks"),
    work: of(workIds),
    what: of([...goodIds, "pence"]),
    n: count,
  }),
  fc.record({
    kind: kind("gift"),
    id: giftId,
    from: of(["farm-1", "farm-2"]),
    what: present,
    words: sentence,
  }),
  fc.record({ kind: kind("shower"), plots: mask, lasts: fc.integer({ min: 1, max: 2 ** 26 }) }),
  fc.record({ kind: kind("changeRules", "learn"), to: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: kind("undo"), ago: fc.integer({ min: 0, max: 400_000 }) }),
);

const steps = fc.array(fc.tuple(gap, wish), { minLength: 1, maxLength: 60 });

function eventsOf(
  drawn: readonly (readonly [
    number,
    object & { kind: FarmEventKind; ago?: number; lasts?: number },
  ])[],
): FarmEvent[] {
  let at = trialStart;
  return drawn.map(([wait, { ago, lasts, ...rest }]) => {
    const last = at;
    at = Math.max(trialStart, at + wait);
    return {
      ...rest,
      at,
      ...(ago !== undefined && { of: last }),
      ...(lasts !== undefined && { until: at + lasts, by: "farm-3" }),
    } as FarmEvent;
  });
}

it("never throws, keeps every count whole, and replays to the same farm", () => {
  const grounds = [417, 3, 2_025, 777].map((field) => fieldGround(field));
  const drawnGround = fc.constantFrom(...grounds);
  forAll(
    { numRuns: soak(10_000, 200) },
    [drawnGround, fc.boolean(), steps],
    (ground, isMaster, drawn) => {
      const first = isMaster
        ? masterOf(ground, { straw: 9, timber: 9 })
        : beginFarm(ground, trialStart);
      const events = eventsOf(drawn);
      let farm = first;
      let on = ground;
      for (const event of events) {
        const before = JSON.stringify(farm);
        const result = applyEvent(farm, event, on);
        expect(JSON.stringify(farm)).toBe(before);
        if (result.ok) [farm, on] = [result.value.farm, result.value.ground ?? on];
      }
      expect(replay(first, events, ground).farm).toEqual(farm);
      expect(roomIn(farm)).toBeGreaterThanOrEqual(0);
      // What may be kept is whole: its text says so of every count and moment.
      const held = decodeFarmOnGround(encodeFarm(farm), ground);
      expect(held.ok && held.value.farm).toEqual(farm);
      expect(held.ok && held.value.ground.field).toBe(on.field);
      const log = { rules: RULES, field: ground.field, begun: trialStart, events } as const;
      expect(decodeLog(encodeLog(log))).toEqual({ ok: true, value: log });
    },
  );
});
