// What axe finds on a page or in a part of it, as it is shown and in both colour schemes.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // What passes, and how, is never looked at.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  if (part !== undefined) axe.include(part);
  // Only the findings of several frames have to be put together, in a blank page of their own.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

/** Of a desk and of a phone. */
const widths = [1280, 360];

/** At either width, and in both colour schemes there; what a test does next it does on the phone's. */
export async function expectAccessibleEverywhere(page: Page, part?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`at ${width}`, () => expectAccessibleInBoth(page, part));
  }
}

/** One after the other on the same page, which has to be one whose colours do not fade over. */
export async function expectAccessibleInBoth(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await test.step(`in ${colorScheme}`, () => expectAccessible(page, part));
  }
}
