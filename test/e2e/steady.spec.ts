// Nothing moves while a page comes: its HTML in pieces, its programs, and what is drawn live in the place of a picture.
import { slowBody } from "./slowBody.ts";
import { expect, test } from "./test.ts";

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** All that moved since the page began, with what it was. */
const shifts = () =>
  new Promise<string[]>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(
        (list.getEntries() as Shift[])
          .filter(({ hadRecentInput }) => !hadRecentInput)
          .map(({ value, sources }) => {
            const moved = sources.map(({ node }) =>
              (node as Element | null)?.outerHTML?.slice(0, 90),
            );
            return `${value.toFixed(4)} ${moved.join(" | ")}`;
          }),
      ),
    ).observe({ type: "layout-shift", buffered: true });
    // Where nothing moved nobody is told.
    setTimeout(() => resolve([]), 600);
  });

for (const width of [390, 1280])
  test(`at ${width} a field, the map and the gallery stand still while they come`, async ({
    page,
    site,
  }) => {
    const slow = await slowBody(site.url);
    try {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ["fields/417", "world", "fields"]) {
        await page.goto(slow.url + path, { waitUntil: "load" });
        await expect(page.locator("#root")).not.toHaveAttribute("data-printed");
        expect(await page.evaluate(shifts), path).toEqual([]);
      }
    } finally {
      await slow.stop();
    }
  });

test("the live map comes in the very place of its drawing", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/world");
    await expect(page.locator("[data-live] canvas")).toBeAttached({ timeout: 60_000 });
    expect(await page.evaluate(shifts), `${width}`).toEqual([]);
  }
});
