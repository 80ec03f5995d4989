// Measures how long a click on "Sign in" takes to a dialog that can be used, on a processor slowed four times.
import type { Browser } from "playwright";
import { median } from "./figures/figures.ts";
import { onSite } from "./onSite.ts";

const wantedRuns = Number(process.env.RUNS || "7");
const slowdown = 4;
const limits = { clickMs: 100, blockedMs: 200 };

type Visit = { clickMs: number; blockedMs: number; speedMs: number };

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** How long this machine takes for the same plain work just now, without any slowing down. */
function plainWork(): number {
  const begin = performance.now();
  let sum = 0;
  for (let step = 0; step < 5e7; step++) sum += step % 7;
  // Whoever does not look at the sum may be spared the work by the compiler.
  if (sum === 0) throw new Error("Nothing was counted.");
  return performance.now() - begin;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    const session = await page.context().newCDPSession(page);
    const speedMs = await page.evaluate(plainWork);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longTasks.push(duration);
      }).observe({ type: "longtask", buffered: true });
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    const blockedMs = await page.evaluate(() =>
      window.longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    );
    const clickMs = await page.evaluate(async () => {
      const button = [...document.querySelectorAll<HTMLButtonElement>("header button")].find(
        ({ textContent }) => textContent === "Sign in",
      )!;
      const frame = () => new Promise(requestAnimationFrame);
      const begin = performance.now();
      button.click();
      // Usable: open, with its wallets in it, the focus inside, and a frame of it painted.
      const isUsable = () => {
        const dialog = document.querySelector("dialog[open]");
        return dialog?.contains(document.activeElement) && dialog.textContent.includes("Rainbow");
      };
      while (!isUsable()) await frame();
      await frame();
      return performance.now() - begin;
    });
    return { clickMs, blockedMs, speedMs };
  } finally {
    await page.close();
  }
}

async function measure(browser: Browser, url: string): Promise<boolean> {
  const visits: Visit[] = [];
  while (visits.length < wantedRuns) visits.push(await visit(browser, url));
  const clicks = visits.map(({ clickMs }) => clickMs);
  const blocked = visits.map(({ blockedMs }) => blockedMs);
  const speeds = visits.map(({ speedMs }) => speedMs);
  const tell = (what: string, values: readonly number[]) =>
    console.log(
      `${what}, ms: median ${Math.round(median(values))} (${values.map(Math.round).join(" ")})`,
    );
  tell("click to usable dialog", clicks);
  tell("blocked while loading", blocked);
  tell("plain work on this machine, not slowed", speeds);
  const short = [
    ...(median(clicks) > limits.clickMs ? [`the click may take ${limits.clickMs} ms`] : []),
    ...(median(blocked) > limits.blockedMs ? [`loading may block ${limits.blockedMs} ms`] : []),
  ];
  for (const line of short) console.error(`Too slow: ${line}.`);
  return short.length === 0;
}

if (!Number.isInteger(wantedRuns) || wantedRuns < 1) {
  console.error("RUNS must be a whole number of at least 1.");
  process.exitCode = 1;
} else process.exitCode = (await onSite(measure)) ? 0 : 1;
