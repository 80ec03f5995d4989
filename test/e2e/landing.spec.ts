// The front page as it loads and is scrolled: how little comes to whoever only looks, and that nothing moves.
import { stat } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { fromRoot } from "../../scripts/run/root.ts";
import { test } from "./test.ts";

test.use({ withWebGl: false });

const LOOKED_MS = 5000;
const MOST_BYTES = 100_000;
/** Somebody reads: so far at once, and so long at each place. */
const STEP = { pixels: 240, ms: 60 } as const;

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Everything that has moved by itself since the page was opened, however little. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          for (const { node } of sources)
            shifts.push((node as Element | null)?.outerHTML?.slice(0, 120) ?? "gone");
    }).observe({ type: "layout-shift", buffered: true });
  });
const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("untouched it fetches no more than 100 kB of scripts; nothing moves, then or as it is scrolled", async ({
      page,
    }) => {
      await watchShifts(page);
      const scripts = new Set<string>();
      page.on("request", (asked) => {
        const { pathname } = new URL(asked.url());
        if (pathname.endsWith(".js")) scripts.add(pathname);
      });
      await page.goto("/");
      await page.waitForTimeout(LOOKED_MS);
      const weights = await Promise.all(
        [...scripts].map(async (file) => (await stat(fromRoot(`dist/site${file}.gz`))).size),
      );
      expect(scripts.size).toBeGreaterThan(1);
      expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
      expect(await shiftsOf(page)).toEqual([]);

      const heights = await page.evaluate(async ({ pixels, ms }) => {
        const seen = new Set<number>();
        const root = document.documentElement;
        for (let top = 0; top < root.scrollHeight; top += pixels) {
          scrollTo({ top, behavior: "instant" });
          await new Promise((next) => setTimeout(next, ms));
          seen.add(root.scrollHeight);
        }
        // What has come near at the end is brought to life a moment later.
        await new Promise((next) => setTimeout(next, 1000));
        return [...seen.add(root.scrollHeight)];
      }, STEP);
      expect(heights).toHaveLength(1);
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
}
