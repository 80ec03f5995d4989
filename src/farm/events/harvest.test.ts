import { expect, it } from "vitest";
import { MINUTE } from "../numbers/time.ts";
import {
  trialStart as at,
  did,
  expectRefusal,
  masterOf,
  must,
  trialFarm,
  trialGround,
} from "../testing/trial.ts";
import { applyEvent } from "./apply.ts";

const ground = trialGround();
const farm = trialFarm(ground);
const sown = did(farm, ground, { kind: "sow", at, plots: 0b11, what: "sunflower" });
const later = at + 2 * MINUTE;

it("refuses what is not ready, and says when it will be", () => {
  const asked = applyEvent(sown, { kind: "harvest", at: at + MINUTE, plots: 0b11 }, ground);
  expect(expectRefusal(asked)).toEqual({ kind: "notRipe", plots: 0b11, readyAt: at + 90_000 });
  const empty = applyEvent(farm, { kind: "harvest", at, plots: 1 }, ground);
  expect(expectRefusal(empty)).toEqual({ kind: "notRipe", plots: 1, readyAt: null });
});

it("refuses where the barn is full, and the crop waits in the ground", () => {
  const full = { ...sown, barn: { egg: 120 } };
  const asked = applyEvent(full, { kind: "harvest", at: later, plots: 0b11 }, ground);
  expect(expectRefusal(asked)).toMatchObject({ kind: "barnFull", room: 0 });
  const next = must(
    applyEvent(full, { kind: "sell", at: later, good: "egg", count: 100 }, ground),
  ).farm;
  expect(applyEvent(next, { kind: "harvest", at: at + 86_400_000, plots: 0b11 }, ground).ok).toBe(
    true,
  );
});

it("brings in what is ready and leaves the rest", () => {
  const mixed = did(sown, ground, { kind: "sow", at, plots: 0b100, what: "pea" });
  const { farm: after, told } = must(
    applyEvent(mixed, { kind: "harvest", at: later, plots: 0b111 }, ground),
  );
  expect(told).toMatchObject({ on: 0b11, left: 0b100 });
  expect(after.barn).toEqual(told.goods);
  expect(after.plots[2]?.sown?.what).toBe("pea");
  expect(after.plots[0]).toMatchObject({ last: "sunflower", sown: null });
  expect(after.deeds).toBe(2);
  expect(after.book["crop sunflower"]).toMatchObject({
    n: 2,
    first: later,
    best: told.record?.grams,
  });
});

it("has more of what was moist from first to last", () => {
  const wet = did(sown, ground, { kind: "water", at, plots: 0b01 });
  const dry = must(applyEvent(sown, { kind: "harvest", at: later, plots: 0b11 }, ground));
  const moist = must(applyEvent(wet, { kind: "harvest", at: later, plots: 0b11 }, ground));
  expect(moist.farm.book["moist sunflower"]?.n).toBe(1);
  expect(moist.told.goods?.sunflower).toBeGreaterThanOrEqual(dry.told.goods?.sunflower ?? 0);
});

it("gives back seed of an heirloom, two where it was moist", () => {
  const own = ground.heirloom;
  const master = masterOf(ground, { seeds: { [own]: 2 } });
  const grown = did(master, ground, { kind: "sow", at, plots: 0b11, what: own });
  const watered = did(grown, ground, { kind: "water", at, plots: 0b01 });
  const { farm: after } = must(
    applyEvent(watered, { kind: "harvest", at: at + 5 * 86_400_000, plots: 3 }, ground),
  );
  expect(after.seeds[own]).toBeGreaterThanOrEqual(2);
  expect(after.book[`heirloom ${own}`]?.n).toBe(2);
});

it("tires the soil, the same crop twice more than another", () => {
  const heartAfter = (...crops: ("carrot" | "beet")[]) =>
    crops.reduce(
      (now, what, i) =>
        did(
          now,
          ground,
          { kind: "sow", at: at + i * 7_200_000, plots: 1, what },
          { kind: "harvest", at: at + (i + 1) * 7_200_000, plots: 1 },
        ),
      masterOf(ground, { seeds: { carrot: 2, beet: 2 } }),
    ).plots[0]!.heart;
  expect(heartAfter("carrot", "carrot")).toBeLessThan(heartAfter("beet", "carrot"));
});
