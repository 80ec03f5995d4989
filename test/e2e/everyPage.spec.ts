// What must hold on every page: accessible in both themes and at both ends of width, whole without scripts.
import type { Page } from "@playwright/test";
import { expectAccessibleInBoth } from "./accessible.ts";
import { pages } from "./pages.ts";
import { withoutWebGl } from "./roomEditorPage.ts";
import { expect, test } from "./test.ts";

/** Two frames later all that follows has been laid out; where none come for long, reading lays it out. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((next) => {
        requestAnimationFrame(() => requestAnimationFrame(next));
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

const widths = [320, 360, 600, 767, 768, 1024, 1099, 1100, 1280, 1920, 2560];

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  const scrollWidth = () => page.evaluate("document.documentElement.scrollWidth");
  expect(await scrollWidth(), `scrolls sideways at ${width}`).toBeLessThanOrEqual(width);
}

for (const path of pages) {
  for (const [width, colorScheme] of [
    [360, "light"],
    [1280, "dark"],
  ] as const) {
    test(`${path} has no axe violation at ${width}, opened in ${colorScheme} and shown in both`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await scrollThrough(page);
      await expectNoSidewaysScroll(page, width);
      await expectAccessibleInBoth(page);
    });
  }

  test(`${path} never scrolls sideways, however wide its window becomes`, async ({ page }) => {
    // Eleven times in software the largest scene of the site would take minutes, and moves no box.
    if (path === "/room-designer") await withoutWebGl(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      if (width === widths[0]) {
        await page.goto(path);
        await scrollThrough(page);
      }
      await settle(page);
      await expectNoSidewaysScroll(page, width);
    }
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} reads whole`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.locator("[hidden]:has(h2)")).toHaveCount(0);
    });
  });
}

test("the landing page has all its sections without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto("/");
  for (const id of ["overview", "alphafields", "news", "flexiblegameplay", "world"])
    await expect(page.locator(`#${id}`).getByRole("heading").first()).toBeVisible();
  await context.close();
});

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
