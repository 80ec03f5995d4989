// What a press means on each kind of plot, and what it costs.
import { expect, it } from "vitest";
import { MINUTE } from "../../farm/numbers/time.ts";
import { did, trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import type { BedState } from "./bed.ts";
import { actionsFor, obvious, worthIt } from "./task.ts";

const ground = trialGround();
const empty = trialFarm(ground);
/** Plot 0 is dry, 1 moist, the others are empty; two minutes later both are ready. */
const farm = did(
  empty,
  ground,
  { kind: "sow", plots: 0b11, what: "sunflower", at: trialStart },
  { kind: "water", plots: 0b10, at: trialStart },
);
const bed: BedState = { ground, farm, now: trialStart + 1000 };

it("brings in what is ready, waters what is dry, sows where nothing grows, and looks at the rest", () => {
  expect([0, 1, 2].map((plot) => obvious(bed, plot, null))).toEqual(["water", null, "sow"]);
  const later = { ...bed, now: trialStart + 2 * MINUTE };
  expect(obvious(later, 0, null)).toBe("gather");
  expect(obvious(later, 1, null)).toBe("gather");
});

it("does a tool's work wherever it is held", () => {
  expect(obvious(bed, 1, "water")).toBe("water");
  expect(obvious(bed, 2, "gather")).toBe("gather");
});

it("passes over the plots along the way that do not want it", () => {
  expect(worthIt(bed, "water", 0b111)).toBe(0b001);
  expect(worthIt(bed, "sow", 0b111)).toBe(0b100);
  expect(worthIt(bed, "feed", 0b111)).toBe(0b111);
});

it("sows what is in the bag, and buys the rest of it first", () => {
  expect(actionsFor(bed, "sow", 0b111100, "pea")).toEqual([
    { kind: "sow", plots: 0b111100, what: "pea" },
  ]);
  expect(actionsFor(bed, "sow", 0b1111100, "pea")).toEqual([
    { kind: "buySeed", crop: "pea", count: 1 },
    { kind: "sow", plots: 0b1111100, what: "pea" },
  ]);
  expect(actionsFor(bed, "sow", 0b111100, "sunflower")).toHaveLength(1);
});

it("buys no more than the purse is good for, and says so where it is good for none", () => {
  const poor = { ...bed, farm: { ...farm, seeds: {}, pence: 3 } };
  expect(actionsFor(poor, "sow", 0b1111100, "pea")[0]).toMatchObject({ count: 1 });
  const broke = { ...bed, farm: { ...farm, seeds: {}, pence: 1 } };
  expect(actionsFor(broke, "sow", 0b1111100, "pea")[0]).toMatchObject({
    kind: "buySeed",
    count: 1,
  });
  const few = { ...bed, farm: { ...farm, seeds: { pea: 1 }, pence: 1 } };
  expect(actionsFor(few, "sow", 0b1111100, "pea")).toHaveLength(1);
});

it("buys nothing for a plot where something grows", () => {
  const bare = { ...bed, farm: { ...farm, seeds: {} } };
  expect(actionsFor(bare, "sow", 0b11, "pea")).toEqual([{ kind: "sow", plots: 0b11, what: "pea" }]);
});
