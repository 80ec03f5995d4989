// The village as a visitor meets it: by mouse on the drawn map, by touch on the live one, by keys, without scripts; and with a farm of one's own.
import { writerName } from "../../src/farm/describe/writerName.ts";
import { villagers } from "../../src/farm/tables/villagers.ts";
import { parishName } from "../../src/fields/parishNames.ts";
import { parishSlug } from "../../src/fields/parishSlug.ts";
import { neighbourly } from "../../src/fields/village/homes.ts";
import { placeNames } from "../../src/fields/village/villageWords.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./test.ts";

const village = parishName(0);
const pin = `${village}: who lives in the village`;

test.describe("on the drawn map", () => {
  test.use({ withWebGl: false });

  test("a pin leads to all of them, each to a slip, and back the same way", async ({ page }) => {
    await page.goto("/world");
    const list = page.getByRole("list", { name: "Who lives in the village" });
    // The printed page follows the link, the living one opens the slip.
    await page.getByRole("link", { name: pin }).click();
    await expect(list.getByRole("link")).toHaveCount(neighbourly.length);
    await expectAccessible(page);
    await list.getByRole("link", { name: "Widow Quern" }).click();
    await expect(page.getByRole("heading", { name: writerName("quern") })).toBeVisible();
    await expect(page).toHaveURL(/\/world\?who=quern$/);
    await expect(page.getByText("They write to whoever farms a field.")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: writerName("quern") })).toBeVisible();
    await page.getByRole("link", { name: "Everybody in the village" }).click();
    await expect(list).toBeVisible();
    await page.getByRole("link", { name: "Table", exact: true }).click();
    await page
      .getByRole("navigation", { name: "Who lives in the village" })
      .getByRole("link", { name: writerName("hen") })
      .click();
    await expect(page.getByText(/^Today at /)).toBeVisible();
    await expect(page).toHaveURL(/view=table&who=hen$/);
  });

  test("four keys lead from one's own field to anybody, and a walk says what stands there", async ({
    page,
  }) => {
    await page.goto("/world?at=3");
    const map = page.getByRole("application", { name: "Map of the country" });
    await expect(async () => {
      await map.focus();
      await map.press("Home");
      await expect(page).toHaveURL(/at=0$/, { timeout: 1_000 });
    }).toPass();
    const said = page.getByRole("status").filter({ hasText: "corner" });
    await expect(said).toContainText(`${placeNames.bakery} (south-west)`);
    await page.keyboard.press("v");
    await page.keyboard.press("b");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: writerName("bellringer") })).toBeFocused();
    await expect(page).toHaveURL(/who=bellringer$/);
  });

  test("a letter that lies under one's gate is told of, and gone to", async ({ page }) => {
    await page.goto("/play?paper=letters");
    await expect(page.getByRole("heading", { name: "Under the gate" })).toBeVisible();
    await expect(page).toHaveURL(/\/play\?field=\d+$/);
    // A farm is kept from its first deed on.
    await page.getByRole("gridcell", { name: /^Row 1, plot 1: nothing sown/ }).click();
    await expect(page.getByRole("gridcell", { name: /^Row 1, plot 1: sunflower/ })).toBeVisible();
    const letters = (await page.getByRole("tabpanel").textContent()) ?? "";
    const writer = villagers.find((who) => letters.includes(writerName(who)));
    expect(writer).toBeDefined();
    await page.goto(`/world?who=${writer}`);
    await expect(page.getByText(/^Asks you for /)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go to the letter" }).click();
    await expect(page.getByRole("tab", { name: "Letters" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(page.getByRole("heading", { name: "Under the gate" })).toBeVisible();
  });
});

test.describe("on the live map of a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("faces come up where there is room for them, and are pressed by a finger", async ({
    page,
  }) => {
    await page.goto("/world");
    const pins = page.getByRole("list", { name: "The village on the map" });
    await pins.getByRole("link", { name: pin }).tap();
    await expect(pins.getByRole("link", { name: writerName("peascod") })).toBeVisible();
    const count = await pins.getByRole("link").count();
    expect(count).toBeGreaterThanOrEqual(12);
    expect(count).toBeLessThanOrEqual(13);
    await expectAccessible(page);
    await pins.getByRole("link", { name: writerName("vet") }).tap();
    await expect(page.getByRole("heading", { name: writerName("vet") })).toBeVisible();
    await expect(page).toHaveURL(/who=vet\b/);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the middle parish lists who lives there, others say who comes by", async ({ page }) => {
    await page.goto(`/parishes/${parishSlug(0)}`);
    const lives = page.getByRole("region", { name: "Who lives here" });
    await expect(lives.getByRole("listitem")).toHaveCount(villagers.length);
    await lives.getByRole("link", { name: writerName("reeve") }).click();
    await expect(page.getByRole("heading", { name: writerName("reeve") })).toBeVisible();
    for (const parish of [5, 60]) {
      await page.goto(`/parishes/${parishSlug(parish)}`);
      const comes = page.getByRole("region", { name: "Who comes by" });
      await expect(comes).toContainText(/ comes (tomorrow|on [^.]+)\./);
    }
  });
});
