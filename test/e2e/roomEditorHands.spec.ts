// The whole editor by touch alone, and by keyboard alone.
import type { CDPSession, Locator } from "@playwright/test";
import { expectAccessibleInBoth } from "./accessible.ts";
import {
  begin,
  isKept,
  look,
  openDesigner,
  room,
  roomName,
  SLOW,
  thing,
  things,
  tools,
} from "./roomEditorPage.ts";
import { expect, test } from "./test.ts";

type Spot = { x: number; y: number };

async function middleOf(locator: Locator): Promise<Spot> {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** One finger: down, a way in steps, and up. */
async function swipe(finger: CDPSession, from: Spot, to: Spot): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: Spot) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", from);
  for (const share of [0.1, 0.3, 0.6, 1]) await touch("touchMove", between(from, to, share));
  await touch("touchEnd");
}

test.describe("by touch alone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    withWebGl: false,
  });

  test("begun, chosen, moved, turned, tinted, put away, taken back, and ready to be shared", {
    tag: "@long",
  }, async ({ page, context }) => {
    await openDesigner(page);
    const finger = await context.newCDPSession(page);
    await page.getByRole("button", { name: /^Harvest kitchen/ }).tap();
    await expect(roomName(page)).toHaveText("Harvest kitchen");
    await page.getByRole("radio", { name: "Plan" }).tap({ force: true });

    // A first swipe over it pushes the room about; chosen by a tap it comes along.
    const hen = room(page).locator('use[href*="-broody-hen-"]:not([href$="-w"])').first();
    const undoMove = page.getByRole("button", { name: "Undo move broody hen" });
    const start = await middleOf(hen);
    await page.touchscreen.tap(start.x, start.y);
    const toolbar = page.getByRole("region", { name: "What is chosen" });
    await expect(toolbar.getByRole("button", { name: "Put away" })).toBeVisible();
    const here = await middleOf(hen);
    await swipe(finger, here, { x: here.x - 45, y: here.y });
    await toolbar.getByRole("button", { name: "Done" }).tap();
    await expect(undoMove).toBeVisible();
    const there = await middleOf(hen);
    expect(there.x).toBeLessThan(start.x - 10);

    await page.touchscreen.tap(there.x, there.y);
    await toolbar.getByRole("button", { name: "Turn", exact: true }).tap();
    await toolbar.getByRole("button", { name: "Put away" }).tap();
    await expect(hen).toHaveCount(0);
    for (const what of ["put away", "turn", "move"])
      await page.getByRole("button", { name: `Undo ${what} broody hen` }).tap();
    await expect(page.getByRole("button", { name: "Nothing to undo" })).toBeAttached();
    await toolbar.getByRole("button", { name: "Done" }).tap();
    expect((await middleOf(hen)).x).toBeCloseTo(start.x, 0);

    // The sheet: drawn up by its grip, a piece found in it and put down.
    const grip = page.getByRole("button", { name: /^Show (?:some more|all|less)$/ });
    await page.getByRole("button", { name: "In here" }).tap();
    const table = page.getByRole("treeitem").filter({ hasText: /^Farm table/ });
    await table.tap();
    await toolbar.getByRole("button", { name: "Put away" }).tap();
    await expect(table).toHaveCount(0);
    await page.getByRole("button", { name: /^Undo put away/ }).tap();
    await expect(table).toHaveCount(1);
    await toolbar.getByRole("button", { name: "Done" }).tap();
    await page.getByRole("button", { name: "Pieces" }).tap();
    await expect(page.getByRole("searchbox", { name: "Find a piece" })).toBeVisible();
    const low = await middleOf(grip);
    await swipe(finger, low, { x: low.x, y: low.y - 300 });
    await expect(page.getByRole("button", { name: "Show less" })).toBeVisible();
    await page.getByRole("searchbox", { name: "Find a piece" }).fill("footstool");
    await page.getByRole("button", { name: /^Footstool/ }).tap();
    await page.getByRole("button", { name: /^Put (?:down|it there)$/ }).tap();
    await toolbar.getByRole("button", { name: "Tint" }).tap();
    await page.getByRole("radio", { name: "As it was made" }).waitFor({ state: "attached" });
    await page.locator("[data-tint-card] label").nth(1).tap();
    await expect(page.getByRole("button", { name: "Undo tint footstool" })).toBeAttached();
    await toolbar.getByRole("button", { name: "Done" }).tap();

    await isKept(page);
    await page.getByRole("button", { name: "Share", exact: true }).tap();
    const dialog = page.getByRole("dialog", { name: "Share this room" });
    await expect(dialog.getByRole("button", { name: "Sign in and share it" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).tap();
    await expect(dialog).toBeHidden();
  });
});

