// A first farm on the built site: from the first press to the first harvest, by mouse and in a second tab, by keys alone, by the list alone, by fingers on a phone; and a tab that is killed.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { clearDatabases } from "./clearDatabases.ts";
import {
  dryField,
  FIRST_HARVEST,
  FIRST_SOWING,
  type Newcomer,
  newcomer,
  SUNFLOWER,
} from "./newcomer.ts";
import { expect, test } from "./test.ts";

// The bed alone is played: the farm in the round has tests of its own.
test.use({ withWebGl: false });

test("sows and brings in within a hundred seconds, and finds it all again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/play");
  const plot = (name: RegExp) => page.getByRole("gridcell", { name });
  const { press, waitUntil, spent } = newcomer(page);
  await expect(page.getByText("Press here.")).toBeVisible();
  await press("mouse", () => plot(/^Row 1, plot 1: nothing sown/).click());
  expect(spent()).toBeLessThanOrEqual(FIRST_SOWING);
  await expect(plot(/^Row 1, plot 1: sunflower/)).toBeVisible();
  await waitUntil(spent() + SUNFLOWER);
  await expect(page).toHaveTitle(/^\(1\) /);
  await press("mouse", () => plot(/^Row 1, plot 1: sunflower, ready/).click());
  expect(spent()).toBeLessThanOrEqual(FIRST_HARVEST);
  await expect(page).not.toHaveTitle(/^\(/);
  const barn = page.getByText(/^Barn [1-9]\d* of 120$/);
  await expect(barn).toBeVisible();
  const said = (await barn.textContent()) ?? "";
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(said, { exact: true })).toBeVisible();
  const beside = await page.context().newPage();
  await beside.goto("/play");
  await expect(beside.getByText(said, { exact: true })).toBeVisible();

  await beside.close();
  await page.goto("/rules");
  await clearDatabases(page);
  await page.goto("/play");
  await expect(
    page.getByText(/is not here any more: your browser has cleared/).first(),
  ).toBeVisible();
  await expect(page.getByText("Press here.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open its file" }).click();
  await expect(page.getByRole("dialog", { name: "Open a farm from a file" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Good" }).click();
  await page.reload();
  await expect(page.getByText("Press here.")).toBeVisible();
  await expect(page.getByText(/is not here any more/)).toBeHidden();
});

/** Tab by tab, until one stands in it. */
async function tabTo(
  page: Page,
  { key }: Pick<Newcomer, "key">,
  place: string,
  tab = "Tab",
): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, place);
  for (let n = 0; n < 40; n++) {
    if (await isThere()) return;
    await key(tab);
  }
  throw new Error(`No Tab leads to ${place}`);
}

const GRID = "[role=grid]";

