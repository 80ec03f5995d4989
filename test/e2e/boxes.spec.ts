// On no page is a word or a control cut off, under another or out of the window, however wide that is and however large the letters are.
import type { CDPSession, Page } from "@playwright/test";
import { isLong } from "../soak.ts";
import { boxFaults } from "./boxFaults.ts";
import { pages } from "./pages.ts";
import { preferList } from "./roomEditorPage.ts";
import { expect, test } from "./test.ts";

/** The letters that a browser is set to, and the window. */
type Look = readonly [letters: number, width: number, height?: number];

const letterSizes = [16, 20, 24, 32];

const everyLook: readonly Look[] = letterSizes.flatMap((letters) => [
  ...[320, 360, 390, 600, 767, 768, 1099, 1100, 1280, 1920, 2560].map(
    (width): Look => [letters, width],
  ),
  // A desk at twice the size, and a phone on its side.
  [letters, 720, 450] as const,
  [letters, 844, 390] as const,
]);

/** The ends for each page, and of what lies between another part for each. */
const someLooks: readonly (readonly Look[])[] = [
  [
    [16, 768],
    [20, 1280],
    [24, 390],
    [32, 1920],
  ],
  [
    [16, 1099],
    [20, 390],
    [24, 1280],
    [32, 844, 390],
  ],
  [
    [16, 720, 450],
    [20, 768],
    [24, 1920],
    [32, 1280],
  ],
  [
    [16, 1100],
    [20, 1920],
    [24, 768],
    [32, 390],
  ],
];
const ends: readonly Look[] = [
  [16, 320],
  [32, 320],
  [16, 2560],
];

const looksOf = (turn: number): readonly Look[] =>
  isLong ? everyLook : [...ends, ...someLooks[turn % someLooks.length]!];

const known = {
  // Nothing yet: what is cut is no smaller for being known.
  spared: "x-none",
  // Islands of a comb, and plots that lie aslant: only the corners of their boxes meet.
  mayMeet: "[data-way] > a, [data-wind] > a, [role=gridcell]",
};

/** As the browser's own settings do, for whatever is measured in letters. */
const setLetters = (session: CDPSession, standard: number) =>
  session.send("Page.setFontSizes", { fontSizes: { standard, fixed: 13 } });

const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((next) => {
        requestAnimationFrame(() => requestAnimationFrame(() => next()));
        setTimeout(next, 3000);
      }),
  );

async function expectWhole(page: Page, session: CDPSession, turn: number): Promise<void> {
  for (const [letters, width, height = 800] of looksOf(turn)) {
    await setLetters(session, letters);
    await page.setViewportSize({ width, height });
    await settle(page);
    const found = () => page.evaluate(boxFaults, known);
    // Asked again: what has just been laid out anew may still be on its way.
    await expect
      .poll(found, { message: `letters of ${letters} px, ${width} x ${height}` })
      .toEqual([]);
  }
}

// Boxes lie where they lie without 3D as well, which takes seconds to draw.
test.use({ withWebGl: false });
test.describe.configure({ mode: "default" });

const toWidest = async (page: Page, path: string) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
};

if (isLong)
  for (const [turn, path] of pages.entries())
    test(`${path} is whole in every window, with letters of every size`, async ({ page }) => {
      await preferList(page);
      const session = await page.context().newCDPSession(page);
      await toWidest(page, path);
      await expectWhole(page, session, turn);
    });
else
  test("each page is whole at both ends of width, and in windows between, with letters of four sizes", async ({
    page,
  }) => {
    test.slow();
    await preferList(page);
    const session = await page.context().newCDPSession(page);
    for (const [turn, path] of pages.entries())
      await test.step(path, async () => {
        await setLetters(session, 16);
        await toWidest(page, path);
        await expectWhole(page, session, turn);
      });
  });
