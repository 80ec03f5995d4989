// Animals, trees, compost, pieces, festivals and the pedlar: what each refuses, and what it does.
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
const DAY = 86_400_000;

describe("settle", () => {
  it("refuses what is unknown, too dear, not for sale, or without meadow", () => {
    const ask = (now: typeof farm, keep: "hen" | "oak" | "sheep") =>
      expectRefusal(applyEvent(now, { kind: "settle", at, keep }, ground));
    expect(ask(farm, "hen")).toEqual({ kind: "unknown", needs: 3, level: 1 });
    expect(ask(farm, "oak")).toEqual({ kind: "notForSale" });
    expect(ask(masterOf(ground, { pence: 899 }), "sheep")).toMatchObject({
      kind: "short",
      need: 900,
    });
    const full = Array.from({ length: 8 }).reduce<typeof farm>(
      (now) => did(now, ground, { kind: "settle", at, keep: "sheep" }),
      masterOf(ground),
    );
    expect(ask(full, "sheep")).toEqual({ kind: "noMeadow", halves: 1, need: 2 });
  });
  it("costs more for each further one of a kind", () => {
    const hens = did(
      masterOf(ground, { pence: 345 }),
      ground,
      { kind: "settle", at, keep: "hen" },
      { kind: "settle", at, keep: "hen" },
    );
    expect(hens.pence).toBe(0);
  });
});

describe("gather and care", () => {
  const hen = did(masterOf(ground), ground, { kind: "settle", at, keep: "hen" });
  it("refuse nobody, nothing, no fodder, and a full barn", () => {
    expect(expectRefusal(applyEvent(hen, { kind: "gather", at, kept: 2 }, ground))).toEqual({
      kind: "nobody",
    });
    expect(expectRefusal(applyEvent(hen, { kind: "gather", at, kept: 1 }, ground))).toEqual({
      kind: "nothingWaits",
      until: at + 8 * 3_600_000,
    });
    expect(expectRefusal(applyEvent(hen, { kind: "care", at, kept: 1 }, ground))).toEqual({
      kind: "short",
      of: "sunflower",
      have: 0,
      need: 1,
    });
    const full = { ...hen, barn: { pea: 120 } };
    expect(
      expectRefusal(applyEvent(full, { kind: "gather", at: at + DAY, kept: 1 }, ground)),
    ).toMatchObject({ kind: "barnFull" });
    const oak = trialGround({ landmark: "old-oak" });
    expect(expectRefusal(applyEvent(trialFarm(oak), { kind: "care", at, kept: 1 }, oak))).toEqual({
      kind: "needsNoCare",
    });
  });
  it("let three eggs wait and no more, and half as fast again with sunflowers", () => {
    const eggs = (now: typeof hen, hours: number) =>
      must(applyEvent(now, { kind: "gather", at: at + hours * 3_600_000, kept: 1 }, ground)).told
        .goods?.egg;
    expect(eggs(hen, 8)).toBe(1);
    expect(eggs(hen, 24 * 90)).toBe(3);
    const fed = did({ ...hen, barn: { sunflower: 1 } }, ground, { kind: "care", at, kept: 1 });
    expect(eggs(fed, (16 * 2) / 3 + 0.01)).toBe(2);
  });
  it("keep what was begun when it is gathered", () => {
    const after = did(hen, ground, { kind: "gather", at: at + 15 * 3_600_000, kept: 1 });
    expect(applyEvent(after, { kind: "gather", at: at + 16 * 3_600_000, kept: 1 }, ground).ok).toBe(
      true,
    );
  });
  it("give fruit in its months alone, and wood all year", () => {
    const tree = did(masterOf(ground), ground, { kind: "settle", at, keep: "cherry" });
    const inMay = must(applyEvent(tree, { kind: "gather", at: at + 14 * DAY, kept: 1 }, ground));
    expect(inMay.told).toMatchObject({ goods: {}, timber: 2 });
    expect(
      expectRefusal(applyEvent(tree, { kind: "gather", at: at + DAY, kept: 1 }, ground)),
    ).toEqual({ kind: "nothingWaits", until: null });
    const inJune = must(applyEvent(tree, { kind: "gather", at: at + 40 * DAY, kept: 1 }, ground));
    expect(inJune.told.goods).toEqual({ cherry: 9 });
  });
});

describe("compost", () => {
  it("refuses without straw", () => {
    const asked = applyEvent(farm, { kind: "compost", at, plots: 3 }, ground);
    expect(expectRefusal(asked)).toEqual({ kind: "short", of: "straw", have: 0, need: 2 });
  });
  it("strengthens the heart of as many plots as there is straw for", () => {
    const { farm: after, told } = must(
      applyEvent({ ...farm, straw: 1 }, { kind: "compost", at, plots: 3 }, ground),
    );
    expect(told).toEqual({ on: 1, left: 2 });
    expect([after.straw, after.plots[0]?.heart, after.plots[1]?.heart]).toEqual([0, 820, 700]);
  });
});

