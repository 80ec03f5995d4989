// A line does what it says: the deed itself, on the plots that it speaks of, or it opens the paper that it names.
import { expect, it } from "vitest";
import { apply } from "../../farm/events/apply.ts";
import type { Event } from "../../farm/events/event.ts";
import { membersOf } from "../../farm/numbers/mask.ts";
import { MINUTE } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";
import { did, start, trialFarm, trialGround } from "../../farm/testing/trial.ts";
import { leadOf } from "./leadOf.ts";
import { nextStep } from "./nextStep.ts";

const ground = trialGround();
const fresh = trialFarm(ground);

/** What comes of pressing the line that a farm has now. */
function pressed(farm: Farm, now: number): Farm {
  const bed = { ground, farm, now };
  const lead = leadOf(nextStep(bed)!, bed);
  if (lead?.kind !== "do") throw new Error("The line does nothing");
  return lead.wishes.reduce((before, wish) => {
    const done = apply(before, { ...wish, at: now } as Event, ground);
    if (!done.ok) throw new Error(done.reason.kind);
    return done.value.farm;
  }, farm);
}
const sownIn = ({ plots }: Farm) => plots.flatMap(({ sown }, i) => (sown ? [i] : []));
const kindOf = (farm: Farm, now: number) => nextStep({ ground, farm, now })?.kind;

it("leads from the first press to peas by nothing but the line itself", () => {
  const first = nextStep({ ground, farm: fresh, now: start })!.plot!;
  const sown = pressed(fresh, start);
  expect(sownIn(sown)).toEqual([first]);
  expect(kindOf(sown, start)).toBe("water");
  const watered = pressed(sown, start + 10_000);
  expect(kindOf(watered, start + 10_000)).toBe("along");
  const full = pressed(watered, start + 20_000);
  expect(sownIn(full)).toHaveLength(ground.plots.length);
  expect(kindOf(full, start + 20_000)).toBe("water");
  const wet = pressed(full, start + 21_000);
  const bed = { ground, farm: wet, now: start + 21_000 };
  expect(nextStep(bed)?.kind).toBe("wait");
  expect(leadOf(nextStep(bed)!, bed)).toBeNull();
  const reaped = pressed(wet, start + 2 * MINUTE);
  expect(sownIn(reaped)).toHaveLength(ground.plots.length - 1);
  const cleared = did(reaped, ground, {
    kind: "harvest",
    at: start + 2 * MINUTE,
    plots: 2 ** ground.plots.length - 1,
  });
  const peas = { ...cleared, letters: [] };
  expect(kindOf(peas, start + 2 * MINUTE)).toBe("peas");
  const sowed = pressed(peas, start + 2 * MINUTE);
  expect(membersOf(0b1111).map((i) => sowed.plots[i]!.sown?.what)).toEqual(Array(4).fill("pea"));
  expect(sownIn(sowed)).toHaveLength(4);
});

it("opens the paper on which it is done", () => {
  const bed = { ground, farm: fresh, now: start };
  const papers = (["letter", "sell", "soup"] as const).map((kind) =>
    leadOf({ kind, plot: null }, bed),
  );
  expect(papers).toEqual([
    { kind: "open", paper: "today" },
    { kind: "open", paper: "barn" },
    { kind: "open", paper: "kitchen" },
  ]);
});
