// One visit: how long a click takes until the connect dialog can be used, and how much script that was.
import type { Browser } from "playwright";
import { type Subject, slowVisit } from "./slowVisit.ts";

/** From where a hand shows up on the page until it presses; a page may get ready meanwhile. */
const approachMs = 1_000;

const desk = { viewport: { width: 1280, height: 800 } };

export type Click = {
  clickMs: number;
  /** What the page itself blocked while it was loading. */
  blockedMs: number;
  /** All scripts that came until then, compressed. */
  scriptKb: number;
  /** Plain work on this machine just now, not slowed. */
  speedMs: number;
};

export const clickToUse = (browser: Browser, subject: Subject): Promise<Click> =>
  slowVisit(browser, subject, desk, async ({ page, scriptKb, speedMs }) => {
    const blockedMs = await page.evaluate(() =>
      window.longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    );
    await page.getByRole("button", { name: subject.label }).first().hover();
    await page.waitForTimeout(approachMs);
    const clickMs = await page.evaluate(async (text) => {
      const button = [...document.querySelectorAll<HTMLButtonElement>("header button")].find(
        ({ textContent }) => textContent === text,
      )!;
      const begin = performance.now();
      button.click();
      await window.untilUsable();
      return performance.now() - begin;
    }, subject.label);
    return { clickMs, blockedMs, scriptKb: await scriptKb(), speedMs };
  });
