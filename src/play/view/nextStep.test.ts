// A newcomer's first minutes after the first harvest: a letter, peas, soup, something slow; then nobody is told anything.
import { expect, it } from "vitest";
import { MINUTE } from "../../farm/numbers/time.ts";
import { deedsFor } from "../../farm/tables/level.ts";
import { did, trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { suggestNextStep } from "./nextStep.ts";

const ground = trialGround();
const book = { "crop sunflower": { n: 1, first: trialStart } };
const fresh = trialFarm(ground, { book, barn: {} });
const letter = fresh.letters[0]!;
const good = letter.good!;
const told = (farm: typeof fresh, now = trialStart) => suggestNextStep({ ground, farm, now });

it("begins as the first steps do, in front", () => {
  const { row } = ground.plots.at(-1)!;
  const front = ground.plots.findIndex((plot) => plot.row === row);
  expect(told(trialFarm(ground))).toEqual({ kind: "press", plot: front });
});

it("names the first letter once it can be answered, and only the first", () => {
  const able = { ...fresh, barn: { [good]: letter.count } };
  const { count, pay } = letter;
  expect(told(able)).toEqual({ kind: "letter", plot: null, slot: 0, letter: { good, count, pay } });
  expect(told({ ...able, barn: { [good]: letter.count - 1 } })?.kind).not.toBe("letter");
  const sent = did(able, ground, { kind: "answer", at: trialStart, slot: 0 });
  expect(told(sent)).toEqual({ kind: "peas", plot: 0, count: 4 });
});

const grown = {
  ...fresh,
  deeds: deedsFor(2),
  letters: [],
  book: {
    ...book,
    "crop pea": { n: 1, first: trialStart },
    "villager vet": { n: 1, first: trialStart },
  },
} as const;

it("names the way to sell once, when the barn is nearly full", () => {
  const full = { ...grown, barn: { sunflower: 110 } };
  expect(told(full)).toEqual({ kind: "sell", plot: null });
  const sold = did(full, ground, { kind: "sell", at: trialStart, good: "sunflower", count: 1 });
  expect(told(sold)?.kind).toBe("slow");
});

it("names soup as soon as there is enough for it, until it is on", () => {
  const able = { ...grown, barn: { pea: 5 } };
  expect(told(able)).toEqual({ kind: "soup", plot: null });
  expect(told({ ...able, deeds: 0 })).toBeNull();
  const cooking = did(able, ground, { kind: "cook", at: trialStart, recipe: "peaSoup" });
  expect(told(cooking)?.kind).toBe("slow");
});

it("names the slowest that one knows, with when it will be ready, until it stands or has stood", () => {
  const ready = trialStart + 20 * MINUTE;
  expect(told(grown)).toEqual({ kind: "slow", plot: 0, crop: "carrot", ready });
  expect(told({ ...grown, pence: 0 })).toBeNull();
  const seeds = { carrot: 1 };
  const sow = { kind: "sow", at: trialStart, plots: 0b100, what: "carrot" } as const;
  expect(told(did({ ...grown, seeds }, ground, sow))).toBeNull();
  const had = { ...grown.book, "crop carrot": { n: 1, first: trialStart } };
  expect(told({ ...grown, book: had })).toBeNull();
  expect(told({ ...grown, book: had, deeds: deedsFor(3) })).toMatchObject({ crop: "beet" });
});

it("says nothing to who has come further", () => {
  expect(told({ ...grown, deeds: deedsFor(5) })).toMatchObject({ crop: "bean" });
  expect(told({ ...grown, deeds: deedsFor(6), barn: { pea: 5 } })).toBeNull();
});

it("speaks of the plot that is chosen, where it holds there as well", () => {
  const farm = did(trialFarm(ground), ground, {
    kind: "sow",
    plots: 0b110,
    what: "sunflower",
    at: trialStart,
  });
  const at = (chosen: number | null) => suggestNextStep({ ground, farm, now: trialStart }, chosen);
  expect(at(null)).toMatchObject({ kind: "water", plot: 1, count: 2 });
  expect(at(2)).toMatchObject({ kind: "water", plot: 2, ready: trialStart + 90_000 });
  expect(at(0)).toMatchObject({ kind: "water", plot: 1 });
  expect(suggestNextStep({ ground, farm: trialFarm(ground), now: trialStart }, 5)).toEqual({
    kind: "press",
    plot: 5,
  });
});
