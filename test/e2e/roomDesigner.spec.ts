// The room designer as a visitor meets it: in words, with its own styles or without, and where there is no 3D.
import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { follow, innerNav } from "./nav.ts";
import { isKept, look, openDesigner, room, roomMenu, roomName } from "./roomEditorPage.ts";
import { expect, test } from "./test.ts";

test.use({ withWebGl: false });

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

  await openDesigner(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My room");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("button", { name: "Sign in" })).toBeVisible();
  await bar.getByRole("button", { name: "Open main menu" }).click();
  const { href } = innerNav[0]!;
  await bar.locator(`a[href="${href}"]`).last().click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
});

test("a ready-made room of the gallery opens as one's own, once", async ({ page }) => {
  await page.goto("/rooms");
  const door = page.getByRole("main").getByRole("link", { name: /^Winter room/ });
  await expect(door.locator("img")).toHaveJSProperty("complete", true);
  expect(await door.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(720);
  await door.click();
  await expect(roomName(page)).toHaveText("Winter room");
  await expect(page).toHaveURL("/room-designer");
  await isKept(page);
  await page.reload();
  await expect(roomName(page)).toHaveText("Winter room");
  await roomMenu(page).click();
  await expect(page.getByRole("menuitem", { name: "Rename…" })).toBeVisible();
  // Other rooms stand there; loaded again the page has made no second one.
  await expect(page.getByRole("menuitem", { name: /^Winter room/ })).toHaveCount(0);
});

const editorSheet = (page: Page) => page.locator('link[rel="stylesheet"][href*="/editor-"]');

test("the editor brings its own styles, once, and no other page has them", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/editor-[^/]*\.css$/.test(request.url())) asked.push(request.url());
  });
  await page.goto("/");
  // Before that a link leads there by loading the page.
  await expect(page.locator("#root")).not.toHaveAttribute("data-printed");
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  expect(asked).toEqual([]);

  await follow(page, "/room-designer");
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
    await failSheet(page, { times: 1 });
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/room-designer");
    await failed;
    await expect(room(page)).toBeVisible();
    await expect(editorSheet(page)).toHaveCount(1);
  });

  test("its page stays one in words and says so, until it is loaded again", async ({ page }) => {
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

test("without 3D the first view is a picture, and there is a plan", async ({ page }) => {
  await openDesigner(page);
  await expect(page.getByRole("radio", { name: "Picture" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "3D" })).toHaveCount(0);
  await look(page, "Plan");
  await page.getByRole("radio", { name: "Night" }).check({ force: true });
  await expect(page.getByRole("button", { name: /^Undo change to/ })).toBeVisible();
  await expectAccessible(page);
});
