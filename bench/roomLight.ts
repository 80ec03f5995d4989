// Holds the light of each template to how long it may take its two threads: whole at first, and after an edit.
import type { Page } from "playwright";
import { median } from "./figures/figures.ts";
import { onDevPage } from "./onDevPage.ts";
import { untilLit } from "./roomStage/untilLit.ts";

const FIRST_MS = 700;
const EDIT_MS = 300;

/** One light that was asked for: when it could be shown first, and when it was as fine as it gets. */
type Lit = { first: number; whole: number };

declare global {
  interface Window {
    lights: Lit[];
  }
}

/** From the question that goes out to the threads up to the last of their first answers. */
const timeThreads = () => {
  window.lights = [];
  let asked = { job: 0, at: 0, first: new Set<number>(), last: new Set<number>() };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...more: never[]) {
    const { job } = Object(message) as { job?: number };
    if (job !== undefined && Object(message).baking && job !== asked.job) {
      asked = { job, at: performance.now(), first: new Set(), last: new Set() };
      window.lights.push({ first: Number.NaN, whole: Number.NaN });
    }
    return postMessage.call(this, message, ...more);
  };
  const hear = ({ data }: MessageEvent<{ job: number; part: number; isLast: boolean }>) => {
    const light = window.lights.at(-1);
    if (!light || data?.job !== asked.job || data.part === undefined) return;
    const ms = performance.now() - asked.at;
    asked.first.add(data.part);
    if (asked.first.size === 2 && Number.isNaN(light.first)) light.first = ms;
    if (data.isLast) asked.last.add(data.part);
    if (asked.last.size === 2) light.whole = ms;
  };
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener("message", hear);
    }
  };
};

async function lit(page: Page): Promise<Lit> {
  await untilLit(page);
  return page.evaluate(() => window.lights.at(-1)!);
}

async function measure(page: Page, address: string): Promise<boolean> {
  await page.addInitScript(timeThreads);
  await page.goto(address);
  const firsts: number[] = [];
  const edits: number[] = [];
  for (const id of await page.evaluate(async () => (await window.bench).rooms())) {
    await page.evaluate(async (room) => (await window.bench).show(room), id);
    const { first, whole } = await lit(page);
    await page.evaluate(async () => (await window.bench).nudge());
    const edit = await lit(page);
    firsts.push(first);
    edits.push(edit.first);
    const [a, b, c] = [first, edit.first, whole].map(Math.round);
    console.log(`${id}: first light ${a} ms, an edit's ${b} ms, as fine as it gets ${c} ms`);
  }
  let isGood = true;
  const report = (what: string, all: readonly number[], most: number) => {
    const ms = Math.round(median(all));
    if (ms > most) isGood = false;
    console.log(`${ms > most ? "SLOW" : "ok  "} ${what}: ${ms} ms of ${most}`);
  };
  report("the first light of a template", firsts, FIRST_MS);
  report("the first light after an edit", edits, EDIT_MS);
  return isGood;
}

// So small that drawing leaves the processor to the threads.
const viewport = { width: 160, height: 120 };
process.exitCode = (await onDevPage("bench/roomStage/index.html", viewport, measure)) ? 0 : 1;
