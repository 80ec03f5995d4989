// Holds the farm in the round to few draw calls and triangles by day and night, to quick gestures, to large plots and to no frame at rest: every plot ripe, the meadow and the yard full, Midwinter on the green, and rain by night.
import type { Page } from "playwright";
import site from "../site.config.ts";
import { needOf } from "../src/farm/growth/grow.ts";
import { beginFarm } from "../src/farm/letters/begin.ts";
import { meadowLeft } from "../src/farm/meadow/producers.ts";
import { dayAt } from "../src/farm/numbers/time.ts";
import { newcomer } from "../src/farm/state/begin.ts";
import type { Plot, Producer } from "../src/farm/state/farm.ts";
import { type Crop, cropIds } from "../src/farm/tables/crops.ts";
import { deedsFor } from "../src/farm/tables/level.ts";
import { pieceIds } from "../src/farm/tables/pieces.ts";
import { producerKinds, producerRulesOf } from "../src/farm/tables/producers.ts";
import { yardIds } from "../src/farm/tables/yard.ts";
import { fieldGround, trialStart } from "../src/farm/testing/trial.ts";
import { planFor } from "../src/fields/diorama/planFor.ts";
import { plotPlaces } from "../src/fields/diorama/plots.ts";
import { fieldTraits } from "../src/fields/traits.ts";
import { modelCrops } from "../src/models/crops/stages.ts";
import { FINGER, fieldToWindow, plotCorners, windowOf } from "../src/play/scene/view/farmCamera.ts";
import { median } from "./figures/figures.ts";
import { onDevPage } from "./onDevPage.ts";

const MOST_TRIANGLES = 40_000;
const MOST_GESTURE_MS = 8;
const GESTURES = 7;
const IDLE_MS = 10_000;
const PATIENCE = { timeout: 120_000 };
/** A phone's window as the page leaves it to the farm. */
const PHONE = { width: 390, height: 440 };
const hours = [
  { name: "day", hour: 12, calls: 12, rains: false },
  { name: "night", hour: 23, calls: 16, rains: false },
  { name: "night, in rain", hour: 23, calls: 16, rains: true },
] as const;
const fields = (process.env.FIELDS || "417,5150").split(",").map(Number);

const settling = producerKinds.filter((keep) => producerRulesOf(keep).pence !== null);

/** Everything is ripe: of the crop with the most triangles, or of all by turns. */
function fullOf(field: number, only: Crop | null): Plot[] {
  return beginFarm(fieldGround(field), trialStart).plots.map((plot, i) => {
    const what = only ?? modelCrops[i % modelCrops.length]!;
    return {
      ...plot,
      n: 1,
      sown: { what, at: trialStart, grown: needOf(what), wet: 0, seen: trialStart },
    };
  });
}

/** As many as the meadow takes, of each kind by turns. */
function meadowOf(field: number): Producer[] {
  const ground = fieldGround(field);
  const first = beginFarm(ground, trialStart);
  const kept = [...first.kept];
  for (let n = 0; ; n++) {
    const kind = settling[n % settling.length]!;
    if (meadowLeft(ground, { ...first, kept }) < producerRulesOf(kind).halves) return kept;
    kept.push(newcomer(kind, trialStart));
  }
}

/** A yard with all that there can be in it, and the table at which the most guests stand: on Christmas Eve. */
const full = {
  at: Date.UTC(2026, 11, 24, 12),
  own: {
    tools: { barn: 7, can: 3, stove: 3, bench: 2, frames: 4, sluice: 3 },
    deeds: deedsFor(60),
    book: Object.fromEntries(
      [
        ...yardIds.map((thing) => `yard ${thing}` as const),
        ...pieceIds.map((piece) => `piece ${piece}` as const),
        ...cropIds.map((crop) => `crop ${crop}` as const),
      ].map((page) => [page, { n: 5_000, first: trialStart, best: 9_000 }]),
    ),
    feasts: {
      midwinter: { began: dayAt(Date.UTC(2026, 11, 21)), times: 3, at: Date.UTC(2026, 11, 23) },
    },
  },
} as const;

const read = (page: Page) =>
  page.evaluate(() => {
    const { frames, calls, triangles } = document.querySelector("canvas")!.dataset;
    return { frames: Number(frames), calls: Number(calls), triangles: Number(triangles) };
  });

async function settled(page: Page): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await page.waitForTimeout(2_000);
    now = (await read(page)).frames;
  }
}

/** The least side of any plot in the first view. */
function leastPlot(field: number): number {
  const plots = plotPlaces(planFor(fieldTraits(site.collection.address, field)));
  const window = windowOf(PHONE.width, PHONE.height, plots);
  const sides = plots.flatMap((plot) => {
    const all = plotCorners(plot).map((corner) => fieldToWindow(corner, window.first, window));
    const span = (of: (at: { x: number; y: number }) => number) =>
      Math.max(...all.map(of)) - Math.min(...all.map(of));
    return [span(({ x }) => x), span(({ y }) => y)];
  });
  return Math.min(...sides);
}

async function main(): Promise<boolean> {
  let isGood = true;
  const report = (what: string, count: number, isOver: boolean, limit: number) => {
    if (isOver) isGood = false;
    console.log(`${isOver ? "OVER" : "ok  "} ${what}: ${Math.round(10 * count) / 10} of ${limit}`);
  };
  const most = (what: string, count: number, limit: number) =>
    report(what, count, count > limit, limit);

  const measure = async (page: Page, address: string) => {
    await page.goto(address, PATIENCE);
    await page.waitForFunction(() => window.farmBench, null, PATIENCE);
    for (const field of fields) {
      const least = leastPlot(field);
      report(`${field}: a plot in pixels at 390`, least, least < FINGER, FINGER);
      for (const { name, hour, calls, rains } of hours)
        for (const only of [null, "sunflower"] as const) {
          const what = `${field} by ${name}, ${only ?? "all crops"}`;
          await page.evaluate((asked) => window.farmBench.open(asked), {
            field,
            own: { ...full.own, plots: fullOf(field, only), kept: meadowOf(field) },
            at: full.at,
            hour,
            rains,
          });
          await page.waitForSelector("[data-shown] canvas", PATIENCE);
          await settled(page);
          const before = await read(page);
          most(`${what}: draw calls, with shadows`, before.calls, calls);
          await page.waitForTimeout(IDLE_MS);
          const rested = (await read(page)).frames - before.frames;
          most(`${what}: frames in ten seconds of rest`, rested, 0);
          // Nothing has changed that throws a shadow: those of the last frame stay.
          await page.evaluate(() => window.farmBench.choose(0));
          await settled(page);
          most(`${what}: triangles`, (await read(page)).triangles, MOST_TRIANGLES);
        }
      const spent: number[] = [];
      for (let n = 0; n < GESTURES; n++)
        for (const wish of [
          { kind: "water", plots: 0b11 << n },
          { kind: "harvest", plots: 0b11 << n },
          { kind: "sow", plots: 0b11 << n, what: "sunflower" },
        ] as const) {
          spent.push(await page.evaluate((asked) => window.farmBench.act(asked), wish));
          await page.waitForTimeout(400);
        }
      most(
        `${field}: milliseconds of script for a gesture, the middle one`,
        median(spent),
        MOST_GESTURE_MS,
      );
    }
    return isGood;
  };
  return (await onDevPage("bench/farmScene/index.html", PHONE, measure)) ?? false;
}

process.exitCode = (await main()) ? 0 : 1;