test("is played by keys alone, and by the list alone", async ({ page }) => {
  await page.clock.install();
  await page.goto("/play");
  const said = page.getByRole("status");
  const focused = page.locator(":focus");
  const barn = page.getByText(/^Barn \d+ of 120$/);
  await expect(page.getByText("Press here.")).toBeVisible();
  const byKeys = newcomer(page);
  // Keys begin where there is something to be done.
  await expect(focused).toHaveAccessibleName(/^Row \d, plot 1: nothing sown/);
  await byKeys.key("Enter");
  await expect(said).toContainText("Sowed sunflower in one plot.");
  expect(byKeys.spent()).toBeLessThanOrEqual(FIRST_SOWING);
  await byKeys.key("Enter");
  await expect(focused).toHaveAccessibleName(/^Row \d, plot 1: sunflower, sown, moist/);
  await byKeys.waitUntil(byKeys.spent() + 60);
  await expect(focused).toHaveAccessibleName(/^Row \d, plot 1: sunflower, ready/);
  await byKeys.key("Enter");
  await expect(barn).not.toHaveText("Barn 0 of 120");
  expect(byKeys.spent()).toBeLessThanOrEqual(FIRST_HARVEST);
  // The whole bed, and a thought better of it.
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");
  await expect(said).toContainText(/Sowed sunflower in (1[3-9]|20) plots\./);
  await page.keyboard.press("z");
  await expect(said).toContainText("the seed is back in the bag");
  await page.keyboard.press("l");
  await expect(page.getByRole("tab", { name: "Letters" })).toHaveAttribute("aria-selected", "true");

  // Another farm, and nothing of it is ever seen but its list.
  await page.goto(`/play?field=${dryField(7)}`);
  await expect(page.getByText("Press here.")).toBeVisible();
  const byList = newcomer(page);
  await tabTo(page, byList, "[type=radio]", "Shift+Tab");
  await byList.key("ArrowRight");
  const list = page.getByRole("grid", { name: "The plots of the field" });
  await expect(list).toBeVisible();
  // It is heard as well, outside of what is seen.
  const line = page.getByRole("main").getByText(/^Sow one plot: sunflower seed is free/);
  await expect(line).toBeVisible();
  // From the words of a plot to what can be done there, and on to the next plot.
  await tabTo(page, byList, GRID);
  let sown = 0;
  for (const nth of [1, 2]) {
    await byList.key("ArrowRight");
    await expect(focused).toHaveAccessibleName(/^Sow sunflower: row \d, plot \d$/);
    await byList.key("Enter");
    if (nth === 1) sown = byList.spent();
    // What comes next stands where one is.
    await expect(focused).toHaveAccessibleName(/^Water: row \d, plot \d$/);
    if (nth === 1) for (const key of ["Home", "ArrowUp"]) await byList.key(key);
  }
  expect(sown).toBeLessThanOrEqual(FIRST_SOWING);
  for (const key of ["Home", "ArrowDown"]) await byList.key(key);
  await byList.waitUntil(sown + SUNFLOWER);
  await expect(focused).toHaveAccessibleName(/^Row \d, plot 1: sunflower, ready/);
  await byList.key("ArrowRight");
  await expect(focused).toHaveAccessibleName(/^Bring in: row \d, plot 1$/);
  await byList.key("Enter");
  expect(byList.spent()).toBeLessThanOrEqual(FIRST_HARVEST + 2);
  await expect(barn).not.toHaveText("Barn 0 of 120");
  await expect(said).toContainText(/sunflowers?\. Barn \d+ of 120\./);
});

test("the address is that of the farm that is open, and two tabs begin one farm", async ({
  page,
  context,
}) => {
  const plot = (on: Page, name: RegExp) => on.getByRole("gridcell", { name });
  const tag = (on: Page, field: number) =>
    on.getByRole("button", { name: new RegExp(`^Field ${field}\\b`) });
  await page.goto("/play?field=5");
  const beside = await context.newPage();
  await beside.goto("/play?field=5");
  await expect(tag(beside, 5)).toBeVisible();
  await plot(page, /^Row 1, plot 1: nothing sown/).click();
  // Who has only looked sees it, and goes on there.
  await expect(plot(beside, /^Row 1, plot 1: sunflower/)).toBeVisible();
  await plot(beside, /^Row 2, plot 1: nothing sown/).click();
  await expect(plot(page, /: sunflower/)).toHaveCount(2);
  await beside.close();
  await page.reload();
  await expect(plot(page, /: sunflower/)).toHaveCount(2);

  await tag(page, 5).click();
  await expect(page.getByRole("menuitem", { name: /, level \d/ })).toHaveCount(0);
  await page.getByRole("menuitem", { name: /^Farm another field/ }).click();
  await page.getByRole("textbox").fill("77");
  await page.getByRole("button", { name: "Begin there" }).click();
  await expect(page).toHaveURL(/\/play\?field=77$/);
  await page.getByRole("button", { name: "Press here." }).click();
  await expect(plot(page, /: sunflower/)).toHaveCount(1);
  await page.reload();
  await expect(tag(page, 77)).toBeVisible();
  await expect(plot(page, /: sunflower/)).toHaveCount(1);

  await tag(page, 77).click();
  await page.getByRole("menuitem", { name: /^Move this farm/ }).click();
  await page.getByRole("textbox").fill("417");
  await page.getByRole("button", { name: "Move there" }).click();
  await expect(page).toHaveURL(/\/play\?field=417$/);
  await page.reload();
  await expect(tag(page, 417)).toBeVisible();
  await tag(page, 417).click();
  await page.getByRole("menuitem", { name: /^Field 5, level/ }).click();
  await expect(page).toHaveURL(/\/play\?field=5$/);
  await page.goto("/rules");
  await page.goBack();
  await expect(tag(page, 5)).toBeVisible();
});

