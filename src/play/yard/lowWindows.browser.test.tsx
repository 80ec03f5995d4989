// In windows as low as phones have them, upright and on their side, the beds are seen and nothing is cut.
import { recordAnnouncements } from "@loamstead/ui/testing/recordAnnouncements.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { strings } from "../view/strings.ts";
import { findPlot, openYard } from "./testing/openYard.tsx";

const boxOf = (element: Element) => element.getBoundingClientRect();

/** Whether a finger in its middle would press it. */
function isReached(element: Element): boolean {
  const { left, top, width, height } = boxOf(element);
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return element === at || element.contains(at);
}

/** Seeds go on beyond the edge, and are drawn along. */
const isWhole = (element: Element): boolean => {
  const { top, bottom } = boxOf(element);
  return top >= 0 && bottom <= innerHeight;
};

for (const [width, height, least] of [
  [390, 667, 3],
  [390, 568, 2],
  [667, 375, 2],
  [844, 390, 2],
  [568, 320, 1],
] as const)
  test(`${width} by ${height} has room for the beds, the tools and the seeds`, async () => {
    await page.viewport(width, height);
    openYard();
    await expect.element(page.getByText(strings.first.press())).toBeVisible();
    // What a newcomer is told lies over no bed.
    const farm = boxOf(page.getByRole("region", { name: strings.farm }).element());
    const inView = findPlot(/^Row /)
      .elements()
      .filter((element) => {
        const { top, height } = boxOf(element);
        return top + height / 2 > farm.top && top + height / 2 < farm.bottom;
      });
    expect(inView.filter((element) => !isReached(element))).toEqual([]);
    const rows = [1, 2, 3, 4, 5].filter((row) =>
      findPlot(new RegExp(`^Row ${row}, `))
        .elements()
        .some(isReached),
    );
    expect(rows.length).toBeGreaterThanOrEqual(least);
    // Where a newcomer is led is there to be pressed.
    expect(isReached(document.querySelector("[role=grid] [data-chosen]")!)).toBe(true);
    const shelf = page.getByRole("region", { name: "Tools and seeds" });
    for (const button of shelf.getByRole("button").elements()) {
      expect(isWhole(button), button.textContent).toBe(true);
      expect(boxOf(button).height).toBeGreaterThanOrEqual(44);
    }
    // A finger above the grip draws it up as well as one on it.
    const { top, left } = boxOf(page.getByRole("button", { name: "Papers" }).element());
    const above = document.elementFromPoint(left + 60, Math.max(0, top - 6));
    expect(above?.closest("button")?.textContent).toContain("Papers");
    await page.getByRole("button", { name: "Papers" }).click();
    await page.getByRole("tab", { name: "Barn" }).click();
    await expect.element(page.getByRole("heading", { name: "Barn" })).toBeVisible();
    for (const tab of page.getByRole("tab").elements()) expect(isReached(tab)).toBe(true);
  });

for (const [width, height, isCovered] of [
  [390, 844, true],
  [390, 568, true],
  [667, 375, false],
] as const)
  test(`at ${width} by ${height} keys reach the beds beneath the sheet only where they are seen`, async () => {
    await page.viewport(width, height);
    const said = recordAnnouncements();
    openYard({}, { news: { kind: "elsewhere", steps: 1 } });
    const beds = findPlot(/^Row 2, plot 1/);
    const heard = page.getByRole("button", { name: strings.heard });
    const count = isCovered ? 0 : 1;
    await page.getByRole("button", { name: "Papers" }).click();
    await expect.poll(() => beds.elements()).toHaveLength(count);
    expect(heard.elements()).toHaveLength(count);
    // What is said there is heard nevertheless.
    await expect.poll(said).toContain(strings.news.elsewhere(1));
    await page.getByRole("button", { name: "Farm" }).click();
    await expect.poll(() => beds.elements()).toHaveLength(1);
    expect(heard.elements()).toHaveLength(1);
  });

test("at 360 the choice of farm and list is whole beside a full purse", async () => {
  await page.viewport(360, 740);
  const tools = { barn: 4, can: 0, stove: 0, bench: 0, frames: 0, sluice: 0 };
  openYard({ pence: 16_277, tools, barn: { carrot: 418 } });
  await expect.element(page.getByText("16,277 p")).toBeVisible();
  const well = page.getByRole("group", { name: strings.look }).element();
  const words = page.getByText(strings.looks.list, { exact: true }).element();
  expect(boxOf(words.closest("label")!).right).toBeLessThanOrEqual(boxOf(well).right - 3);
  expect(document.documentElement.scrollWidth).toBe(360);
});
