// The farm and the room designer without a network, and releases that come while they are open.
import { expect, type Locator, type Page } from "@playwright/test";
import { soak } from "../soak.ts";
import { test as base } from "./noTrouble.ts";
import {
  type Builds,
  letterOf,
  openBuilds,
  openReleases,
  type Releases,
  releaseOf,
} from "./releases.ts";

const test = base.extend<{ releases: Releases }, { builds: Builds }>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const builds = await openBuilds();
      await use(builds);
      await builds.remove();
    },
    { scope: "worker" },
  ],

  releases: async ({ builds }, use) => {
    const releases = await openReleases(builds);
    await use(releases);
    await releases.stop();
  },
});

// In one worker, so that each release is made once.
test.describe.configure({ mode: "default" });

test.use({
  withWebGl: false,
  // What is asked of a server that is not there.
  expectedTrouble: [/ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|Failed to load resource/],
});

const plot = (page: Page, name: RegExp) => page.getByRole("gridcell", { name });
/** The slip about it; its words are said elsewhere as well, without a button. */
const newer = (page: Page) =>
  page
    .locator("div:has(> p)")
    .filter({ hasText: /^A newer .+ is ready\./ })
    .filter({ has: page.getByRole("button") });

/** By its key, which has no length: on a busy machine a finger's press is a long one, which only chooses. */
const press = (plot: Locator): Promise<void> => plot.press("Enter");

/** What a press does something to, over and over: it is sown, watered and brought in. */
const obvious = /: nothing sown|, dry, ready |, ready\./;

/** Does the next obvious thing on the farm, and waits until it shows. */
async function goOn(page: Page): Promise<void> {
  const next = plot(page, obvious).first();
  // A sunflower takes two minutes.
  await expect(next).toBeVisible({ timeout: 150_000 });
  const before = (await next.getAttribute("aria-label"))!;
  const place = /^[^:]+/.exec(before)![0];
  await press(next);
  await expect(plot(page, new RegExp(`^${place}:`))).not.toHaveAccessibleName(before);
}

/** How every plot stands, without the times that a glance changes. */
const standings = (page: Page) =>
  plot(page, /^Row/).evaluateAll((cells) =>
    cells.map((cell) => /nothing sown|moist|dry|ready/.exec(cell.ariaLabel ?? "")?.[0]),
  );

/** Of which releases the scripts are that a page has loaded. */
const releasesOf = async (page: Page): Promise<ReadonlySet<string | undefined>> => {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /\/assets\/[^/]+\.js$/.test(name)),
  );
  return new Set(urls.map(releaseOf));
};

/** The one build that a page opened now is of lies there whole. */
const kept = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        let whole = 0;
        for (const name of await caches.keys())
          if (await (await caches.open(name)).match("/.kept")) whole += 1;
        return whole;
      }),
    )
    .toBe(count);

test("after the first press the farm and the room designer open without a server", async ({
  page,
  releases,
}) => {
  await releases.deploy();
  await page.goto(`${releases.url}play`);
  await expect(page.getByText("Press here.")).toBeVisible();
  // Who only looks brings nothing.
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await press(plot(page, /^Row 1, plot 1: nothing sown/));
  await expect(plot(page, /^Row 1, plot 1: sunflower/)).toBeVisible();
  await kept(page, 1);

  await releases.end();
  await page.goto(`${releases.url}play`);
  await expect(plot(page, /^Row 1, plot 1: sunflower/)).toBeVisible();
  await press(plot(page, /^Row 1, plot 2: nothing sown/));
  await page.reload();
  await expect(plot(page, /^Row 1, plot 2: sunflower/)).toBeVisible();
  expect([...(await releasesOf(page))]).toEqual(["1"]);

  await page.context().setOffline(true);
  await expect(page.getByText(/You are offline. The farm needs no network/).first()).toBeVisible();
  await page.goto(`${releases.url}room-designer`);
  await expect(page.getByText(/You are offline. The room is kept/).first()).toBeVisible();
  const card = page.locator('img[src*="/pieces/room-"]').first();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  await page.goto(`${releases.url}news`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No network just now");
  await page.getByRole("main").getByRole("link", { name: "Go to the farm" }).click();
  await expect(plot(page, /^Row 1, plot 2: sunflower/)).toBeVisible();
});

test("a page keeps its release for life, and whoever loads it again has the newest", async ({
  page,
  releases,
}) => {
  await releases.deploy();
  await page.goto(`${releases.url}play`);
  await press(plot(page, /^Row 1, plot 1: nothing sown/));
  await kept(page, 1);
  await page.reload();
  for (let release = 2; release < 2 + soak(50, 1); release += 1) {
    const earlier = await page.context().newPage();
    await earlier.goto(`${releases.url}play`);
    await expect(plot(earlier, /^Row 1, plot 1: /)).toBeVisible();
    await releases.deploy();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(newer(page)).toBeVisible();

    // What the earlier page has not loaded yet is of its own release, with a server and without one.
    await goOn(earlier);
    await releases.end();
    await goOn(earlier);
    await earlier.getByRole("tab", { name: "Barn" }).click();
    await expect(earlier.getByRole("tabpanel", { name: "Barn" })).toBeVisible();
    const previous = letterOf(release - 1);
    expect([...(await releasesOf(earlier))]).toEqual([previous]);
    await releases.start();

    await newer(page).getByRole("button", { name: "Reload" }).click();
    await expect(async () => {
      expect(await standings(page)).toEqual(await standings(earlier));
    }).toPass();
    await expect(newer(page)).toBeHidden();
    expect([...(await releasesOf(page))]).toEqual([letterOf(release)]);
    await earlier.close();
  }
});

test("a site that keeps nothing any more takes the worker and all it kept away, and plays on", async ({
  page,
  releases,
}) => {
  await releases.deploy();
  await page.goto(`${releases.url}play`);
  await press(plot(page, /^Row 1, plot 1: nothing sown/));
  await kept(page, 1);
  await releases.start({ OFFLINE: "0" });
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  // The browser asks for the worker by itself when a page is opened; one that has much else to do, for the next.
  await expect(async () => {
    await page.goto(`${releases.url}play`);
    // A browser on a busy machine puts its own question off for minutes: it is asked to put it now.
    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.update();
    });
    await expect.poll(left, { timeout: 20_000 }).toEqual({ workers: 0, caches: [] });
  }).toPass({ timeout: 120_000 });
  await expect(plot(page, /^Row 1, plot 1: sunflower/)).toBeVisible();
  await goOn(page);
  await page.reload();
  await expect(plot(page, /^Row 1, plot 1: sunflower/)).toBeVisible();
  await expect(plot(page, /: nothing sown/).first()).toBeVisible();
});
