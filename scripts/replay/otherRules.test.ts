// The rules may change: the law of today goes on beside one with other tables, and a farm passes from one to the other in the middle of its log.
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { Event } from "../../src/farm/events/event.ts";
import { golden } from "../../src/farm/fixtures/goldenSums.ts";
import { randomLog } from "../../src/farm/fixtures/randomLogs.ts";
import type { Farm, Plot } from "../../src/farm/state/farm.ts";
import { fieldGround, start, trialGround } from "../../src/farm/testing/trial.ts";
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
  const plots = farm.plots.map((_, i) => plotOver(one.settled(ground, farm, i, at)));
  return { ...farm, rules: 2 as unknown as Farm["rules"], plots, recent: null };
}

type Change = {
  readonly at: number;
  readonly before: readonly Event[];
  readonly after: readonly Event[];
};

/** Each part of a log by the law of its time. */
function farmOf({ at, before, after }: Change, first: Farm) {
  const old = one.replay(first, before, ground).farm;
  return { old, now: two.replay(over(old, at), after, ground).farm };
}

const isSown = (plot: Plot) => plot.sown !== null;

test("a law that is kept as a file of its own comes to the farms that are written down", () => {
  const { begun, events } = readWeek();
  const { farm } = one.replay(one.begin(ground, begun), events, ground);
  expect(golden.kettleWeek).toContain(one.hashOf(farm));
});

test("each law refuses the texts of the other by their version", () => {
  const log = readWeek();
  const wrong = { ok: false, reason: expect.stringMatching(/^rules: /) };
  expect(two.decodeLog(week)).toMatchObject(wrong);
  expect(two.decodeHeld(one.encodeFarm(one.begin(ground, log.begun)), ground)).toMatchObject(wrong);
  expect(one.decodeHeld(two.encodeFarm(two.begin(ground, log.begun)), ground)).toMatchObject(wrong);
});

test("what is sown under a law follows its tables, and no number of the other", () => {
  const dry = trialGround();
  const sowing = { kind: "sow", at: start, plots: 0b1, what: "beet" } as const;
  const beetBy = (law: BundledLaw) => {
    const farm = { ...law.begin(dry, start), deeds: 1_000, seeds: { beet: 1 } };
    const sown = law.apply(farm, sowing, dry);
    if (!sown.ok) throw new Error(sown.reason.kind);
    const grows = law.readyAt(dry, sown.value.farm, 0)! - start;
    return { grows, pays: law.unitPrices(farm, "beet", 1, start)[0]! };
  };
  const [first, second] = [beetBy(one), beetBy(two)];
  expect([first.grows, second.grows]).toEqual([45 * MINUTE, 15 * MINUTE]);
  expect(second.pays).toBe(first.pays * 2);
});

test("a farm passes over within its log, keeps all that it has, and comes out the same again", () => {
  const { begun, events } = readWeek();
  // Beets and beans are half grown.
  const sowings = events.filter((event) => event.kind === "sow" && event.at < begun + 4 * DAY);
  const at = sowings.at(-1)!.at + 20 * MINUTE;
  const change = {
    at,
    before: events.filter((event) => event.at < at),
    after: events.filter((event) => event.at >= at),
  };
  const { old, now } = farmOf(change, one.begin(ground, begun));
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
  expect(two.decodeHeld(text, ground)).toMatchObject({ ok: true });
  expect(two.encodeFarm(farmOf(change, one.begin(ground, begun)).now)).toBe(text);
  expect(two.hashOf(now)).toBe("6d405dbb0563900a153365c3682464eea4c2db41f9839b3ddb3903d5e345868d");
});

test("any farm passes over, whatever was done on it and is done after it", () => {
  for (let seed = 0; seed < 60; seed++) {
    const before = randomLog(seed, start);
    const at = Math.max(start, ...before.map((event) => event.at));
    const after = randomLog(seed + 1_000, at);
    const { old, now } = farmOf({ at, before, after }, one.begin(ground, start));
    const held = one.decodeHeld(one.encodeFarm(old), ground);
    expect(held.ok).toBe(true);
    expect(two.decodeHeld(two.encodeFarm(now), ground)).toMatchObject({ ok: true });
  }
});
