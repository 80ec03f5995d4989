// The rules may change: the law of today goes on beside one with other tables, and a farm passes from one to the other in the middle of its log.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { FarmEvent } from "../../src/farm/events/event.ts";
import { farmGolden } from "../../src/farm/fixtures/goldenSums.ts";
import { randomLog } from "../../src/farm/fixtures/randomLogs.ts";
import type { Farm, Plot } from "../../src/farm/state/farm.ts";
import { fieldGround, trialGround, trialStart } from "../../src/farm/testing/trial.ts";
import { type BundledLaw, bundledLaw, type Changes } from "./testing/bundledLaw.ts";

/** An invented second version: beets are quicker and dearer, beans take nine hours. */
const otherTables: Changes = {
  "src/farm/tables/version.ts": [["RULES = 1", "RULES = 2"]],
  "src/farm/tables/crops.ts": [
    ["seconds: 2_700,\n    units: 4,\n    price: 7", "seconds: 900,\n    units: 4,\n    price: 14"],
    ["seconds: 10_800", "seconds: 32_400"],
  ],
};

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const ground = fieldGround(417);
const week = readFileSync(
  new URL("../../src/farm/fixtures/kettleWeek.txt", import.meta.url),
  "utf8",
);

let one: BundledLaw;
let two: BundledLaw;
beforeAll(async () => {
  [one, two] = [await bundledLaw(), await bundledLaw(otherTables)];
});

const readWeek = () => {
  const log = one.decodeLog(week);
  if (!log.ok) throw new Error(log.reason);
  return log.value;
};

/** What grows keeps the share that was moist, and nobody waits longer for it than they were told. */
function plotOver(plot: Plot): Plot {
  const { sown } = plot;
  if (!sown) return plot;
  const [before, after] = [one.needOf(sown.what), two.needOf(sown.what)];
  const grown = Math.min(after, Math.max(sown.grown, after - (before - sown.grown)));
  return { ...plot, sown: { ...sown, grown, wet: Math.floor((sown.wet * after) / before) } };
}

/** A farm of the first version as one of the second: what was done under other rules is not taken back. */
function over(farm: Farm, at: number): Farm {
  const plots = farm.plots.map((_, i) => plotOver(one.plotGrownTo(ground, farm, i, at)));
  return { ...farm, rules: 2 as unknown as Farm["rules"], plots, recent: null };
}

type Change = {
  readonly at: number;
  readonly before: readonly FarmEvent[];
  readonly after: readonly FarmEvent[];
};

/** Each part of a log by the law of its time. */
function farmOf({ at, before, after }: Change, first: Farm) {
  const old = one.replay(first, before, ground).farm;
  return { old, now: two.replay(over(old, at), after, ground).farm };
}

const isSown = (plot: Plot) => plot.sown !== null;

test("a law that is kept as a file of its own comes to the farms that are written down", () => {
  const { begun, events } = readWeek();
  const { farm } = one.replay(one.beginFarm(ground, begun), events, ground);
  expect(farmGolden.kettleWeek).toContain(one.hashFarm(farm));
});

test("each law refuses the texts of the other by their version", () => {
  const log = readWeek();
  const wrong = { ok: false, reason: expect.stringMatching(/^rules: /) };
  expect(two.decodeLog(week)).toMatchObject(wrong);
  expect(
    two.decodeFarmOnGround(one.encodeFarm(one.beginFarm(ground, log.begun)), ground),
  ).toMatchObject(wrong);
  expect(
    one.decodeFarmOnGround(two.encodeFarm(two.beginFarm(ground, log.begun)), ground),
  ).toMatchObject(wrong);
});

test("what is sown under a law follows its tables, and no number of the other", () => {
  const dry = trialGround();
  const sowing = { kind: "sow", at: trialStart, plots: 0b1, what: "beet" } as const;
  const beetBy = (law: BundledLaw) => {
    const farm = { ...law.beginFarm(dry, trialStart), deeds: 1_000, seeds: { beet: 1 } };
    const sown = law.applyEvent(farm, sowing, dry);
    if (!sown.ok) throw new Error(sown.reason.kind);
    const grows = law.readyAt(dry, sown.value.farm, 0)! - trialStart;
    return { grows, pays: law.unitPrices(farm, "beet", 1, trialStart)[0]! };
  };
  const [first, second] = [beetBy(one), beetBy(two)];
  expect([first.grows, second.grows]).toEqual([45 * MINUTE, 15 * MINUTE]);
  expect(second.pays).toBe(first.pays * 2);
});

test("a farm passes over within its log, keeps all that it has, and comes out the same again", () => {
  const { begun, events } = readWeek();
  // Beets and beans are half grown.
  const sowings = events.filter((event) => event.kind === "sow" && event.at < begun + 6 * DAY);
  const at = sowings.at(-1)!.at + 20 * MINUTE;
  const change = {
    at,
    before: events.filter((event) => event.at < at),
    after: events.filter((event) => event.at >= at),
  };
  const { old, now } = farmOf(change, one.beginFarm(ground, begun));
  const passed = over(old, at);
  const { rules, plots, recent, ...kept } = old;
  expect(passed).toMatchObject(kept);
  const growing = plots.flatMap((_, i) => one.grownAt(ground, old, i, at) ?? []);
  const half = growing.filter((sown) => !one.isRipe(sown)).map(({ what }) => what);
  expect(half).toEqual(expect.arrayContaining(["beet", "bean"]));
  expect(passed.plots.map(isSown)).toEqual(plots.map(isSown));
  plots.forEach((_, i) => {
    const [told, is] = [one.readyAt(ground, old, i), two.readyAt(ground, passed, i)];
    expect(is ?? 0).toBeLessThanOrEqual(Math.max(told ?? 0, at));
  });
  const text = two.encodeFarm(now);
  expect(two.decodeFarmOnGround(text, ground)).toMatchObject({ ok: true });
  expect(two.encodeFarm(farmOf(change, one.beginFarm(ground, begun)).now)).toBe(text);
  expect(two.hashFarm(now)).toBe(
    "cf01da85204dcabf440ecc170bfc4bb799188155e7879871c3e905b49dcceb69",
  );
});

test("any farm passes over, whatever was done on it and is done after it", () => {
  for (let seed = 0; seed < 60; seed++) {
    const before = randomLog(seed, trialStart);
    const at = Math.max(trialStart, ...before.map((event) => event.at));
    const after = randomLog(seed + 1_000, at);
    const { old, now } = farmOf({ at, before, after }, one.beginFarm(ground, trialStart));
    const held = one.decodeFarmOnGround(one.encodeFarm(old), ground);
    expect(held.ok).toBe(true);
    expect(two.decodeFarmOnGround(two.encodeFarm(now), ground)).toMatchObject({ ok: true });
  }
});
