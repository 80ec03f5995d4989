// Holds the live map to few draw calls and triangles at every depth, to few bytes for a frame of panning, to none at rest.
import type { Browser, Page } from "playwright";
import { openCountry } from "../src/world/scene/countryData.ts";
import type { MapCanvas } from "../src/world/scene/liveMap.ts";
import { median } from "./figures/figures.ts";
import { onDevPage } from "./onDevPage.ts";
import { onSite } from "./onSite.ts";

/** About a field, with so many steps across the window; what a thread still builds comes within `still` milliseconds. */
const depths = [
  { name: "far", across: 110, still: 1_500, calls: 4, triangles: 150_000, warm: 500 },
  { name: "middle", across: 24, still: 4_000, calls: 10, triangles: 150_000, warm: 60 },
  { name: "near", across: 4, still: 15_000, calls: 16, triangles: 130_000, warm: 60 },
] as const;
const FIELD = 5150;
const SIZE = 10_000;
/** Ground, rivers and a mark in each parish: however many fields somebody keeps. */
const MOST_FAR_OWN = 30_000;
/** Close by a tall window shows more ground than a wide one, and a meadow less than a wood: held in each. */
const close = {
  fields: [FIELD, 417, 2600],
  across: [4, 7.4],
  windows: [
    { width: 390, height: 585 },
    { width: 1280, height: 800 },
  ],
  still: 8_000,
} as const;
/**
 * The engine compiles what has run a few times, where frames cost a processor much; what is then taken
 * is steady. By itself it waits for hundreds of frames, and until then puts every number away.
 */
const COMPILED = `--js-flags=${[
  "--no-concurrent-recompilation",
  "--invocation-count-for-feedback-allocation=1",
  "--invocation-count-for-maglev=4",
  "--invocation-count-for-turbofan=12",
  "--minimum-invocations-after-ic-update=1",
].join(" ")}`;
const FRAMES = 60;
const MOST_BYTES = 1_000;
const IDLE_MS = 2000;
const PATIENCE = { timeout: 120_000 };

const read = (page: Page) =>
  page.evaluate(() => {
    const { frames, calls, triangles } = (document.querySelector("canvas") as MapCanvas).drawn!;
    return { frames, calls, triangles };
  });

/** What was asked for is drawn first. */
async function settled(page: Page, still: number): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await page.waitForTimeout(still);
    now = (await read(page)).frames;
  }
}

/**
 * To and fro by a few dots in each frame. Until the engine has compiled what runs, it puts every number
 * away by itself: some frames go before those that count.
 */
const pan = (page: Page, times: number) =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let n = 0;
        const run = () => {
          if (n === frames) return resolve();
          window.mapBench.drag(n % 40 < 20 ? 3 : -3, 1 - 2 * (n % 2));
          n += 1;
          requestAnimationFrame(run);
        };
        run();
      }),
    times,
  );

type Allocated = {
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly selfSize: number;
  readonly children: readonly Allocated[];
};

/** All that is taken while it is panned, whether or not it is given back; what drives the map is not counted. */
async function bytesOfFrame(page: Page, warm: number): Promise<{ own: number; all: number }> {
  await pan(page, warm);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.startSampling", {
    samplingInterval: 256,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await pan(page, FRAMES);
  const { profile } = await devtools.send("HeapProfiler.stopSampling");
  await devtools.detach();
  const bytes = new Map<string, number>();
  const add = ({ callFrame, selfSize, children }: Allocated): void => {
    const file = /\/(src\/.*|node_modules\/.*?)(?:\?|$)/.exec(callFrame.url)?.[1];
    if (file && selfSize > 0) {
      const where = `${callFrame.functionName} in ${file}`;
      bytes.set(where, (bytes.get(where) ?? 0) + selfSize / FRAMES);
    }
    children.forEach(add);
  };
  add(profile.head as Allocated);
  const sorted = [...bytes].toSorted(([, a], [, b]) => b - a);
  for (const [where, each] of sorted.slice(0, 4))
    if (each >= 50) console.log(`       ${Math.round(each)} by ${where}`);
  const sum = (some: typeof sorted) => some.reduce((bytes, [, each]) => bytes + each, 0);
  return { own: sum(sorted.filter(([where]) => where.includes(" in src/"))), all: sum(sorted) };
}

