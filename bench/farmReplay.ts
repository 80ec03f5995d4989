// Has ten thousand events of a farm done again in a page of Chromium, and holds the time to half a second.
import { onDevPage } from "./onDevPage.ts";

const MOST_MS = 500;
const EVENTS = 10_000;

const figures = await onDevPage(
  "bench/farmReplay/index.html",
  { width: 390, height: 844 },
  async (page, address) => {
    await page.goto(address);
    await page.waitForFunction(() => window.replayed, null, { timeout: 300_000 });
    return page.evaluate(() => window.replayed);
  },
);
if (figures) {
  const { events, best, middle } = figures;
  const round = (ms: number): number => Math.round(ms);
  console.log(
    `${events} events done again: ${round(middle)} ms, ${round(best)} at best; ${MOST_MS} at most`,
  );
  if (events < EVENTS || middle > MOST_MS) process.exitCode = 1;
} else process.exitCode = 1;
