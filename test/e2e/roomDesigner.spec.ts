// The room designer as a visitor meets it: furnished by keys alone, by touch alone and without 3D, and kept.
import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openDesigner, room, things, withoutWebGl } from "./roomEditorPage.ts";
import { expect, test } from "./test.ts";

test("is a page in words without scripts, and gives its room to the editor with them", async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const words = await plain.newPage();
  await words.goto("/room-designer");
  await expect(words.getByRole("heading", { level: 1 })).toHaveText(/room to furnish/);
  await expect(words.getByText(/takes JavaScript/)).toBeVisible();
  await plain.close();

  await withoutWebGl(page);
  await openDesigner(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My room");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("button", { name: "Sign in" })).toBeVisible();
  await bar.getByRole("button", { name: "Open main menu" }).click();
  await bar.getByRole("link", { name: "World" }).click();
  await expect(page).toHaveURL("/#world");
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
});

const editorSheet = (page: Page) => page.locator('link[rel="stylesheet"][href*="/editor-"]');

test("the editor brings its own styles, once, and no other page has them", async ({ page }) => {
  await withoutWebGl(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/editor-[^/]*\.css$/.test(request.url())) asked.push(request.url());
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  expect(asked).toEqual([]);

  await page.getByRole("link", { name: "Room Designer" }).first().click();
  await expect(room(page)).toBeVisible();
  await expect(editorSheet(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(room(page)).toHaveCount(0);
  await page.goForward();
  await expect(room(page)).toBeVisible();
  await expect(editorSheet(page)).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

test.describe("where the editor's styles cannot be had", () => {
  test.use({ expectedTrouble: [/ERR_FAILED \(.*\/editor-[^/]*\.css\)/] });

  const failSheet = async (page: Page, options?: { times: number }) => {
    const fail = async (route: Route) => {
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => /\/roomEditor-/.test(name)),
      );
      await route.abort();
    };
    await page.route("**/assets/editor-*.css", fail, options);
  };

  test("its page is loaded again by itself, which brings the editor", async ({ page }) => {
    await withoutWebGl(page);
    await failSheet(page, { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/room-designer");
    await failed;
    await expect(room(page)).toBeVisible();
    await expect(editorSheet(page)).toHaveCount(1);
  });

  test("its page stays one in words and says so, until somebody loads it again", async ({
    page,
  }) => {
    await withoutWebGl(page);
    await failSheet(page);
    await page.goto("/room-designer");
    const note = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(note).toBeVisible();
    await expect(editorSheet(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/room to furnish/);
    await expect(room(page)).toHaveCount(0);
    await page.unroute("**/assets/editor-*.css");
    await note.getByRole("button", { name: "Load the page again" }).click();
    await expect(room(page)).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});

test("by keys alone a thing is found, placed, undone and placed again, and it is kept", async ({
  page,
}) => {
  await withoutWebGl(page);
  await openDesigner(page);
  await page.keyboard.press("3");
  await expect(page.getByText("Your room in words")).toBeVisible();

  const place = async () => {
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: /find/i }).first()).toBeFocused();
    await page.keyboard.type("farm table");
    await page.keyboard.press("Enter");
    await expect(
      page
        .getByRole("status")
        .filter({ hasText: /Farm table/ })
        .first(),
    ).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(things(page).filter({ hasText: "Farm table" })).toHaveCount(1);
  };

  await place();
  await page.keyboard.press("Control+z");
  await expect(things(page)).toHaveCount(0);
  await page.keyboard.press("Control+Shift+z");
  await expect(things(page).filter({ hasText: "Farm table" })).toHaveCount(1);
  const bar = page.getByRole("region", { name: "Room and tools" });
  await expect(bar.getByText("Kept on this device")).toBeVisible();

  await page.reload();
  await expect(room(page)).toBeVisible();
  await page.keyboard.press("3");
  await expect(things(page).filter({ hasText: "Farm table" })).toHaveCount(1);
});

test.describe("by touch alone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a room is begun, a thing chosen, turned and put away, and taken back", async ({ page }) => {
    await withoutWebGl(page);
    await openDesigner(page);
    await page.getByRole("button", { name: /^Harvest kitchen/ }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harvest kitchen");
    await page.getByRole("radio", { name: "Plan" }).tap({ force: true });

    const grip = (await page.getByRole("button", { name: "Show all" }).boundingBox())!;
    await page.mouse.move(grip.x + grip.width / 2, grip.y + 8);
    await page.mouse.down();
    await page.mouse.move(grip.x + grip.width / 2, grip.y - 90, { steps: 4 });
    await page.mouse.up();
    await page.getByRole("button", { name: "Show less" }).tap();

    await page.getByRole("button", { name: "Pieces" }).tap();
    await page.getByRole("searchbox").fill("milk churn");
    await page
      .getByRole("button", { name: /^Milk churn/ })
      .first()
      .tap();
    await page.getByRole("button", { name: /^Put (?:down|it there)$/ }).tap();
    await page.getByRole("button", { name: "Done" }).tap();
    await expect(page.getByRole("button", { name: /^Undo place/ })).toBeVisible();
    await page.getByRole("button", { name: "In here" }).tap();
    const table = page.getByRole("treeitem").filter({ hasText: "Farm table" }).first();
    await table.tap();
    await page.getByRole("button", { name: "Put away" }).tap();
    await expect(page.getByRole("treeitem").filter({ hasText: /^Farm table/ })).toHaveCount(0);
    await page.getByRole("button", { name: /^Undo put away/ }).tap();
    await expect(page.getByRole("treeitem").filter({ hasText: /^Farm table/ })).toHaveCount(1);
  });
});

test("without 3D the first view is a picture, and the plan and the list do everything", async ({
  page,
}) => {
  await withoutWebGl(page);
  await openDesigner(page);
  await expect(page.getByRole("radio", { name: "Picture" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "3D" })).toHaveCount(0);
  await page.getByRole("radio", { name: "Plan" }).check({ force: true });
  await page.getByRole("radio", { name: "Night" }).check({ force: true });
  await expect(page.getByRole("button", { name: /^Undo change to/ })).toBeVisible();
  await expectAccessible(page);
});

test("the room in the round stands on its stage", async ({ page }) => {
  await openDesigner(page);
  await expect(page.getByRole("radio", { name: "3D" })).toBeChecked();
  await expect(room(page).locator("canvas")).toBeVisible();
});