/** What is kept of a field for as long as the map is open, but for what stands on those that were looked at. */
function bytesOfField(size: number): number {
  const { tones, land, rivers } = openCountry(size).data;
  const state = tones.byteLength;
  const water = Object.values(rivers).reduce((sum, part) => sum + part.byteLength, 0);
  return (tones.byteLength + land.byteLength + state + water) / size;
}

const MOST_FIRST_MS = 150;
const VISITS = 7;

/** From the press on a field's way to the map until the drawn country stands in the page, in milliseconds. */
async function firstPictureMs(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    await page.goto(new URL("/fields/417", url).href, { waitUntil: "networkidle" });
    // As a visitor's pointer does before it presses.
    const way = page.locator('a[href$="/world?at=417"]').first();
    await way.hover();
    await page.waitForLoadState("networkidle");
    times.push(
      await way.evaluate(
        (link) =>
          new Promise<number>((resolve) => {
            const began = performance.now();
            const look = () => {
              const place = document.querySelector("[role=application]")?.parentElement;
              const picture = place?.querySelector("img");
              if (picture?.complete && picture.naturalWidth > 0)
                requestAnimationFrame(() => resolve(performance.now() - began));
              else requestAnimationFrame(look);
            };
            (link as HTMLElement).click();
            look();
          }),
      ),
    );
  }
  await page.close();
  return times;
}

async function main(): Promise<boolean> {
  let isGood = true;
  const report = (what: string, count: number, most: number) => {
    if (count > most) isGood = false;
    console.log(`${count > most ? "OVER" : "ok  "} ${what}: ${Math.round(count)} of ${most}`);
  };
  const small = bytesOfField(SIZE);
  console.log(`     bytes for each of 10,000 fields: ${Math.round(small)}`);
  report("bytes for each of 100,000 fields", bytesOfField(100_000), Math.round(2 * small));

  const times = await onSite(firstPictureMs);
  if (!times) return false;
  const [first, ...again] = times;
  console.log(`     the first picture at the first visit: ${Math.round(first!)} ms`);
  report("milliseconds to the first picture, once the site is known", median(again), MOST_FIRST_MS);

  const measure = async (page: Page, address: string) => {
    await page.goto(address, PATIENCE);
    await page.waitForFunction(() => window.mapBench, null, PATIENCE);
    for (const { name, across, still, calls, triangles, warm } of depths) {
      const asked = { own: [417], at: FIELD };
      const shownMs = await page.evaluate(
        ([field, steps, how]) => window.mapBench.look(field, steps, how),
        [FIELD, across, asked] as const,
      );
      console.log(`     ${name}: on its canvas after ${Math.round(shownMs)} ms, by this processor`);
      await settled(page, still);
      const before = await read(page);
      await page.waitForTimeout(IDLE_MS);
      report(`${name}: frames at rest`, (await read(page)).frames - before.frames, 0);
      report(`${name}: draw calls`, before.calls, calls);
      report(`${name}: triangles`, before.triangles, triangles);
      const { own, all } = await bytesOfFrame(page, warm);
      report(`${name}: bytes for a frame of panning`, own, MOST_BYTES);
      console.log(`       and ${Math.round(all - own)} by three itself`);
    }
    const [far, , near] = depths;
    const all = Array.from({ length: SIZE }, (_, id) => id);
    await page.evaluate(
      ([id, steps, own]) => window.mapBench.look(id, steps, { own, owned: own }),
      [FIELD, far.across, all] as const,
    );
    await settled(page, far.still);
    const held = await read(page);
    report("far, every field one's own: draw calls", held.calls, far.calls);
    report("far, every field one's own: triangles", held.triangles, MOST_FAR_OWN);
    const { calls, triangles } = near;
    for (const screen of close.windows) {
      await page.setViewportSize(screen);
      for (const field of close.fields)
        for (const across of close.across) {
          const asked = { owned: [field], now: "2026-06-21T22:30" };
          await page.evaluate(([id, steps, how]) => window.mapBench.look(id, steps, how), [
            field,
            across,
            asked,
          ] as const);
          await settled(page, close.still);
          const drawn = await read(page);
          const where = `${screen.width} by ${screen.height}, ${across} across, field ${field}`;
          report(`${where}: draw calls`, drawn.calls, calls);
          report(`${where}: triangles`, drawn.triangles, triangles);
        }
    }
    return isGood;
  };
  // So small that a processor fills it soon.
  const viewport = { width: 160, height: 100 };
  const path = "bench/worldMap/index.html";
  return (await onDevPage(path, viewport, measure, [COMPILED])) ?? false;
}

process.exitCode = (await main()) ? 0 : 1;
