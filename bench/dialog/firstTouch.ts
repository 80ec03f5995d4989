// One visit with a phone: how long it takes from the first touch of all, a tap on the button, until the connect dialog can be used.
import type { Browser } from "playwright";
import { type Subject, slowVisit } from "./slowVisit.ts";

/** Whoever reads a little first: a page may use the time as it likes. */
const restMs = 5_000;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export type FirstTouch = {
  tapMs: number;
  /** All scripts that the page had fetched before it was touched, compressed. */
  untouchedKb: number;
};

export const firstTouch = (browser: Browser, subject: Subject): Promise<FirstTouch> =>
  slowVisit(browser, subject, phone, async ({ page, scriptKb }) => {
    await page.waitForTimeout(restMs);
    const untouchedKb = await scriptKb();
    const button = page.locator("header button", { hasText: subject.label }).first();
    const { x, y, width, height } = (await button.boundingBox())!;
    await page.evaluate(() => {
      const touched = new Promise<Event>((resolve) => {
        addEventListener("pointerdown", resolve, { once: true, capture: true });
      });
      Object.assign(window, {
        tapMs: touched.then(async ({ timeStamp }) => {
          await window.untilUsable();
          return performance.now() - timeStamp;
        }),
      });
    });
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const tapMs = await page.evaluate(() => Reflect.get(window, "tapMs") as Promise<number>);
    return { tapMs, untouchedKb };
  });
