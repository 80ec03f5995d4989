// Measures live fields: triangles and draw calls of many in every season; of a few, frames while nothing moves, and how soon they stand in the drawing's place.
import type { Browser } from "playwright";
import { softwareGraphicsArgs } from "../scripts/browser/chromiumArgs.ts";
import site from "../site.config.ts";
import { fieldTraits } from "../src/fields/traits.ts";
import { seasons } from "../src/models/seasons.ts";
import { weigh } from "./diorama/weigh.ts";
import { median, row } from "./figures/figures.ts";
import { onSite } from "./onSite.ts";

const MOST_CALLS = 40;
const MOST_TRIANGLES = 40_000;
const { address, size } = site.collection;
/** Spread over the collection; a number behind the name asks for another count. */
const weighed = Number(process.argv[2] ?? 200);
const IDLE_MS = 2000;
const fields = (process.env.FIELDS || "417,2600,7,9999").split(",").map(Number);

/** Says which field is the heaviest of each season. */
function weighMany(): boolean {
  console.log(row(["season", "fields", "triangles", "most", "of field", "most calls", "of field"]));
  return seasons
    .map((season, turn) => {
      const all = Array.from({ length: weighed }, (_, n) => {
        const id = Math.floor((n * size) / weighed);
        const hour = (n + turn) % 2 === 0 ? "day" : "night";
        return { id, ...weigh(fieldTraits(address, id), season, hour) };
      });
      const heaviest = all.reduce((a, b) => (b.triangles > a.triangles ? b : a));
      const busiest = all.reduce((a, b) => (b.calls > a.calls ? b : a));
      const middle = median(all.map(({ triangles }) => triangles));
      const { triangles } = heaviest;
      const { calls } = busiest;
      console.log(row([season, all.length, middle, triangles, heaviest.id, calls, busiest.id]));
      if (triangles > MOST_TRIANGLES || calls > MOST_CALLS) {
        console.error(`Allowed: ${MOST_TRIANGLES} triangles and ${MOST_CALLS} calls.`);
        return false;
      }
      return true;
    })
    .every(Boolean);
}

type Visit = { liveMs: number; calls: number; idleFrames: number; blockedMs: number };

declare global {
  interface Window {
    longTasks: number[];
  }
}

async function visit(browser: Browser, url: string, hour: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  try {
    await page.addInitScript(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longTasks.push(duration);
      }).observe({ type: "longtask", buffered: true });
    });
    await page.goto(url);
    await page.waitForSelector("[data-live]", { timeout: 60_000 });
    const liveMs = await page.evaluate(() => performance.now());
    if (hour !== "Day") await page.getByRole("radio", { name: hour }).check();
    await page.waitForFunction(
      (isLit) => Number(document.querySelector("canvas")?.dataset.calls) > (isLit ? 2 : 1),
      hour !== "Day",
      { timeout: 60_000 },
    );
    const read = () =>
      page.evaluate(() => {
        const { frames, calls } = document.querySelector("canvas")!.dataset;
        return { frames: Number(frames), calls: Number(calls) };
      });
    // What was asked for while the last shapes came in is drawn first.
    await page.waitForTimeout(500);
    const before = await read();
    await page.waitForTimeout(IDLE_MS);
    const after = await read();
    const blockedMs = await page.evaluate(() =>
      window.longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    );
    return { liveMs, calls: after.calls, idleFrames: after.frames - before.frames, blockedMs };
  } finally {
    await page.close();
  }
}

async function measure(browser: Browser, url: string): Promise<boolean> {
  const problems: string[] = [];
  console.log(row(["field", "live after ms", "calls", "idle frames", "blocked ms"]));
  for (const id of fields)
    for (const hour of ["Day", "Night"]) {
      const seen = await visit(browser, `${url}fields/${id}`, hour);
      const { liveMs, calls, idleFrames, blockedMs } = seen;
      const name = `${id} ${hour.toLowerCase()}`;
      console.log(row([name, Math.round(liveMs), calls, idleFrames, Math.round(blockedMs)]));
      if (calls > MOST_CALLS) problems.push(`${name} takes ${calls} calls of ${MOST_CALLS}`);
      if (idleFrames > 0) problems.push(`${name} draws ${idleFrames} frames while idle`);
    }
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

const isLight = weighMany();
const isQuick = await onSite(measure, softwareGraphicsArgs);
process.exitCode = isLight && isQuick ? 0 : 1;
