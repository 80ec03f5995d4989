// What becomes of a page whose script fails: what was printed stays, and leads on.
import type { Page } from "@playwright/test";
import { soak } from "../soak.ts";
import { follow, pageLink, sectionLinks } from "./nav.ts";
import { expect, test } from "./test.ts";

const note = (page: Page) => page.getByRole("alert").filter({ hasText: /went wrong|older/ });

async function expectPrinted(page: Page): Promise<void> {
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const printed = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const root = new DOMParser().parseFromString(html, "text/html").querySelector("#root");
    // What is there for whoever has no scripts is not on a page that has them.
    for (const without of root?.querySelectorAll("noscript") ?? []) without.remove();
    return root?.textContent;
  });
  expect(printed).toBeTruthy();
  await expect(page.locator("#root")).toContainText(printed!);
}

test.describe("in a browser older than the floor", () => {
  // The short form has one of the language and one of the page.
  const floor = [
    "Promise.withResolvers",
    "HTMLElement.prototype.showPopover",
    "Map.groupBy",
    "AbortSignal.any",
    "Element.prototype.checkVisibility",
  ];
  for (const missing of floor.slice(0, soak(floor.length, 2)))
    test(`without ${missing} the page stands as it was printed, and says so`, async ({ page }) => {
      await page.addInitScript(`delete ${missing}`);
      await page.goto("/");
      await expectPrinted(page);
      await page.getByRole("main").locator("a[href='/news']").first().click();
      await expect(page).toHaveURL(/\/news/);
      await expectPrinted(page);
    });
});

test.describe("where a part throws while it is drawn", () => {
  test.use({ expectedTrouble: [/broken on purpose/] });

  /** Whatever watches with it throws. */
  const breakObserver = (page: Page, name: "IntersectionObserver" | "ResizeObserver") =>
    page.addInitScript((broken) => {
      globalThis[broken] = class {
        constructor() {
          throw new Error("broken on purpose");
        }
      } as never;
    }, name);

  test("the printed page is put back, and its links lead on", async ({ page }) => {
    await breakObserver(page, "IntersectionObserver");
    await page.goto("/");
    await expectPrinted(page);
    await page.getByRole("banner").getByRole("link", { name: pageLink!.name, exact: true }).click();
    await expect(page).toHaveURL(pageLink!.href);
  });

  test("a page that was opened in the place of another comes as the server has it", async ({
    page,
  }) => {
    await breakObserver(page, "ResizeObserver");
    await page.goto("/news");
    await follow(page, "/room-designer");
    await expect(page).toHaveURL("/room-designer");
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/room to furnish/);
  });

  test("without its dialogs a page goes on", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(HTMLDialogElement.prototype, "showModal", {
        value() {
          throw new Error("broken on purpose");
        },
      });
    });
    await page.goto("/");
    await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    const [section] = sectionLinks;
    await page.getByRole("banner").getByRole("link", { name: section!.name, exact: true }).click();
    await expect(page).toHaveURL(section!.href);
  });
});
