// What a visitor does to a page whose programs are still on their way counts when they have come.
import type { Page } from "@playwright/test";
import { pageLink } from "./nav.ts";
import { postCount } from "./pages.ts";
import { expect, test } from "./test.ts";

test.use({ withWebGl: false, viewport: { width: 390, height: 844 } });

/** Opens a page that nothing brings to life until it is called. */
async function openPrinted(page: Page, path: string): Promise<() => Promise<void>> {
  const life = Promise.withResolvers<void>();
  await page.route("**/assets/client-*.js", async (route) => {
    await life.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  const root = page.locator("#root");
  await expect(root).toHaveAttribute("data-printed");
  return async () => {
    life.resolve();
    await expect(root).not.toHaveAttribute("data-printed");
  };
}

test("a press", async ({ page }) => {
  const bringToLife = await openPrinted(page, "/");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await bringToLife();
  await expect(page.getByRole("dialog")).toContainText("Connect a Wallet");
});

test("what is typed, and a menu that is open", async ({ page }) => {
  test.skip(postCount < 3, "Two posts are the list and the one above it: nothing is searched.");
  const bringToLife = await openPrinted(page, "/news");
  await page.getByRole("searchbox").fill("zzzz nothing");
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: "Open main menu" }).click();
  const link = bar.getByRole("link", { name: pageLink!.name, exact: true });
  await expect(link).toBeVisible();
  await bringToLife();
  await expect(page.getByRole("search").getByText("zzzz nothing")).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(pageLink!.href);
  await expect(link).toBeHidden();
});

test("a list of its own that is open stands where it belongs", async ({ page }) => {
  test.skip(postCount === 0, "There is nothing to follow.");
  const bringToLife = await openPrinted(page, "/news");
  const button = page.getByRole("button", { name: "Follow" });
  await button.click();
  const first = page.getByRole("menuitem").first();
  await expect(first).toBeVisible();
  await bringToLife();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(first).toBeFocused();
  const [above, below] = [(await button.boundingBox())!, (await first.boundingBox())!];
  expect(Math.abs(below.y - (above.y + above.height))).toBeLessThan(40);
});

test("what is drawn after a link was followed hears at once", async ({ page }) => {
  // A narrow window has no such views.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/news");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await page.getByRole("tab", { name: "Soil" }).click();
  await expect(page.getByRole("table", { name: "The six soils" })).toBeVisible();
});

test("what is chosen in the moment in which a page begins to hear leads on in place", async ({
  page,
}) => {
  const bringToLife = await openPrinted(page, "/fields");
  const isSameDocument = await page.evaluate(() => {
    // Between the page's first drawing and all that follows it.
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const list = document.querySelector<HTMLSelectElement>("select[name=soil]")!;
      list.value = "peat";
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }).observe(document.getElementById("root")!, { attributeFilter: ["data-printed"] });
    return Object.assign(globalThis, { isSameDocument: true }).isSameDocument;
  });
  await bringToLife();
  await expect(page).toHaveURL("/fields?soil=peat");
  await expect(page.locator("select[name=soil]")).toHaveValue("peat");
  expect(await page.evaluate("window.isSameDocument")).toBe(isSameDocument);
});
