// What axe finds on a page or in a part of it, as it is shown and in both colour schemes.

import { aboutScheme } from "@loamstead/ui/testing/aboutScheme.ts";
import { allArrived } from "@loamstead/ui/testing/allArrived.ts";
import { expect, type Page, test } from "@playwright/test";
import { violations } from "../axe.ts";
import { isLong } from "../soak.ts";
import { faintTexts } from "./contrast.ts";

export async function expectAccessible(
  page: Page,
  part?: string,
  rules?: readonly string[],
): Promise<void> {
  // Within a frame it would see nothing.
  expect(page.frames()).toHaveLength(1);
  // What fades in can be read once it is there.
  await page.evaluate(allArrived);
  expect(await violations(page, part, rules)).toEqual([]);
}

type Scheme = "light" | "dark";
const both = ["light", "dark"] as const;

type Look = readonly [width: number, schemes: readonly Scheme[]];

/** Of a large screen, a desk and a phone; in the short form one of the last two, the desk's by day, the phone's by night. */
function looks(turn: number): readonly Look[] {
  if (!isLong) return [turn % 2 === 0 ? [1280, ["light"]] : [360, ["dark"]]];
  return [
    [1920, both],
    [1280, both],
    [360, both],
  ];
}

type Where = { part?: string; atEach?: () => Promise<void> };

/**
 * At either width, and in both colour schemes; what a test does next it does on the last one's.
 * The short form looks once: who asks for several places counts them, and gets desk and phone by turns.
 */
export async function expectAccessibleEverywhere(
  page: Page,
  turn: number,
  { part, atEach }: Where = {},
): Promise<void> {
  for (const [width, schemes] of looks(turn)) {
    await page.setViewportSize({ width, height: 800 });
    await atEach?.();
    await test.step(`at ${width}`, () => expectAccessibleIn(schemes, page, part));
  }
}

/** One after the other on the same page, which has to be one whose colours do not fade over. */
export const expectAccessibleInBoth = (page: Page, part?: string): Promise<void> =>
  expectAccessibleIn(both, page, part);

async function expectAccessibleIn(
  schemes: readonly Scheme[],
  page: Page,
  part?: string,
): Promise<void> {
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rules = index === 0 ? undefined : aboutScheme;
    await test.step(`in ${colorScheme}`, async () => {
      await expectAccessible(page, part, rules);
      // Asked again: on a busy machine something may still have been on its way.
      if (part !== undefined) await expect.poll(() => faintTexts(page, part)).toEqual([]);
    });
  }
}
