// A newcomer's first farm on the built site: from the first press to the first harvest, kept over a reload, the same in a second tab.
import { expectAccessible } from "./accessible.ts";
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
});
