// The gallery of all fields: filtered and paged by keys in place, and without scripts.
import site from "../../site.config.ts";
import { isLong } from "../soak.ts";
import { expect, test } from "./test.ts";

const many = (count: number) => count.toLocaleString("en");

// In the short form pictures stand for the 3D that pages pass on the way, which software draws for seconds.
test.use({ withWebGl: isLong });

test("the gallery is filtered by keyboard in place; its address remembers", async ({ page }) => {
  await page.goto("/fields");
  await expect(page.locator("#root")).not.toHaveAttribute("data-printed");
  await page.evaluate("window.sameDocument = true");
  const found = page.getByRole("heading", { level: 2 }).first();
  await expect(found).toContainText(`${many(site.collection.size)} fields`);
  // What a filter says is read whole: a select cuts its words off without a trace.
  const cut = () =>
    page.locator("main select").evaluateAll((all) =>
      all.flatMap((select) => {
        if (!(select instanceof HTMLSelectElement)) return [];
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = document.createElement("canvas").getContext("2d")!;
        pen.font = font;
        const words = select.selectedOptions[0]!.text;
        const room = select.clientWidth - Number.parseFloat(paddingLeft);
        return pen.measureText(words).width > room - Number.parseFloat(paddingRight) ? [words] : [];
      }),
    );
  // Asked again: on a busy machine the letters that stay come late, to the pen sooner than to the page.
  await expect.poll(cut).toEqual([]);
  const landmark = page.getByLabel("Landmark");
  await landmark.focus();
  await landmark.selectOption("old-oak");
  await expect(page).toHaveURL("/fields?landmark=old-oak");
  await expect(landmark).toBeFocused();
  await expect(found).toContainText(/^[\d,]+ fields, 1 in [6-8]/);
  await expect(page.getByRole("status").getByText(/^[\d,]+ fields, 1 in/)).toBeAttached();

  const first = page.getByRole("main").getByRole("listitem").getByRole("link").first();
  await expect(first).toHaveAccessibleName(
    /^[A-Z]\w+ [\w ]+ Field \d+ \w+ · old oak\s*\. .*with an old oak$/,
  );
  await page.getByRole("link", { name: "Page 2", exact: true }).press("Enter");
  await expect(page).toHaveURL("/fields?landmark=old-oak&page=2");
  await expect(found).toBeFocused();
  expect(await page.evaluate("window.sameDocument")).toBe(true);

  await page.reload();
  await expect(landmark).toHaveValue("old-oak");
  await first.press("Enter");
  await expect(page).toHaveURL(/\/fields\/\d+$/);
  await page.goBack();
  await expect(landmark).toHaveValue("old-oak");
  await expect(found).toContainText("49 to 96");
  await expect(page).toHaveURL("/fields?landmark=old-oak&page=2");
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/fields");
  await expect(found).toContainText(`${many(site.collection.size)} fields`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("one can filter, turn pages, jump to a number, and is told how to find more", async ({
    page,
  }) => {
    await page.goto("/fields");
    await page.getByLabel("Landmark").selectOption("none");
    await page.getByLabel("Soil").selectOption("loam");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\?(?=.*landmark=none)(?=.*soil=loam)/);
    await expect(
      page.getByRole("heading", { level: 2, name: /^[\d,]+ fields, 1 in/ }),
    ).toBeVisible();
    const found = page.getByRole("main").getByText(/^Loam · (stream|well|pond|dew|spring)$/);
    await expect(found).toHaveCount(48);
    const hidden = (all: Element[]) =>
      all.filter((name) => !name.checkVisibility({ visibilityProperty: true })).length;
    expect(await found.evaluateAll(hidden)).toBe(0);
    await page.getByRole("link", { name: "After", exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute(
      "aria-current",
      "page",
    );

    await page.getByLabel("Jump to a number").fill("0417");
    await page.getByRole("button", { name: "Go" }).click();
    await expect(page).toHaveURL("/fields/417");

    await page.goto("/fields?landmark=hot-spring&region=fells&heirloom=moonseed&cottage=boarded");
    await expect(page.getByRole("heading", { name: "No field is all of that" })).toBeVisible();
    await expect(page.getByText("Ask for a little less")).toBeVisible();
  });
});
