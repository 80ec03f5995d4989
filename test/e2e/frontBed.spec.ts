// The bed of the front page, from / to the first harvest: by mouse, by a finger and by keys, and what came of it on the farm.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { SUNFLOWER } from "./newcomer.ts";
import { expect, test } from "./test.ts";

test.use({ withWebGl: false });

const bedOf = (page: Page) => page.getByRole("region", { name: /^Your bed on field \d+$/ });
const firstPlot = (page: Page) => bedOf(page).getByRole("list").getByRole("button").first();
const slipOf = (page: Page, name: RegExp | string) => bedOf(page).getByRole("button", { name });

/** By how many presses somebody came from the front page to the first harvest, which is then in the barn. */
async function harvestBy(page: Page, press: (name: RegExp | string) => Promise<void>) {
  let presses = 0;
  const doThat = async (name: RegExp | string) => {
    presses++;
    await press(name);
  };
  await page.clock.install();
  await page.goto("/");
  await doThat("Sow one here");
  await expect(firstPlot(page)).toHaveAttribute("data-standing", /dry|moist/);
  await expect(firstPlot(page)).toBeInViewport({ ratio: 0.5 });
  // What rain has watered already asks for nothing.
  const water = slipOf(page, /^Water it: ready in /);
  if (await water.isVisible()) await doThat(/^Water it: ready in /);
  await page.clock.fastForward(SUNFLOWER * 1000);
  await expect(firstPlot(page)).toHaveAttribute("data-standing", "ready");
  await expect(slipOf(page, "Bring it in")).toBeInViewport({ ratio: 1 });
  await doThat("Bring it in");
  await expect(bedOf(page).getByText(/^Barn: [1-9]\d* of 120$/)).toBeVisible();
  expect(presses).toBeLessThanOrEqual(4);
}

/** On the farm itself. */
async function findsItThere(page: Page) {
  const said = await bedOf(page)
    .getByText(/^Barn: \d+ of 120$/)
    .textContent();
  const field = (await bedOf(page).getAttribute("aria-label"))!.match(/\d+/)![0];
  await bedOf(page).getByRole("link", { name: "Go to your farm" }).click();
  const count = said!.match(/\d+/)![0];
  await expect(page.getByText(`Barn ${count} of 120`, { exact: true })).toBeVisible();
  await expect(page.getByText(`Field ${field}`, { exact: true }).first()).toBeVisible();
}

test("by mouse within four presses, and the harvest lies in the barn of the farm", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await harvestBy(page, (name) =>
    page.locator("#bed").getByRole("button", { name }).last().click(),
  );
  await expectAccessible(page, "#overview");
  await findsItThere(page);
});

test("by keys within eight, once the skip link has led to the bed", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const skip = page.getByRole("link", { name: "Skip to the bed" });
  for (let n = 0; n < 2; n++) await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#bed")).toBeInViewport();
  await expect(page.locator("#bed")).toBeFocused();
  let keys = 0;
  const key = async (name: string) => {
    keys++;
    await page.keyboard.press(name);
  };
  await key("Tab");
  await expect(page.getByRole("button", { name: "Sow one here" })).toBeFocused();
  await key("Enter");
  await expect(firstPlot(page)).toBeFocused();
  await expect(page.getByRole("status").getByText(/^Sowed sunflower in one plot\./)).toBeAttached();
  if ((await firstPlot(page).getAttribute("data-standing")) === "dry") await key("Enter");
  await page.clock.fastForward(SUNFLOWER * 1000);
  await expect(firstPlot(page)).toHaveAttribute("data-standing", "ready");
  await key("Enter");
  await expect(bedOf(page).getByText(/^Barn: [1-9]\d* of 120$/)).toBeVisible();
  expect(keys).toBeLessThanOrEqual(8);
  await findsItThere(page);
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });

  test("by a finger within four presses", async ({ page }) => {
    await harvestBy(page, (name) =>
      page.locator("#bed").getByRole("button", { name }).last().tap(),
    );
    await expectAccessible(page, "#overview");
    await findsItThere(page);
  });

  test("in a low window what is ripe is seen to its head, below the bar", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.clock.install();
    await page.goto("/");
    await page.locator("#bed").getByRole("button", { name: "Sow one here" }).last().tap();
    await expect(firstPlot(page)).toHaveAttribute("data-standing", /dry|moist/);
    await page.clock.fastForward(SUNFLOWER * 1000);
    await expect(firstPlot(page)).toHaveAttribute("data-standing", "ready");
    const bar = (await page.getByRole("banner").boundingBox())!;
    const plant = (await firstPlot(page).locator("[data-plant]").boundingBox())!;
    expect(plant.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await expect(firstPlot(page)).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the bed is a picture that leads to the farm", async ({ page }) => {
    await page.goto("/");
    const bed = page.locator("#bed");
    await expect(bed.getByRole("img").first()).toBeVisible();
    await expect(bed.getByRole("button")).toHaveCount(0);
    const link = bed.getByRole("link", { name: "Go to your farm" });
    await expect(link).toHaveAttribute("href", /\/play$/);
    await bed.click({ position: { x: 300, y: 200 } });
    await expect(page).toHaveURL(/\/play$/);
  });
});
