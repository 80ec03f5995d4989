// Holds the live map to few draw calls and triangles at every depth, to few bytes for a frame of panning, to none at rest.
import type { Page } from "playwright";
import { openCountry } from "../src/world/scene/countryData.ts";
import { onDevPage } from "./onDevPage.ts";

/** About a field, with so many steps across the window; what a thread still builds comes within `still` milliseconds. */
const depths = [
  { name: "far", across: 110, still: 1_500, calls: 4, triangles: 150_000 },
  { name: "middle", across: 24, still: 4_000, calls: 10, triangles: 150_000 },
  { name: "near", across: 4, still: 15_000, calls: 16, triangles: 130_000 },
] as const;
const FIELD = 5150;
const FRAMES = 120;
const MOST_BYTES = 1_000;
const IDLE_MS = 2000;
const PATIENCE = { timeout: 120_000 };

const read = (page: Page) =>
  page.evaluate(() => {
    const { frames, calls, triangles } = document.querySelector("canvas")!.dataset;
    return { frames: Number(frames), calls: Number(calls), triangles: Number(triangles) };
  });

/** What was asked for is drawn first. */
async function settled(page: Page, still: number): Promise<void> {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await page.waitForTimeout(still);
    now = (await read(page)).frames;
  }
}

/** To and fro by a few dots in each frame; what the garbage collector takes meanwhile is not seen, so the most is told. */
const bytesOfFrame = (page: Page) =>
  page.evaluate(
    (frames) =>
      new Promise<number>((resolve) => {
        const heap = () =>
          (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
        let [n, before] = [0, 0];
        const run = () => {
          if (n === 20) before = heap();
          if (n === 20 + frames) return resolve((heap() - before) / frames);
          window.mapBench.drag(n % 40 < 20 ? 3 : -3, 1 - 2 * (n % 2));
          n += 1;
          requestAnimationFrame(run);
        };
        run();
      }),
    FRAMES,
  );

/** What is kept of a field for as long as the map is open, but for what stands on those that were looked at. */
function bytesOfField(size: number): number {
  const { tones, land, rivers } = openCountry(size).data;
  const { corners, index } = rivers;
  const state = tones.byteLength;
  const all = tones.byteLength + land.byteLength + state + corners.byteLength + index.byteLength;
  return all / size;
}

async function main(): Promise<boolean> {
  let isGood = true;
  const report = (what: string, count: number, most: number) => {
    if (count > most) isGood = false;
    console.log(`${count > most ? "OVER" : "ok  "} ${what}: ${Math.round(count)} of ${most}`);
  };
  const small = bytesOfField(10_000);
  console.log(`     bytes for each of 10,000 fields: ${Math.round(small)}`);
  report("bytes for each of 100,000 fields", bytesOfField(100_000), Math.round(2 * small));

  const measure = async (page: Page, address: string) => {
    await page.goto(address, PATIENCE);
    await page.waitForFunction(() => window.mapBench, null, PATIENCE);
    for (const { name, across, still, calls, triangles } of depths) {
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
      report(`${name}: bytes for a frame of panning`, await bytesOfFrame(page), MOST_BYTES);
    }
    return isGood;
  };
  const viewport = { width: 640, height: 400 };
  const path = "bench/worldMap/index.html";
  return (await onDevPage(path, viewport, measure, ["--enable-precise-memory-info"])) ?? false;
}

process.exitCode = (await main()) ? 0 : 1;
