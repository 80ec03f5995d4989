// A first farm on the built site: from the first press to the first harvest, by mouse and in a second tab, by fingers and by words alone on a phone.
import { expectAccessible } from "./accessible.ts";
import { clearDatabases } from "./clearDatabases.ts";
import { expect, test } from "./test.ts";

// The bed alone is played: the farm in the round has tests of its own.
test.use({ withWebGl: false });

test("sows and brings in within a hundred seconds, and finds it all again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/play");
  const plot = (name: RegExp) => page.getByRole("gridcell", { name });
  await expect(page.getByText("Press here.")).toBeVisible();
  await plot(/^Row 1, plot 1: nothing sown/).click();
  await expect(plot(/^Row 1, plot 1: sunflower/)).toBeVisible();
  await page.clock.fastForward(90_000);
  await plot(/^Row 1, plot 1: sunflower, ready/).click();
  const barn = page.getByText(/^Barn [1-9]\d*\/120$/);
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
  await expect(page.getByText(/is not here any more: your browser has cleared/)).toBeVisible();
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

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });

  test("is played by fingers and by words alone, put away and brought back", async ({ page }) => {
    await page.clock.install();
    await page.goto("/play");
    await page.getByRole("gridcell", { name: /^Row 1, plot 1: nothing sown/ }).tap();
    await page.getByRole("gridcell", { name: /^Row 1, plot 2: nothing sown/ }).tap();
    await page.clock.fastForward(90_000);
    await page.getByRole("button", { name: /^Bring in/ }).tap();
    await expect(page.getByText(/^Barn [1-9]\d*\/120$/)).toBeVisible();

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
    const barn = page.getByText(/^Barn \d+\/120$/);
    await expect(barn).not.toHaveText(/^Barn [0-9]\//);
    const said = (await barn.textContent()) ?? "";
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBe(390);

    await page.getByRole("button", { name: /^Field \d/ }).tap();
    await page.getByRole("menuitem", { name: /away/ }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Put it away" }).tap();
    await expect(barn).toHaveText("Barn 0/120");
    await page.getByRole("button", { name: "Bring it back" }).tap();
    await expect(barn).toHaveText(said);
  });
});
