// Without 3D the plan, the list and the picture of the room do everything, and each is accessible.
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "./accessible.ts";
import {
  begin,
  inRoomMenu,
  isKept,
  look,
  openDesigner,
  room,
  SLOW,
  tools,
} from "./roomEditorPage.ts";
import { expect, test } from "./test.ts";

test.use({ withWebGl: false });

const undo = (page: Page, what: string | RegExp): Locator =>
  tools(page).getByRole("button", { name: what });
const placed = (page: Page): Locator =>
  page.getByRole("region", { name: "In this room" }).getByRole("treeitem");

/** The list lies folded beside the room. */
const unfoldList = (page: Page) =>
  page.getByRole("button", { name: "List what is in this room" }).click();

/** A piece as the plan draws it. */
const drawn = (page: Page, model: string): Locator =>
  room(page).locator(`use[href*="-${model}-"]:not([href$="-w"])`).first();

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragTo(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test("on the plan a piece is placed, moved and turned, and all is undone", async ({ page }) => {
  await openDesigner(page);
  await begin(page, "Four bare walls", "My room");
  await look(page, "Plan");
  await unfoldList(page);
  const middle = await middleOf(room(page));
  await dragTo(page, page.getByRole("button", { name: /^Farm table/ }), middle);
  await expect(placed(page)).toHaveCount(1);
  await expect(undo(page, "Undo place farm table")).toBeVisible();
  const before = (await placed(page).textContent())!;

  const table = drawn(page, "farm-table");
  await dragTo(page, table, { x: middle.x + 90, y: middle.y + 90 });
  await expect(undo(page, "Undo move farm table")).toBeVisible();
  await expect(placed(page)).not.toHaveText(before);
  await page
    .getByRole("region", { name: "What is chosen" })
    .getByRole("button", { name: "Turn", exact: true })
    .click();
  await undo(page, "Undo turn farm table").click();
  await undo(page, "Undo move farm table").click();
  await expect(placed(page)).toHaveText(before);
  await undo(page, "Undo place farm table").click();
  await expect(placed(page)).toHaveCount(0);
  await undo(page, "Redo place farm table").click();
  await expect(placed(page)).toHaveText(before);

  // A press on the bare floor lets go; one on the table takes it again.
  await page.mouse.click(middle.x - 150, middle.y + 150);
  await expect(placed(page)).toHaveAttribute("aria-selected", "false");
  const { x, y } = await middleOf(table);
  await page.mouse.click(x, y);
  await expect(placed(page)).toHaveAttribute("aria-selected", "true");
});

test("the picture of the room follows all that is done by its list of things", async ({ page }) => {
  await openDesigner(page);
  await begin(page, "Four bare walls", "My room");
  const words = room(page).locator("[data-is-drawn] svg desc");
  await expect(words).toContainText("It is empty.", { timeout: SLOW });
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Find a piece" })).toBeFocused();
  await page.keyboard.type("farm table");
  await page.keyboard.press("Enter");
  const list = room(page).getByRole("listbox", { name: "Things in the room" });
  await expect(list).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("r");
  await page.keyboard.press("Enter");
  await expect(words).toContainText("One thing stands in it.");
  const option = list.getByRole("option", { name: /^Farm table/ });
  await expect(option).toHaveAttribute("aria-selected", "true");
  const before = (await option.textContent())!;
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(option).not.toHaveText(before);
  await page.keyboard.press("Control+z");
  await expect(option).toHaveText(before);
  await page.keyboard.press("Control+z");
  await expect(words).toContainText("It is empty.");
  await isKept(page);
});

test("in the picture one carries pieces, and moves the room about", async ({ page }) => {
  await openDesigner(page);
  await begin(page, "Four bare walls", "My room");
  const picture = room(page).locator("[data-is-drawn]");
  await expect(picture).toBeAttached({ timeout: SLOW });
  await unfoldList(page);
  const middle = await middleOf(room(page));
  await dragTo(page, page.getByRole("button", { name: /^Farm table/ }), middle);
  await expect(placed(page)).toHaveCount(1);
  const before = (await placed(page).textContent())!;
  // What is chosen is drawn twice, with a line round it.
  const table = picture.locator("use[href$=look]");
  await expect(table).toHaveCount(1, { timeout: SLOW });
  const { x, y } = await middleOf(table);
  await dragTo(page, table, { x: x + 70, y: y + 50 });
  await expect(undo(page, "Undo move farm table")).toBeVisible();
  await expect(placed(page)).not.toHaveText(before);
  await undo(page, "Undo move farm table").click();
  await expect(placed(page)).toHaveText(before);

  const whole = (await table.boundingBox())!;
  const camera = page.getByRole("toolbar", { name: "Where you look from" });
  const press = (name: string) => camera.getByRole("button", { name }).click();
  await press("Closer");
  await expect.poll(async () => (await table.boundingBox())!.width).toBeGreaterThan(whole.width);
  const closer = (await table.boundingBox())!;
  await press("Look further right");
  await expect.poll(async () => (await table.boundingBox())!.x).toBeLessThan(closer.x - 20);
  await room(page).getByRole("listbox").focus();
  await page.keyboard.press("Control+ArrowLeft");
  await expect.poll(async () => Math.round((await table.boundingBox())!.x - closer.x)).toBe(0);
  await press("The whole room");
  await expect.poll(async () => (await table.boundingBox())!.width).toBeCloseTo(whole.width, 0);
  await expect(camera.getByRole("button", { name: "Look further right" })).toBeHidden();
});

test("every view is accessible at both widths, in light and dark", { tag: "@long" }, async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openDesigner(page);
  await expectAccessibleEverywhere(page, 0);
  await begin(page, "Garden room");
  await look(page, "List");
  await expectAccessibleEverywhere(page, 1);
  await look(page, "Plan");
  await expectAccessibleEverywhere(page, 0);
  await look(page, "Picture");
  await expect(room(page).locator("[data-is-drawn]")).toBeVisible({ timeout: SLOW });
  await expectAccessibleEverywhere(page, 1);
  await (await inRoomMenu(page, "A new room…")).click();
  await expect(page.getByRole("dialog", { name: "A new room" })).toBeVisible();
  await expectAccessibleEverywhere(page, 0);
});
