// Holds the light of each template to how long it may take its two threads: whole at first, and after an edit.
import type { Page } from "playwright";
import { median } from "./figures/figures.ts";
import { onDevPage } from "./onDevPage.ts";
import { stats, untilLit } from "./roomStage/untilLit.ts";

const FIRST_MS = 700;
const EDIT_MS = 300;

/** One light that was asked for: when it could be shown first, and when it was as fine as it gets. */
type Lit = { first: number; whole: number };

declare global {
  interface Window {
    /** What the stage has asked its threads since this was called last, asked again of two that have nothing else to do. */
    askAnew: () => Promise<Lit>;
  }
}

/** The stage's own threads share the processor with those who draw, which here is a processor, too. */
const keepAsked = () => {
  type Asked = { readonly job: number; readonly baking: { readonly part: number } };
  type Told = { readonly job: number; readonly part: number; readonly isLast: boolean };
  const PlainWorker = window.Worker;
  const threads: Worker[] = [];
  let asked: Asked[] = [];
  window.Worker = class extends PlainWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      const post = this.postMessage.bind(this);
      this.postMessage = (message: Asked | object, ...more: never[]) => {
        if ("baking" in message) {
          asked.push(message);
          threads[message.baking.part] ??= new PlainWorker(url, options);
        }
        post(message, ...more);
      };
    }
  };

  function answer(jobs: readonly Asked[]): Promise<Lit> {
    const light: Lit = { first: Number.NaN, whole: Number.NaN };
    const [first, last] = [new Set<number>(), new Set<number>()];
    const since = performance.now();
    return new Promise((resolve) => {
      for (const thread of threads)
        thread.onmessage = ({ data: { job, part, isLast } }: MessageEvent<Told>) => {
          if (job !== jobs[0]!.job) return;
          const ms = performance.now() - since;
          first.add(part);
          if (first.size === jobs.length && Number.isNaN(light.first)) light.first = ms;
          if (isLast) last.add(part);
          if (last.size < jobs.length) return;
          light.whole = ms;
          resolve(light);
        };
      for (const job of jobs) threads[job.baking.part]!.postMessage(job);
    });
  }

  window.askAnew = async () => {
    const all = asked;
    asked = [];
    let light: Lit | undefined;
    // In their order: each is told no shape twice.
    for (const number of new Set(all.map(({ job }) => job)))
      light = await answer(all.filter(({ job }) => job === number));
    if (!light) throw new Error("no light was asked for");
    return light;
  };
};

/** So long without a frame, the last light has faded in. */
const AT_REST_MS = 500;

async function atRest(page: Page): Promise<void> {
  for (let before = -1; ; ) {
    const { frames } = await stats(page);
    if (frames === before) return;
    before = frames;
    await page.waitForTimeout(AT_REST_MS);
  }
}

async function lit(page: Page): Promise<Lit> {
  await untilLit(page);
  await atRest(page);
  return page.evaluate(() => window.askAnew());
}

async function measure(page: Page, address: string): Promise<boolean> {
  await page.addInitScript(keepAsked);
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

const viewport = { width: 160, height: 120 };
process.exitCode = (await onDevPage("bench/roomStage/index.html", viewport, measure)) ? 0 : 1;