test("a tab that is killed has lost nothing that it had kept", { tag: "@long" }, async ({
  context,
}) => {
  let kept = 0;
  await context.exposeFunction("tellKept", (count: number) => {
    kept = Math.max(kept, count);
  });
  const open = async (field: number) => {
    const page = await context.newPage();
    await page.goto(`/play?field=${field}`);
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    return { page, sown: page.getByRole("gridcell", { name: /: sunflower/ }) };
  };
  for (let kill = 0; kill < 20; kill++) {
    kept = 0;
    const { page } = await open(kill);
    // One plot after the other, and after each what the page calls kept by then.
    await page.evaluate(() => {
      const cells = [...document.querySelectorAll<HTMLElement>("[role=grid] td")];
      const tell = () => {
        if (document.querySelector("[aria-busy=true]")) return;
        const sown = cells.filter((cell) => cell.ariaLabel?.includes(": sunflower"));
        Reflect.get(globalThis, "tellKept")(sown.length);
      };
      new MutationObserver(tell).observe(document.body, { subtree: true, attributes: true });
      let at = 0;
      const press = () => {
        cells[at++]?.click();
        if (at < cells.length) setTimeout(press, 3);
      };
      press();
    });
    await expect.poll(() => kept).toBeGreaterThan(kill % 9);
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    session.send("Page.crash").catch(() => {});
    await crashed;
    const next = await open(kill);
    expect(await next.sown.count()).toBeGreaterThanOrEqual(kept);
    await next.page.close();
    await page.close();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what a farm is, and leads to its rules", async ({ page }) => {
    await page.goto("/play");
    await expect(page.getByText(/^Playing takes JavaScript/)).toBeVisible();
    await page.getByRole("link", { name: "Read the rules" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/rules");
  });
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });

  test("is played by fingers and by words alone, put away and brought back", async ({ page }) => {
    await page.clock.install();
    await page.goto(`/play?field=${dryField()}`);
    const { press, waitUntil, spent } = newcomer(page);
    await press("finger", () =>
      page.getByRole("gridcell", { name: /^Row 1, plot 1: nothing sown/ }).tap(),
    );
    expect(spent()).toBeLessThanOrEqual(FIRST_SOWING);
    await press("finger", () =>
      page.getByRole("gridcell", { name: /^Row 1, plot 1: sunflower, sown, dry/ }).tap(),
    );
    await press("finger", () =>
      page.getByRole("gridcell", { name: /^Row 1, plot 2: nothing sown/ }).tap(),
    );
    await waitUntil(FIRST_SOWING + 80);
    await press("finger", () => page.getByRole("button", { name: /^Bring in/ }).tap());
    expect(spent()).toBeLessThanOrEqual(FIRST_HARVEST);
    await expect(page.getByText(/^Barn [1-9]\d* of 120$/)).toBeVisible();

    await page.getByRole("radio", { name: "List" }).press(" ");
    await page
      .getByRole("button", { name: /^Sow sunflower/i })
      .first()
      .press("Enter");
    await expectAccessible(page);
    await page.clock.fastForward(90_000);
    await page
      .getByRole("button", { name: /^Bring in/ })
      .first()
      .press("Enter");
    const barn = page.getByText(/^Barn \d+ of 120$/);
    await expect(barn).not.toHaveText(/^Barn [0-9] of/);
    const said = (await barn.textContent()) ?? "";
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBe(390);

    await page.getByRole("button", { name: /^Field \d/ }).tap();
    await page.getByRole("menuitem", { name: /away/ }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Put it away" }).tap();
    await expect(barn).toHaveText("Barn 0 of 120");
    await page.getByRole("button", { name: "Bring it back" }).tap();
    await expect(barn).toHaveText(said);
  });
});
