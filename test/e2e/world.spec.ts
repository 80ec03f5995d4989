// The whole country as a visitor meets it: asked much on one page, walked by keys, and whole without scripts.
import site from "../../site.config.ts";
import { landOf } from "../../src/fields/land/landOf.ts";
import { neighbours } from "../../src/fields/land/neighbours.ts";
import { fieldName } from "../../src/fields/names/fieldName.ts";
import { shareOf } from "../../src/fields/odds.ts";
import { parishName } from "../../src/fields/parishNames.ts";
import { parishSlug } from "../../src/fields/parishSlug.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./test.ts";

const { size } = site.collection;
const many = (count: number) => count.toLocaleString("en");
const nameOf = (id: number) => fieldName(id, landOf(id));

test.use({ withWebGl: false });

test("the country is searched, filtered, walked and read as a table on one page", async ({
  page,
}) => {
  await page.goto("/world");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(`All ${many(size)} fields`)).toBeVisible();

  await test.step("a name leads to its field in a few keys, and on to its page", async () => {
    const search = page.getByRole("combobox", { name: /^Number, name/ });
    // The printed page hears no keys yet.
    await expect(async () => {
      await search.fill("");
      await search.fill(nameOf(417));
      await search.press("ArrowDown");
      const offered = page.getByRole("listbox", { name: "Fields and parishes called so" });
      const chosen = offered.getByRole("option", { selected: true });
      await expect(chosen).toContainText(nameOf(417), { timeout: 1_000 });
    }).toPass();
    await search.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: nameOf(417) })).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the field" })).toBeFocused();
    await expect(page).toHaveURL(/\/world\?at=417$/);
  });

  await test.step("the map is walked by keys, and the way is said", async () => {
    const map = page.getByRole("application", { name: "Map of the country" });
    await map.focus();
    await map.press("ArrowRight");
    const east = neighbours(417, size).find(({ way }) => way === "east")!.id;
    await expect(page.getByRole("status").filter({ hasText: `${east}, ` })).toContainText(
      `${east}, ${nameOf(east)}, `,
    );
    await expect(page).toHaveURL(new RegExp(`at=${east}$`));
    await map.press("Home");
    await expect(page).toHaveURL(/at=0$/);
  });

  await test.step("from one's own field to the page of any other is five steps by name", async () => {
    const far = size - 1;
    await page.getByRole("application", { name: "Map of the country" }).focus();
    const steps = [
      () => page.keyboard.press("Home"),
      () => page.keyboard.press("/"),
      () => page.keyboard.type(nameOf(far)),
      () => page.keyboard.press("Enter"),
      () => page.keyboard.press("Enter"),
    ];
    for (const step of steps) await step();
    await expect(page).toHaveURL(new RegExp(`/fields/${far}$`));
    await page.goBack();
    // Where one was is where one is again.
    await expect(page).toHaveURL(new RegExp(`/world\\?at=${far}$`));
    await expect(page.getByRole("heading", { level: 2, name: nameOf(far) })).toBeVisible();
  });

  await test.step("a filter lights its fields, and the table has the same", async () => {
    await page.getByLabel("Soil").selectOption("peat");
    const count = many(Math.round(size * shareOf("soil", "peat")));
    if (size % 10_000 === 0)
      await expect(
        page.getByRole("main").getByText(`${count} fields of ${many(size)}`),
      ).toBeVisible();
    await expect(page).toHaveURL(/soil=peat/);
    await page.getByRole("link", { name: "Table", exact: true }).click();
    const table = page.getByRole("table", { name: "Fields of the country" });
    await expect(table.getByRole("row").nth(1)).toContainText("peat");
    await page.getByRole("link", { name: "Clear all" }).click();
    await expect(table).toHaveAttribute("aria-rowcount", `${size + 1}`);
    await page.getByRole("region", { name: "Fields of the country" }).press("End");
    await expect(table.getByRole("link", { name: nameOf(size - 1), exact: true })).toBeVisible();
    expect(await table.getByRole("row").count()).toBeLessThan(80);
    await expectAccessible(page);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers what is asked, a page of the table at a time", async ({ page }) => {
    await page.goto("/world?view=table&q=0");
    await expect(page.getByRole("heading", { level: 2, name: nameOf(0) })).toBeVisible();
    await page.getByLabel("Number, name, parish or owner").fill(parishName(0));
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/view=table/);
    const rows = page.getByRole("table", { name: "Fields of the country" }).getByRole("row");
    await expect(rows).toHaveCount(51);
    await page.getByRole("link", { name: "After", exact: true }).click();
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page.getByRole("img", { name: /^The country from the south/ })).toBeVisible();
  });

  test("a parish is pressed on the drawn map, and leads back to where it lies", async ({
    page,
  }) => {
    await page.goto("/world");
    const parish = page.locator(`svg a[href$="/parishes/${parishSlug(7)}"]`);
    await parish.click();
    await expect(page.getByRole("heading", { level: 1, name: parishName(7) })).toBeVisible();
    await page.locator('a[href*="/world?parish=7"]').first().click();
    await expect(page).toHaveURL(/\/world\?parish=7/);
  });
});
