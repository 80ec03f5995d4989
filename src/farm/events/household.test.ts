// Buying, selling, cooking, tools and letters: what each refuses, and what it does.
import { describe, expect, it } from "vitest";
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

describe("buySeed", () => {
  it("refuses what is not known, not for sale, or too dear", () => {
    const ask = (crop: "leek" | "sunflower" | "pea", count: number) =>
      expectRefusal(applyEvent(farm, { kind: "buySeed", at, crop, count }, ground));
    expect(ask("leek", 1)).toEqual({ kind: "unknown", needs: 6, level: 1 });
    expect(ask("sunflower", 1)).toEqual({ kind: "notForSale" });
    expect(ask("pea", 11)).toEqual({ kind: "short", of: "pence", have: 20, need: 22 });
  });
  it("takes the pence and fills the bag", () => {
    const { farm: after, told } = must(
      applyEvent(farm, { kind: "buySeed", at, crop: "pea", count: 10 }, ground),
    );
    expect([after.pence, after.seeds.pea, told.pence]).toEqual([0, 14, -20]);
  });
});

describe("sell", () => {
  const stocked = trialFarm(ground, { barn: { carrot: 40 } });
  it("refuses more than there is, and before what was sold last", () => {
    const more = applyEvent(stocked, { kind: "sell", at, good: "carrot", count: 41 }, ground);
    expect(expectRefusal(more)).toEqual({ kind: "short", of: "carrot", have: 40, need: 41 });
    const sold = did(stocked, ground, { kind: "sell", at, good: "carrot", count: 1 });
    const early = applyEvent(sold, { kind: "sell", at: at - 1, good: "carrot", count: 1 }, ground);
    expect(expectRefusal(early)).toEqual({ kind: "earlier", than: at });
  });
  it("pays less for the second lot than for the first, and forgets by and by", () => {
    const lot = (now: typeof stocked, when: number) =>
      must(applyEvent(now, { kind: "sell", at: when, good: "carrot", count: 20 }, ground));
    const first = lot(stocked, at);
    const second = lot(first.farm, at + 1);
    const weekLater = lot(first.farm, at + 7 * 86_400_000);
    expect(second.told.pence).toBeLessThan(first.told.pence!);
    expect(weekLater.told.pence).toBeGreaterThan(second.told.pence!);
    expect(second.farm.barn).toEqual({});
  });
});

describe("cook and take", () => {
  const stocked = masterOf(ground, { barn: { pea: 10 } });
  const cooking = did(stocked, ground, { kind: "cook", at, recipe: "peaSoup" });
  it("refuse what is unknown, too little, without a place, or not done", () => {
    const soup = { kind: "cook", at, recipe: "peaSoup" } as const;
    expect(expectRefusal(applyEvent(farm, soup, ground))).toMatchObject({ kind: "unknown" });
    expect(expectRefusal(applyEvent(masterOf(ground), soup, ground))).toMatchObject({
      kind: "short",
      of: "pea",
    });
    expect(expectRefusal(applyEvent(cooking, soup, ground))).toEqual({
      kind: "noPlace",
      until: at + 300_000,
    });
    // What is done already holds its place until it is taken.
    expect(expectRefusal(applyEvent(cooking, { ...soup, at: at + 300_000 }, ground))).toEqual({
      kind: "noPlace",
      until: null,
    });
    expect(expectRefusal(applyEvent(cooking, { kind: "take", at }, ground))).toEqual({
      kind: "notDone",
      until: at + 300_000,
    });
    expect(expectRefusal(applyEvent(farm, { kind: "take", at }, ground))).toEqual({
      kind: "notDone",
      until: null,
    });
    const full = { ...cooking, barn: { pea: 120 } };
    const asked = applyEvent(full, { kind: "take", at: at + 300_000 }, ground);
    expect(expectRefusal(asked)).toEqual({ kind: "barnFull", room: 0, need: 1 });
  });
  it("make a soup of five peas, which waits for ever", () => {
    const after = did(cooking, ground, { kind: "take", at: at + 400 * 86_400_000 });
    expect(after.barn).toEqual({ pea: 5, peaSoup: 1 });
    expect(after.ovens).toEqual([]);
    expect(after.deeds).toBe(stocked.deeds + 3);
  });
  it("grind in half the time where there is a mill", () => {
    const mill = trialGround({ landmark: "mill" });
    const ground_ = did(masterOf(mill, { barn: { wheat: 1 } }), mill, {
      kind: "cook",
      at,
      recipe: "flour",
    });
    expect(ground_.ovens[0]?.until).toBe(at + 900_000);
  });
});

describe("raise", () => {
  it("refuses what is too dear, and beyond the best", () => {
    expect(expectRefusal(applyEvent(farm, { kind: "raise", at, tool: "can" }, ground))).toEqual({
      kind: "short",
      of: "pence",
      have: 20,
      need: 400,
    });
    const best = masterOf(ground, { tools: { ...farm.tools, can: 3 } });
    expect(expectRefusal(applyEvent(best, { kind: "raise", at, tool: "can" }, ground))).toEqual({
      kind: "best",
    });
  });
  it("makes a watering last longer", () => {
    const wetUntil = (can: number) =>
      did(masterOf(ground, { tools: { ...farm.tools, can } }), ground, {
        kind: "water",
        at,
        plots: 1,
      }).plots[0]!.moistUntil - at;
    expect([wetUntil(0), wetUntil(3)]).toEqual([36_000_000, 52_200_000]);
  });
});

describe("answer and decline", () => {
  const { count, pay } = farm.letters[0]!;
  const good = farm.letters[0]!.good!;
  it("refuse a letter that is not there, has not come, or asks for more than there is", () => {
    expect(expectRefusal(applyEvent(farm, { kind: "answer", at, slot: 3 }, ground))).toEqual({
      kind: "nobody",
    });
    expect(expectRefusal(applyEvent(farm, { kind: "answer", at, slot: 0 }, ground))).toEqual({
      kind: "short",
      of: good,
      have: 0,
      need: count,
    });
    const declined = did(farm, ground, { kind: "decline", at, slot: 0 });
    expect(expectRefusal(applyEvent(declined, { kind: "decline", at, slot: 0 }, ground))).toEqual({
      kind: "notYet",
      from: at + 10 * 3_600_000,
    });
  });
  it("pay what was written, whatever level one has come to, and the next is on its way", () => {
    const grown = trialFarm(ground, { barn: { [good]: count }, deeds: 5_000 });
    const { farm: after, told } = must(applyEvent(grown, { kind: "answer", at, slot: 0 }, ground));
    expect(told.pence).toBe(pay);
    expect(after.letters[0]).toMatchObject({ n: 1, from: at + 10 * 3_600_000 });
  });
  it("lie at a chapel on Sundays too", () => {
    const chapel = trialGround({ landmark: "chapel" });
    const there = trialFarm(chapel);
    const sunday = Date.UTC(2026, 4, 10);
    expect(expectRefusal(applyEvent(there, { kind: "decline", at, slot: 3 }, chapel))).toEqual({
      kind: "notYet",
      from: sunday,
    });
    expect(applyEvent(there, { kind: "decline", at: sunday + 1, slot: 3 }, chapel).ok).toBe(true);
  });
});
