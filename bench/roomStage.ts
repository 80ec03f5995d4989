// Holds the room in the round to few draw calls whatever is in it, and to no frame while nothing moves.
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { createServer } from "vite";
import { chromiumArgs, softwareGraphicsArgs } from "../scripts/chromiumArgs.ts";
import { findBrowser } from "../scripts/findBrowser.ts";
import { row } from "./figures/figures.ts";

const MOST_CALLS = 60;
const IDLE_MS = 2000;
const LONGEST_BUILD_MS = 120_000;
const THINGS = 1000;

type Case = { name: string; what: string | number; look: object };

/** Each hour from another side: which lamps and walls are to be seen differs most. */
const cases: readonly Case[] = [
  { name: "day, from the south-east", light: "day", quarter: 0 } as const,
  { name: "evening, from the north-west", light: "evening", quarter: 2 } as const,
  { name: "night, from the north-east", light: "night", quarter: 1 } as const,
].map(({ name, ...look }) => ({ name, what: THINGS, look }));

const stats = (page: Page) => page.evaluate(async () => (await window.bench).stats());

async function settled(page: Page): Promise<void> {
  const until = performance.now() + LONGEST_BUILD_MS;
  while ((await stats(page)).waiting > 0) {
    if (performance.now() > until) throw new Error("the shapes never came");
    await page.waitForTimeout(100);
  }
  // What was asked for by the last of them, and a turn of the camera, is drawn first.
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    await page.waitForTimeout(400);
    now = (await stats(page)).frames;
  }
}

async function main(): Promise<boolean> {
  const found = await findBrowser();
  if (!found.ok) {
    console.error(found.reason);
    return false;
  }
  const site = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    server: { port: 0, hmr: false, watch: null },
    logLevel: "error",
    appType: "mpa",
  });
  await site.listen();
  const args = [...chromiumArgs, ...softwareGraphicsArgs];
  const browser = await chromium.launch({ executablePath: found.path, args });
  try {
    const problems: string[] = [];
    const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
    await page.goto(new URL("bench/roomStage/index.html", site.resolvedUrls!.local[0]).href);
    console.log(row([`${THINGS} things`, "built after ms", "calls", "triangles", "idle frames"]));
    for (const { name, what, look } of cases) {
      const begun = performance.now();
      await page.evaluate(async ([thing, how]) => (await window.bench).show(thing, how), [
        what,
        look,
      ] as const);
      await settled(page);
      const built = Math.round(performance.now() - begun);
      const before = await stats(page);
      await page.waitForTimeout(IDLE_MS);
      const idle = (await stats(page)).frames - before.frames;
      console.log(row([name, built, before.most, before.triangles, idle]));
      if (before.most > MOST_CALLS)
        problems.push(`${name} takes ${before.most} calls of ${MOST_CALLS}`);
      if (idle > 0) problems.push(`${name} draws ${idle} frames while idle`);
    }
    for (const problem of problems) console.error(problem);
    return problems.length === 0;
  } finally {
    await browser.close();
    await site.close();
  }
}

process.exitCode = (await main()) ? 0 : 1;
