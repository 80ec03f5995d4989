// The hour of a page stands before its first paint: what is painted first, what is there once the page is alive, and what
// is drawn live in the place of a picture lie in one light, at every hour and in both themes.
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./test.ts";

type Seen = { theme: "light" | "dark"; hour: number };
type Clip = { x: number; y: number; width: number; height: number };

/** A change that is no more than one of clouds, names and buttons, of 255. */
const STEP = 14;

async function open(browser: Browser, url: string, { theme, hour }: Seen): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: theme,
    timezoneId: "UTC",
    reducedMotion: "reduce",
    baseURL: url,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 28, hour, 30)));
  return page;
}

async function meanOf(page: Page, clip: Clip): Promise<number[]> {
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

const apart = (one: number[], other: number[]) =>
  Math.max(...one.map((mean, at) => Math.abs(mean - other[at]!)));

/** Nothing of the programs has run but what the first paint waits for. */
const holdBack = (page: Page) => page.route(/\/assets\/begin-/, (route) => route.abort());

for (const seen of [
  { theme: "dark", hour: 13 },
  { theme: "light", hour: 13 },
  { theme: "light", hour: 17 },
  { theme: "light", hour: 23 },
] as const)
  test(`the first view, ${seen.theme} at ${seen.hour}: one light, and one picture fetched`, async ({
    browser,
    site,
  }) => {
    const sky = { x: 0, y: 90, width: 1280, height: 640 };
    const first = await open(browser, site.url, seen);
    await holdBack(first);
    await first.goto("/", { waitUntil: "networkidle" });
    const painted = await meanOf(first, sky);
    await first.context().close();

    const page = await open(browser, site.url, seen);
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (/\/hero-[^/]*\.(avif|webp)$/.test(request.url())) pictures.push(request.url());
    });
    await page.goto("/");
    await expect(page.locator("[data-sun]")).toHaveAttribute("data-sun", /\d/);
    const alive = await meanOf(page, sky);
    expect(apart(painted, alive)).toBeLessThan(STEP);
    expect(pictures).toHaveLength(1);
    const isNight = seen.theme === "dark" || seen.hour > 20;
    expect(pictures[0]).toMatch(isNight ? /-night-/ : seen.hour > 16 ? /-evening-/ : /-\d+-/);
    expect(Math.max(...alive) < 110, "dark").toBe(isNight);
    await page.context().close();
  });

for (const seen of [
  { theme: "dark", hour: 13 },
  { theme: "light", hour: 23 },
  { theme: "light", hour: 17 },
] as const)
  test(`the map, ${seen.theme} at ${seen.hour}: drawn and live lie in one light and one sea`, async ({
    browser,
    site,
  }) => {
    const window = { x: 400, y: 110, width: 870, height: 660 };
    /** Where the map ends the page goes on. */
    const edge = { x: 1180, y: 96, width: 90, height: 40 };
    const first = await open(browser, site.url, seen);
    await holdBack(first);
    await first.goto("/world", { waitUntil: "networkidle" });
    const [painted, sea] = [await meanOf(first, window), await meanOf(first, edge)];
    await first.context().close();

    const page = await open(browser, site.url, seen);
    await page.goto("/world");
    await expect(page.locator("[data-live]")).toBeAttached({ timeout: 60_000 });
    // What lies below it is hidden once it has come up.
    await page.waitForTimeout(400);
    expect(apart(painted, await meanOf(page, window))).toBeLessThan(STEP);
    expect(apart(sea, await meanOf(page, edge)), "sea").toBeLessThan(3);
    await page.context().close();
  });
