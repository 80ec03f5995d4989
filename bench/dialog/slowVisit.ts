// A page on a processor slowed four times, out of reach of other hosts: its scripts are weighed, and it tells when its connect dialog can be used.
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions, Page } from "playwright";

const slowdown = 4;

export type Subject = { url: string; label: string };

export type SlowVisit = {
  page: Page;
  /** All scripts that have come by now, compressed. */
  scriptKb(): Promise<number>;
  /** Plain work on this machine just now, not slowed. */
  speedMs: number;
};

declare global {
  interface Window {
    longTasks: number[];
    /** Settles once the dialog is open, has its wallets in it and the focus, and a frame of it is painted. */
    untilUsable(): Promise<void>;
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

function watch(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  window.untilUsable = async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const isUsable = () => {
      const dialog = document.querySelector("dialog[open], [role=dialog]");
      return dialog?.contains(document.activeElement) && dialog.textContent.includes("Rainbow");
    };
    while (!isUsable()) await frame();
    await frame();
  };
}

/** `work` gets the page when it has been loaded and is quiet. */
export async function slowVisit<Result>(
  browser: Browser,
  { url, label }: Subject,
  seenAs: BrowserContextOptions,
  work: (visit: SlowVisit) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage(seenAs);
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
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "load" });
    await page.getByRole("button", { name: label }).first().waitFor();
    await page.waitForLoadState("networkidle");
    const scriptKb = async () =>
      (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1024;
    return await work({ page, scriptKb, speedMs });
  } finally {
    await page.close();
  }
}
