// By keys alone and by touch alone: a villager's card answered, a room photographed, shared and entered.
import type { Locator, Page } from "@playwright/test";
import { test } from "./roomAccount.ts";
import { openDesigner, openList, room, roomName, SLOW, tools } from "./roomEditorPage.ts";
import { expect } from "./world.ts";

/** A whole photograph that a processor draws, while it draws another beside it. */
const TAKEN = { timeout: 600_000 };

/** As far as the focus goes on the way there. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < most; i += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the focus never came to ${target}`);
}

async function furnish(page: Page, words: string): Promise<void> {
  await page.keyboard.press("/");
  // What was looked for last stands there still.
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
}

/** The address of the link that is made. */
async function shareByKeys(page: Page): Promise<string> {
  await tabTo(page, tools(page).getByRole("button", { name: "Share" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share this room" });
  await tabTo(page, dialog.getByRole("button", { name: "Make a link" }));
  await page.keyboard.press("Enter");
  const link = dialog.getByRole("textbox", { name: "Link to the room" });
  await expect(link).toHaveValue(/\/rooms\/[0-9a-z]{10}$/, { timeout: SLOW });
  return await link.inputValue();
}

test("by keys alone a card is taken on and answered, and the room becomes a link", async ({
  page,
}) => {
  await openList(page);
  await tabTo(page, page.getByRole("button", { name: "Skip to the room" }));
  await page.keyboard.press("Enter");
  await tabTo(page, room(page).getByRole("button", { name: /^Four bare walls/ }));
  await page.keyboard.press("Enter");
  await expect(roomName(page)).toHaveText("My room");
  await expect(room(page).getByText(/^Nothing stands here yet/)).toBeFocused();
  await page.keyboard.press("k");
  const cards = page.getByRole("dialog", { name: "Cards from the villagers" });
  await tabTo(page, cards.getByRole("button", { name: "Take it on: A room on either bank" }));
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: "From the ferryman" });
  await expect(card.getByText("0 of 4")).toBeVisible();

  for (const [words, count] of [
    ["floor lamp", "0 of 4"],
    ["floor lamp", "1 of 4"],
    ["mat and boots", "2 of 4"],
    ["wobbly stool", "3 of 4"],
  ] as const) {
    await furnish(page, words);
    await expect(card.getByText(count, { exact: true })).toBeVisible();
  }
  await tabTo(page, tools(page).getByRole("radio", { name: "Day" }));
  await page.keyboard.press("ArrowRight");
  const answer = card.getByRole("button", { name: "Answer the card" });
  await expect(answer).toBeVisible();
  await tabTo(page, answer);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Seen from the other side.", { exact: false }).first()).toBeVisible();
  await page.keyboard.press("Enter");

  await shareByKeys(page);

  // Kept on the shelf, whenever one comes back.
  await page.reload();
  await openList(page);
  await page.keyboard.press("k");
  await expect(cards.getByText(/^Answered in “/)).toBeVisible();
});

test("by keys alone a room is photographed and shared, and whoever has the link steps inside", {
  tag: "@long",
}, async ({ browser, baseURL }) => {
  const viewport = { width: 900, height: 560 };
  const context = await browser.newContext({ baseURL: baseURL!, viewport });
  const page = await context.newPage();
  await openDesigner(page);
  const walls = room(page).getByRole("button", { name: /^Four bare walls/ });
  await tabTo(page, walls);
  await page.keyboard.press("Enter");
  await expect(walls).toHaveCount(0);
  await expect(roomName(page)).toHaveText("My room");
  // Keys pressed before that would be meant for nobody.
  await expect(room(page).locator(":focus")).toBeAttached();
  await furnish(page, "floor lamp");
  await expect(room(page).getByRole("option", { name: /^Floor lamp/ })).toBeAttached();
  await page.keyboard.press("p");
  const camera = page.getByRole("dialog", { name: "A photograph of the room" });
  await expect(camera.getByRole("img", { name: /normal lens/ })).toBeVisible({ timeout: SLOW });
  await expect(camera.getByRole("button", { name: "Take the photograph" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(camera.getByRole("button", { name: "Save it" })).toBeFocused(TAKEN);
  const saved = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await saved).suggestedFilename()).toMatch(/\.photo\.png$/);
  await page.keyboard.press("Escape");
  await expect(camera).toBeHidden();

  const address = await shareByKeys(page);

  await page.goto(new URL(address).pathname);
  const wayIn = page.getByRole("button", { name: "Step inside" });
  await tabTo(page, wayIn);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("application", { name: /^The room\./ })).toBeFocused({
    timeout: SLOW,
  });
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^facing/).first()).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(wayIn).toBeFocused();
  await context.close();
});

