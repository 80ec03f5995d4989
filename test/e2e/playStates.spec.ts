// Each state of the farm's page on the built site can be read by everyone; few pages are asked them all.
import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "./accessible.ts";
import { fileOf } from "./farmFile.ts";
import { expect, test } from "./test.ts";

test.use({
  withWebGl: false,
  // What a page asks for that has no network.
  expectedTrouble: [/ERR_INTERNET_DISCONNECTED/],
});

/** As many sunflowers as the barn takes. */
const fullBarn = (): Buffer =>
  fileOf((does, farm, plots) => {
    const room = () => 120 - (farm().barn.sunflower ?? 0);
    while (room() > 0) {
      if (farm().plots.some(({ sown }) => !sown))
        does({ kind: "sow", plots, what: "sunflower" }, 2);
      // What a plot gives has to fit, and fill it.
      if (room() < 3) does({ kind: "sell", good: "sunflower", count: 3 - room() });
      does({ kind: "harvest", plots });
    }
  });

/** What is asked at each width goes on at that of a desk. */
function looker(page: Page) {
  let turn = 0;
  return (what: string) =>
    test.step(what, async () => {
      await expectAccessibleEverywhere(page, turn++);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
}

test("new, growing, ready, on each paper, as a list, with another tab and without a network", async ({
  page,
  context,
}) => {
  const look = looker(page);
  await page.clock.install();
  await page.goto("/play");
  const plot = (name: RegExp) => page.getByRole("gridcell", { name });
  await expect(page.getByText("Press here.")).toBeVisible();
  await look("new");
  await plot(/^Row 1, plot 1: nothing sown/).click();
  await expect(page.getByRole("button", { name: /^Undo sowing/ })).toBeVisible();
  await look("growing");
  await page.clock.fastForward(90_000);
  await expect(plot(/^Row 1, plot 1: sunflower, ready/)).toBeVisible();
  await look("ready");
  await plot(/^Row 1, plot 1: sunflower, ready/).click();

  for (const paper of ["Barn", "Book"]) {
    await page.getByRole("tab", { name: paper }).click();
    await expect(page.getByRole("heading", { level: 2, name: paper })).toBeVisible();
    await look(paper);
  }
  await page.getByRole("radio", { name: "List" }).click();
  await look("list");

  const beside = await context.newPage();
  await beside.goto("/play");
  await beside.getByRole("gridcell", { name: /^Row 2, plot 1: nothing sown/ }).click();
  await expect(page.getByText(/^One thing was done in another tab/).first()).toBeVisible();
  await beside.close();
  await look("another tab");
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./).first()).toBeVisible();
  await look("offline");
});

test("what the menu asks, a full barn, and a farm that is put away", { tag: "@long" }, async ({
  page,
}) => {
  const look = looker(page);
  const dialog = page.getByRole("dialog");
  const menu = async (item: RegExp) => {
    await page.getByRole("button", { name: /^Field \d/ }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(dialog.getByRole("heading")).toBeVisible();
  };
  await page.goto("/play");
  await page.getByRole("button", { name: /^Field \d/ }).click();
  await page.getByRole("menuitem", { name: /^Ready times/ }).click();
  const nothing = page.getByRole("listitem").filter({ hasText: /^Nothing is on its way: sow/ });
  await expect(nothing).toBeVisible();
  await menu(/^Keys and time/);
  await look("keys");
  await page.keyboard.press("Escape");
  await menu(/^Farm another field/);
  await dialog.getByRole("textbox").fill("many");
  await dialog.getByRole("button", { name: "Begin there" }).click();
  await look("no such field");
  await page.keyboard.press("Escape");

  await menu(/^Open a farm from a file/);
  const file = page.getByLabel("The file of a farm");
  const put = (buffer: Buffer) =>
    file.setInputFiles({ name: "farm.json", mimeType: "application/json", buffer });
  await put(Buffer.from("{}"));
  await look("no farm in the file");
  await put(fullBarn());
  await expect(page.getByText(/^The barn is full: 120 of 120/).first()).toBeVisible();
  await look("full barn");

  await menu(/away/);
  await look("put away?");
  await dialog.getByRole("button", { name: "Put it away" }).click();
  await expect(page.getByRole("button", { name: "Bring it back" })).toBeVisible();
  await look("put away");
});

test("nothing is kept, and the clock is wrong", async ({ page }) => {
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, "indexedDB", { value: undefined }),
  );
  await page.goto("/play");
  await page.getByRole("gridcell", { name: /^Row 1, plot 1: nothing sown/ }).click();
  await expect(page.getByText(/^This browser keeps nothing for this site/).first()).toBeVisible();
  await expect(page.getByText(/^Your device's clock is 3 h/).first()).toBeVisible();
  await expectAccessibleEverywhere(page, 0);
  await expectAccessibleEverywhere(page, 1);
});
