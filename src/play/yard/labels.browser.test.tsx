// What is said of a plot lies over none, at any width, and the line for a newcomer does on the ringed plot what it says.
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { MINUTE } from "../../farm/numbers/time.ts";
import { findPlot, openYard, sown } from "./testing/openYard.tsx";

const boxOf = (element: Element) => element.getBoundingClientRect();
const ring = () => document.querySelector<HTMLElement>("[role=grid] [data-chosen]")!;

/** The part of a plot that the farm's own part of the window shows. */
function seen(cell: Element) {
  const [own, farm] = [
    boxOf(cell),
    boxOf(page.getByRole("region", { name: "The farm" }).element()),
  ];
  return {
    ...own.toJSON(),
    top: Math.max(own.top, farm.top),
    bottom: Math.min(own.bottom, farm.bottom),
  };
}

function liesOver(label: Element, cell: Element): boolean {
  const [a, b] = [boxOf(label), seen(cell)];
  return (
    b.bottom > b.top && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  );
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1000, 640],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`at ${width} by ${height} the label does the deed, beside the beds`, async () => {
    await page.viewport(width, height);
    const { played } = openYard();
    const label = (name: RegExp | string) => page.getByRole("button", { name, exact: true });
    const steps = [
      "Press here.",
      /^Ready in .*Water it: it grows 1½ times as fast\.$/,
      /Sow the rest/,
    ];
    for (const [n, name] of steps.entries()) {
      const button = label(name);
      await expect.element(button).toBeVisible();
      const over = findPlot(/^Row /)
        .elements()
        .filter((cell) => liesOver(button.element(), cell));
      expect(over).toEqual([]);
      const led = Number(ring().dataset.plot);
      await button.click();
      const { sown: there } = played.state().farm.plots[led]!;
      expect(there?.what).toBe("sunflower");
      expect(sown(played)).toBe(n < 2 ? 1 : played.ground.plots.length);
    }
    // From words that stand beside the farm, not below it, a line would cross the beds.
    const line = document.querySelector("section > svg")!;
    expect(line.hasAttribute("data-shown")).toBe(width < height || width >= 1000);
    played.pass(2 * MINUTE);
    await label(/^Ready\. Bring it in/).click();
    expect(played.state().farm.barn.sunflower).toBeGreaterThan(0);
  });
