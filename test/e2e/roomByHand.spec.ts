// A villager's card answered and a room shared by keys alone; a room shared and entered by touch alone.
import type { Locator, Page } from "@playwright/test";
import { test } from "./roomAccount.ts";
import { openDesigner, openList, room, roomName, SLOW, tools } from "./roomEditorPage.ts";
import { expect } from "./world.ts";

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

  await tabTo(page, tools(page).getByRole("button", { name: "Share" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share this room" });
  await tabTo(page, dialog.getByRole("button", { name: "Make a link" }));
  await page.keyboard.press("Enter");
  const link = dialog.getByRole("textbox", { name: "Link to the room" });
  await expect(link).toHaveValue(/\/rooms\/[0-9a-z]{10}$/, { timeout: SLOW });

  // Kept on the shelf, whenever one comes back.
  await page.reload();
  await openList(page);
  await page.keyboard.press("k");
  await expect(cards.getByText(/^Answered in “/)).toBeVisible();
});

test("by touch alone a room becomes a link, and whoever has it steps inside", {
  tag: "@long",
}, async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL: baseURL!, ...phone });
  const page = await context.newPage();
  await openDesigner(page);
  await page.getByRole("button", { name: /^Fireside parlour/ }).tap();
  await expect(roomName(page)).toHaveText("Fireside parlour");
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
