// Pages as a graphics card paints them: what stands above a picture is found there by its dots.
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { installedBrowser } from "../../scripts/browser/browserPlaces.ts";
import { chromiumArgs, hostGuardArgs } from "../../scripts/browser/chromiumArgs.ts";
import { expect, test } from "./test.ts";

const executablePath = installedBrowser();

// The tests' own browser paints pages by the processor; this one as by a card, tile by tile with smoothed edges.
test.use({
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      ...chromiumArgs,
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      ...hostGuardArgs,
    ],
  },
  // Nothing but what is hidden differs between two pictures.
  contextOptions: { reducedMotion: "reduce" },
});

/** In dots, of the three colours together. */
const DIFFERS = 24;

async function dotsOf(page: Page) {
  const picture = await page.screenshot({ scale: "css" });
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** A page at rest: what comes late has come. */
async function dotsAtRest(page: Page) {
  let before = await dotsOf(page);
  await expect(async () => {
    const next = await dotsOf(page);
    const isSame = next.data.equals(before.data);
    before = next;
    expect(isSame).toBe(true);
  }).toPass();
  return before;
}

/** Which share of each one's place looks otherwise without it: none of what was not painted. */
async function painted(
  page: Page,
  parts: Readonly<Record<string, Locator>>,
): Promise<Record<string, number>> {
  // What is hidden is found by its role no more.
  const found = await Promise.all(Object.values(parts).map((part) => part.elementHandle()));
  const elements = found.filter((one) => one !== null);
  const boxes = await Promise.all(elements.map((one) => one.boundingBox()));
  const seen = await dotsAtRest(page);
  const show = (isShown: boolean) =>
    Promise.all(
      elements.map((one) =>
        one.evaluate((element, is) => {
          (element as HTMLElement).style.visibility = is ? "" : "hidden";
        }, isShown),
      ),
    );
  await show(false);
  const bare = await dotsAtRest(page);
  await show(true);
  const { width, height } = seen.info;
  const shares = boxes.map((box) => {
    if (!box) return 0;
    const [left, top] = [Math.max(0, Math.ceil(box.x)), Math.max(0, Math.ceil(box.y))];
    const right = Math.min(width, Math.floor(box.x + box.width));
    const bottom = Math.min(height, Math.floor(box.y + box.height));
    let others = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const at = (y * width + x) * 3;
        const off = [0, 1, 2].map((i) => Math.abs(seen.data[at + i]! - bare.data[at + i]!));
        if (off[0]! + off[1]! + off[2]! >= DIFFERS) others += 1;
      }
    return others / Math.max(1, (right - left) * (bottom - top));
  });
  return Object.fromEntries(Object.keys(parts).map((name, i) => [name, shares[i]!]));
}

/** The names of those of which so large a share is not there. */
const missing = (shares: Readonly<Record<string, number>>, least = 0.6): readonly string[] =>
  Object.entries(shares).flatMap(([name, share]) =>
    share < least ? [`${name}: ${Math.round(share * 100)} % painted`] : [],
  );

for (const [width, height] of [
  [1366, 768],
  [1000, 700],
] as const)
  test(`the shelf, the buttons and the papers of the farm are painted at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/play");
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await expect(button("Come closer")).toBeVisible();
    const shares = await painted(page, {
      shelf: page.getByRole("region", { name: "Tools and seeds" }),
      closer: button("Come closer"),
      further: button("Go back"),
      papers: page.getByRole("region", { name: "Papers" }),
    });
    expect(missing(shares)).toEqual([]);
  });

test("the label of the field and the words below it are painted on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const label = page.getByRole("link", { name: /^Field 44/ }).first();
  await label.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top - 190));
  const shares = await painted(page, {
    label,
    words: page.getByRole("heading", { name: "Sow it now, see to it later" }),
  });
  expect(missing({ label: shares.label! })).toEqual([]);
  // Letters cover less of their place.
  expect(missing({ words: shares.words! }, 0.08)).toEqual([]);
});