test.describe("by keys alone", () => {
  test.use({ withWebGl: false });

  test("placed, turned, tinted, stacked, doubled, undone, kept", async ({ page }) => {
    await openDesigner(page);
    await page.keyboard.press("3");
    const find = async (name: string) => {
      await page.keyboard.press("/");
      await expect(page.getByRole("searchbox", { name: "Find a piece" })).toBeFocused();
      await page.keyboard.press("Control+a");
      await page.keyboard.type(name);
      await page.keyboard.press("Enter");
      await expect(thing(page, "in your hand")).toHaveCount(1);
      const told = page.getByRole("status").filter({ hasText: new RegExp(name, "i") });
      await expect(told.first()).toBeAttached();
      await expect(room(page).getByRole("tree")).toBeFocused();
    };

    await find("farm table");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("r");
    await page.keyboard.press("Enter");
    await expect(thing(page, /^Farm table.*facing west/)).toHaveCount(1);

    await page.keyboard.press("t");
    await expect(page.getByRole("radio", { name: "As it was made" })).toBeFocused();
    await page.keyboard.press("2");
    await expect(thing(page, /^Farm table.*, in /)).toHaveCount(1);
    await page.keyboard.press("Escape");

    await find("apple pie");
    await page.keyboard.press("Enter");
    const pie = thing(page, /^Apple pie.*on the farm table/);
    await expect(pie).toHaveAttribute("aria-level", "2");

    // Up to the table, which takes the pie along.
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("d");
    await expect(things(page)).toHaveCount(4);
    await page.keyboard.press("Control+a");
    await expect(room(page).getByText("4 things", { exact: true })).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "All the keys" })).toBeVisible();
    await page.keyboard.press("Escape");

    for (const left of [2, 1, 1, 0]) {
      await page.keyboard.press("Control+z");
      await expect(things(page)).toHaveCount(left);
    }
    await expect(tools(page).getByRole("button", { name: "Nothing to undo" })).toBeVisible();
    await page.keyboard.press("Control+Shift+z");
    await expect(things(page)).toHaveCount(1);
    await isKept(page);
    await page.reload();
    await look(page, "List");
    await expect(thing(page, /^Farm table/)).toHaveCount(1);
  });
});

test.describe("in the round", () => {
  // A small room on the screen: every dot of it is drawn by the processor here.
  test.use({ viewport: { width: 900, height: 560 } });

  test("by keyboard alone one walks through the room and comes out again", {
    tag: "@long",
  }, async ({ page }) => {
    test.slow();
    await openDesigner(page);
    await expect(page.getByRole("radio", { name: "3D" })).toBeChecked();
    await expect(room(page).locator("canvas")).toBeVisible();
    for (const width of [360, 1280, 900]) {
      await page.setViewportSize({ width, height: 560 });
      await expectAccessibleInBoth(page);
    }
    await begin(page, "Quilted bedroom");
    await expect(room(page).locator("[data-is-whole]")).toBeVisible({ timeout: SLOW });
    await expectAccessibleInBoth(page);
    await page.keyboard.press("w");
    const inside = page.getByRole("application", { name: /^Walking inside/ });
    await expect(inside).toBeFocused();
    const canvas = room(page).locator("canvas");
    const frames = async () => Number(await canvas.getAttribute("data-frames"));
    const before = await frames();
    await page.keyboard.down("ArrowUp");
    await expect.poll(frames).toBeGreaterThan(before);
    await page.keyboard.up("ArrowUp");
    await page.keyboard.press("Escape");
    await expect(inside).toHaveCount(0);
    await expect(room(page).getByRole("listbox", { name: "Things in the room" })).toBeVisible();
  });
});
