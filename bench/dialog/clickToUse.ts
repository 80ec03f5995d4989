// One visit: how long a click takes until the connect dialog can be used, and how much script that was.
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright";

const slowdown = 4;

/** From where a hand shows up on the page until it presses; a page may get ready meanwhile. */
const approachMs = 1_000;

export type Subject = { url: string; label: string };

export type Visit = {
  clickMs: number;
  /** What the page itself blocked while it was loading. */
  blockedMs: number;
  /** All scripts that came until then, compressed. */
  scriptKb: number;
  /** Plain work on this machine just now, not slowed. */
  speedMs: number;
};

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

export async function clickToUse(browser: Browser, { url, label }: Subject): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const scripts: Promise<number>[] = [];
  // Nothing of other hosts, which are not there, and would not be ours to measure.
  await page.route("**/*", (route) =>
    route.request().url().startsWith(new URL(url).origin) ? route.continue() : route.abort(),
  );
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const size = response.body().then((body) => gzipSync(body).byteLength);
    // One that comes after the page has closed was not needed.
    scripts.push(size.catch(() => 0));
  });
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
    const button = page.getByRole("button", { name: label }).first();
    await button.waitFor();
    await page.waitForLoadState("networkidle");
    const blockedMs = await page.evaluate(() =>
      window.longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    );
    await button.hover();
    await page.waitForTimeout(approachMs);
    const clickMs = await page.evaluate(async (text) => {
      const button = [...document.querySelectorAll<HTMLButtonElement>("header button")].find(
        ({ textContent }) => textContent === text,
      )!;
      const frame = () => new Promise(requestAnimationFrame);
      const begin = performance.now();
      button.click();
      // Usable: open, with its wallets in it, the focus inside, and a frame of it painted.
      const isUsable = () => {
        const dialog = document.querySelector("dialog[open], [role=dialog]");
        return dialog?.contains(document.activeElement) && dialog.textContent.includes("Rainbow");
      };
      while (!isUsable()) await frame();
      await frame();
      return performance.now() - begin;
    }, label);
    const sizes = await Promise.all(scripts);
    const scriptKb = sizes.reduce((sum, size) => sum + size, 0) / 1024;
    return { clickMs, blockedMs, scriptKb, speedMs };
  } finally {
    await page.close();
  }
}