describe("make", () => {
  it("refuses without goods, pence, page or record, and a second time", () => {
    const ask = (now: typeof farm, piece: "bad-chair" | "keepsake-moonseed" | "trophy-carrot") =>
      expectRefusal(applyEvent(now, { kind: "make", at, piece }, ground));
    expect(ask(farm, "bad-chair")).toEqual({ kind: "short", of: "timber", have: 0, need: 1 });
    expect(ask({ ...farm, timber: 1 }, "bad-chair")).toEqual({
      kind: "short",
      of: "pence",
      have: 20,
      need: 60,
    });
    expect(ask(farm, "keepsake-moonseed")).toEqual({ kind: "noHeirloom", heirloom: "moonseed" });
    expect(ask(farm, "trophy-carrot")).toEqual({
      kind: "light",
      crop: "carrot",
      grams: 0,
      need: 200,
    });
    const made = did(masterOf(ground, { timber: 2 }), ground, {
      kind: "make",
      at,
      piece: "bad-chair",
    });
    expect(ask(made, "bad-chair")).toEqual({ kind: "made", first: at });
  });
  it("takes the timber and costs a little more each time", () => {
    const rich = masterOf(ground, { timber: 10, pence: 1_000 });
    const first = did(rich, ground, { kind: "make", at, piece: "bad-chair" });
    const second = did(first, ground, { kind: "make", at, piece: "footstool" });
    expect([first.pence, second.pence, second.timber]).toEqual([940, 840, 7]);
  });
});

describe("dye", () => {
  const rich = masterOf(ground, { timber: 3, barn: { carrot: 40 } });
  const boil = (when: number) => ({ kind: "dye", at: when, crop: "carrot" }) as const;
  it("takes crop and timber, and is another one in each season but Hearth", () => {
    const summer = Date.UTC(2026, 6, 1);
    const both = did(rich, ground, boil(at), boil(summer));
    expect([both.barn.carrot, both.timber]).toEqual([8, 1]);
    expect(Object.keys(both.book)).toEqual(["dye carrot seedtime", "dye carrot highSun"]);
    expect(expectRefusal(applyEvent(both, boil(summer), ground))).toEqual({
      kind: "made",
      first: summer,
    });
  });
  it("refuses while the vats are frozen, and with empty hands", () => {
    for (const when of [Date.UTC(2026, 11, 1), Date.UTC(2027, 1, 28, 23)])
      expect(expectRefusal(applyEvent(rich, boil(when), ground))).toEqual({
        kind: "frozen",
        until: Date.UTC(2027, 2, 1),
      });
    const ask = (own: object) => expectRefusal(applyEvent({ ...rich, ...own }, boil(at), ground));
    expect(ask({ barn: {} })).toEqual({ kind: "short", of: "carrot", have: 0, need: 16 });
    expect(ask({ timber: 0 })).toEqual({ kind: "short", of: "timber", have: 0, need: 1 });
  });
});

describe("celebrate", () => {
  const bring = (when: number) => ({ kind: "celebrate", at: when, festival: "maypole" }) as const;
  const stocked = masterOf(ground, { barn: { sunflower: 30 } });
  it("refuses where no table is laid, with empty hands, and twice a year", () => {
    expect(expectRefusal(applyEvent(stocked, bring(Date.UTC(2026, 4, 22)), ground))).toEqual({
      kind: "notLaid",
    });
    expect(expectRefusal(applyEvent(farm, bring(at), ground))).toMatchObject({
      kind: "short",
      of: "sunflower",
    });
    const kept = did(stocked, ground, bring(at));
    expect(expectRefusal(applyEvent(kept, bring(at + DAY), ground))).toEqual({
      kind: "made",
      first: at,
    });
  });
  it("is kept again in the next year", () => {
    const twice = did(stocked, ground, bring(at), bring(at + 365 * DAY));
    expect(twice.book["festival maypole"]?.n).toBe(2);
  });
});

describe("barter", () => {
  const saturday = Date.UTC(2026, 4, 9, 10);
  const own = ground.heirloom;
  it("refuses on other days, and with fewer than six seeds", () => {
    expect(expectRefusal(applyEvent(farm, { kind: "barter", at }, ground))).toEqual({
      kind: "notYet",
      from: Date.UTC(2026, 4, 9),
    });
    expect(expectRefusal(applyEvent(farm, { kind: "barter", at: saturday }, ground))).toEqual({
      kind: "short",
      of: `seed ${own}`,
      have: 0,
      need: 6,
    });
  });
  it("gives one that was lacking, once a Saturday", () => {
    const { farm: after, told } = must(
      applyEvent({ ...farm, seeds: { [own]: 12 } }, { kind: "barter", at: saturday }, ground),
    );
    expect(Object.keys(told.seeds ?? {})).not.toContain(own);
    expect(after.seeds[own]).toBe(6);
    expect(expectRefusal(applyEvent(after, { kind: "barter", at: saturday + 1 }, ground))).toEqual({
      kind: "notYet",
      from: Date.UTC(2026, 4, 16),
    });
  });
});
