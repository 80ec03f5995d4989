// A line does what it says: the deed itself, on the plots that it speaks of, or it opens the paper that it names.
import { expect, it } from "vitest";
import { applyEvent } from "../../farm/events/apply.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import { membersOf } from "../../farm/numbers/mask.ts";
import { MINUTE } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { did, trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { leadOf } from "./leadOf.ts";
import { suggestNextStep } from "./nextStep.ts";

const ground = trialGround();
const fresh = trialFarm(ground);

/** What comes of pressing the line that a farm has now. */
function pressed(farm: Farm, now: number): Farm {
  const bed = { ground, farm, now };
  const lead = leadOf(suggestNextStep(bed)!, bed);
  if (lead?.kind !== "do") throw new Error("The line does nothing");
  return lead.wishes.reduce((before, wish) => {
    const done = applyEvent(before, { ...wish, at: now } as FarmEvent, ground);
    if (!done.ok) throw new Error(done.reason.kind);
    return done.value.farm;
  }, farm);
}
const sownIn = ({ plots }: Farm) => plots.flatMap(({ sown }, i) => (sown ? [i] : []));
const kindOf = (farm: Farm, now: number) => suggestNextStep({ ground, farm, now })?.kind;

it("leads from the first press to peas by nothing but the line itself", () => {
  const first = suggestNextStep({ ground, farm: fresh, now: trialStart })!.plot!;
  const sown = pressed(fresh, trialStart);
  expect(sownIn(sown)).toEqual([first]);
  expect(kindOf(sown, trialStart)).toBe("water");
  const watered = pressed(sown, trialStart + 10_000);
  expect(kindOf(watered, trialStart + 10_000)).toBe("along");
  const full = pressed(watered, trialStart + 20_000);
  expect(sownIn(full)).toHaveLength(ground.plots.length);
  expect(kindOf(full, trialStart + 20_000)).toBe("water");
  const wet = pressed(full, trialStart + 21_000);
  const bed = { ground, farm: wet, now: trialStart + 21_000 };
  expect(suggestNextStep(bed)?.kind).toBe("wait");
  expect(leadOf(suggestNextStep(bed)!, bed)).toBeNull();
  const reaped = pressed(wet, trialStart + 2 * MINUTE);
  expect(sownIn(reaped)).toHaveLength(ground.plots.length - 1);
  const cleared = did(reaped, ground, {
    kind: "harvest",
    at: trialStart + 2 * MINUTE,
    plots: 2 ** ground.plots.length - 1,
  });
  const peas = { ...cleared, letters: [] };
  expect(kindOf(peas, trialStart + 2 * MINUTE)).toBe("peas");
  const sowed = pressed(peas, trialStart + 2 * MINUTE);
  expect(membersOf(0b1111).map((i) => sowed.plots[i]!.sown?.what)).toEqual(Array(4).fill("pea"));
  expect(sownIn(sowed)).toHaveLength(4);
});

it("opens the paper on which it is done", () => {
  const bed = { ground, farm: fresh, now: trialStart };
  const papers = (["sell", "soup"] as const).map((kind) => leadOf({ kind, plot: null }, bed));
  expect(papers).toEqual([
    { kind: "open", paper: "barn" },
    { kind: "open", paper: "kitchen" },
  ]);
});
