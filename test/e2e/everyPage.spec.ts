// What must hold on every page: accessible in both themes and at both ends of width, readable in other media, whole without scripts.
import type { Page } from "@playwright/test";
import { isLong } from "../soak.ts";
import { expectAccessibleEverywhere } from "./accessible.ts";
import { expectReadableElsewhere, type OtherMedium } from "./otherMedia.ts";
import { pages } from "./pages.ts";
import { preferList } from "./roomEditorPage.ts";
import { expect, test } from "./test.ts";

/** Two frames later all that follows has been laid out; where none come for long, reading lays it out. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((next) => {
        requestAnimationFrame(() => requestAnimationFrame(() => next()));
        setTimeout(next, 3000);
      }),
  );

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

const scrollThrough = async (page: Page) => {
  const { height } = page.viewportSize()!;
  const end = () => page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < (await end()); top += height) {
    await scrollTo(page, top);
    await settle(page);
  }
  await scrollTo(page, 0);
};

const sections = ["overview", "alphafields", "news", "flexiblegameplay", "world"];

/** In the short form paper for those pages that axe looks at by day, forced colours for those by night; the tokens are one for all. */
function media(turn: number): readonly OtherMedium[] {
  if (isLong) return ["paper", "forced colours", "more contrast"];
  return [
    turn % 2 === 0 ? "paper" : "forced colours",
    ...(turn === 0 ? (["more contrast"] as const) : []),
  ];
}

async function expectSound(page: Page, path: string, turn: number): Promise<void> {
  // By day all other tests open it.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await expectReadableElsewhere(page, media(turn));
  // Only the sections of the landing page come to life as they are seen.
  const isScrolled = isLong || path === "/";
  const atEach = async () => (isScrolled ? scrollThrough(page) : settle(page));
  await expectAccessibleEverywhere(page, turn, { atEach });
}

// In one worker, whose server draws each page and picture once.
test.describe.configure({ mode: "default" });

test.describe("with scripts", () => {
  if (isLong)
    for (const [turn, path] of pages.entries())
      test.describe(path, () => {
        // In software 3D takes seconds at each width, the largest scene of the site minutes, and it moves no box.
        test.use({ withWebGl: path !== "/room-designer" });

        test("is accessible in both themes, and reads in other media", ({ page }) =>
          expectSound(page, path, turn));
      });
  else
    test.describe("without 3D", () => {
      test.use({ withWebGl: false });

      // On one page of the browser, which reads the programs and styles of all once.
      test("each page is accessible, and reads in other media", async ({ page }) => {
        test.slow();
        // The drawing of the room takes seconds, and has tests of its own.
        await preferList(page);
        for (const [turn, path] of pages.entries())
          await test.step(path, () => expectSound(page, path, turn));
      });
    });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each page reads whole", async ({ page }) => {
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await expect(page.locator("[hidden]:has(h2)")).toHaveCount(0);
        for (const id of path === "/" ? sections : [])
          await expect(page.locator(`#${id}`).getByRole("heading").first()).toBeVisible();
      });
  });
});

// With all that is drawn on it: in the short form the other tests leave its 3D away.
test("a page printed by the server is the page that React takes over", async ({ page }) => {
  await page.goto("/");
  const before = await page.evaluate("document.querySelector('h1')");
  expect(before).toBeTruthy();
  await page.evaluate("window.heading = document.querySelector('h1')");
  await scrollThrough(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.evaluate("window.heading === document.querySelector('h1')")).toBe(true);
});