/** From the shelf to where it would stand. */
async function furnishByTouch(page: Page, piece: string): Promise<void> {
  await page.getByRole("searchbox", { name: "Find a piece" }).fill(piece);
  await page.getByRole("button", { name: new RegExp(`^${piece}`) }).tap();
  await page.getByRole("button", { name: /^Put (?:down|it there)$/ }).tap();
  await page.getByRole("button", { name: "Done", exact: true }).tap();
}

const fromMenu = async (page: Page, entry: string): Promise<void> => {
  await tools(page).getByRole("button", { name: "More" }).tap();
  await page.getByRole("menuitem", { name: entry }).tap();
};

test("by touch alone a card is answered, the room photographed and shared, and its link leads inside", {
  tag: "@long",
}, async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL: baseURL!, ...phone });
  const page = await context.newPage();
  await openDesigner(page);
  await page.getByRole("button", { name: /^Four bare walls/ }).tap();
  await expect(roomName(page)).toHaveText("My room");
  await fromMenu(page, "Cards from the villagers");
  await page.getByRole("button", { name: "Take it on: A room on either bank" }).tap();
  const card = page.getByRole("region", { name: "From the ferryman" });
  await expect(card.getByText("0 of 4")).toBeVisible();
  for (const piece of ["Floor lamp", "Floor lamp", "Mat and boots", "Wobbly stool"])
    await furnishByTouch(page, piece);
  await tools(page)
    .getByRole("button", { name: /^Light: Day/ })
    .tap();
  await card.getByRole("button", { name: "Answer the card" }).tap();
  await expect(page.getByText("Seen from the other side.", { exact: false }).first()).toBeVisible();

  await fromMenu(page, "Take a photograph");
  const camera = page.getByRole("dialog", { name: "A photograph of the room" });
  await expect(camera.getByRole("img", { name: /normal lens/ })).toBeVisible({ timeout: SLOW });
  await camera.getByRole("button", { name: "Take the photograph" }).tap();
  const save = camera.getByRole("button", { name: "Save it" });
  await expect(save).toBeVisible(TAKEN);
  const saved = page.waitForEvent("download");
  await save.tap();
  expect((await saved).suggestedFilename()).toMatch(/\.photo\.png$/);
  await camera.getByRole("button", { name: "Close" }).tap();
  await expect(camera).toBeHidden();

  await tools(page).getByRole("button", { name: "Share" }).tap();
  const dialog = page.getByRole("dialog", { name: "Share this room" });
  await dialog.getByRole("button", { name: "Make a link" }).tap();
  const link = dialog.getByRole("textbox", { name: "Link to the room" });
  await expect(link).toHaveValue(/\/rooms\/[0-9a-z]{10}$/, { timeout: SLOW });

  await page.goto(new URL(await link.inputValue()).pathname);
  await page.getByRole("button", { name: "Step inside" }).tap();
  const inside = page.getByRole("application", { name: /^The room\./ });
  await expect(inside).toBeVisible({ timeout: 120_000 });
  await page.getByRole("button", { name: "Turn the room to the left" }).tap();
  await page.getByRole("radio", { name: "Night" }).tap({ force: true });
  await expect(page.getByRole("radio", { name: "Night" })).toBeChecked();
  await page.getByRole("button", { name: "Back to the picture" }).tap();
  await expect(page.getByRole("button", { name: "Step inside" })).toBeFocused();
  await context.close();
});
