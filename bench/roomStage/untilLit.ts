// Waits for a room on the bench's page until it is built and has its light.
import type { Page } from "playwright";

const LONGEST_BUILD_MS = 120_000;

export const stats = (page: Page) => page.evaluate(async () => (await window.bench).stats());

export async function untilLit(page: Page): Promise<void> {
  const until = performance.now() + LONGEST_BUILD_MS;
  for (;;) {
    const { waiting, isLit } = await stats(page);
    if (waiting === 0 && isLit) return;
    if (performance.now() > until) throw new Error("its shapes or its light never came");
    await page.waitForTimeout(100);
  }
}
