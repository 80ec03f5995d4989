// The front page as it loads and is scrolled: how little comes to whoever only looks, and that nothing moves.
import { stat } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { fromRoot } from "../../scripts/run/root.ts";
import { test } from "./test.ts";
import { lightPage } from "./walletPage.ts";

test.use({ withWebGl: false });

const LOOKED_MS = 5000;
const MOST_BYTES = 138_000;
/** Somebody reads: so far at once, and so long at each place. */
const STEP = { pixels: 240, ms: 60 } as const;

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Everything that has moved by itself since the page was opened, however little. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          for (const { node } of sources)
            shifts.push((node as Element | null)?.outerHTML?.slice(0, 120) ?? "gone");
    }).observe({ type: "layout-shift", buffered: true });
  });
const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

/** Opened, left alone for a while and scrolled through, at this size of the window. */
async function visit(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await watchShifts(page);
  const scripts = new Set<string>();
  page.on("request", (asked) => {
    const { pathname } = new URL(asked.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto("/");
  await page.waitForTimeout(LOOKED_MS);
  const weights = await Promise.all(
    [...scripts].map(async (file) => (await stat(fromRoot(`dist/site${file}.gz`))).size),
  );
  const at = `at ${viewport.width} px`;
  expect(scripts.size, at).toBeGreaterThan(1);
  expect(
    weights.reduce((sum, bytes) => sum + bytes, 0),
    at,
  ).toBeLessThanOrEqual(MOST_BYTES);
  expect(await shiftsOf(page), at).toEqual([]);

  const heights = await page.evaluate(async ({ pixels, ms }) => {
    const seen = new Set<number>();
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += pixels) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((next) => setTimeout(next, ms));
      seen.add(root.scrollHeight);
    }
    // What has come near at the end is brought to life a moment later.
    await new Promise((next) => setTimeout(next, 1000));
    return [...seen.add(root.scrollHeight)];
  }, STEP);
  expect(heights, at).toHaveLength(1);
  expect(await shiftsOf(page), at).toEqual([]);
}

test("untouched it fetches no more than 138 kB of scripts; nothing moves, then or as it is scrolled", async ({
  context,
}) => {
  // Side by side: most of it is waiting.
  await Promise.all(sizes.map(async (size) => visit(await context.newPage(), size)));
});

type PaintEntry = PerformanceEntry & { paintTime?: number };

test("a large window is composed as a smaller one: letters, pictures, bar and footer grow together", async ({
  page,
}) => {
  const look = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const { clientWidth, scrollWidth } = document.documentElement;
      const measures = {
        bar: boxOf("header").width,
        title: boxOf("h1").height,
        island: boxOf("main figure").width,
        almanac: boxOf("#news > :has(> * > h2)").width,
      };
      const shares = Object.entries(measures).map(([name, px]) => [name, px / clientWidth]);
      const edges = ["h1", "#news h2", "footer p"].map((selector) => boxOf(selector).left);
      // Of those of all hours the one that is shown.
      const picture = [
        ...document.querySelectorAll<HTMLImageElement>("main figure img[fetchpriority]"),
      ].find((still) => still.checkVisibility())!;
      return {
        shares: Object.fromEntries(shares) as Record<string, number>,
        edge: Math.max(...edges) - Math.min(...edges),
        isWithin: scrollWidth <= clientWidth && boxOf("header").left < Math.min(...edges),
        picture: picture.currentSrc,
      };
    });
  };

  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto("/");
  const large = await look(2560, 1440);
  await expect.poll(async () => (await look(2560, 1440)).picture).toMatch(/-1584-.*avif$/);
  const usual = await look(1920, 1080);
  for (const [what, share] of Object.entries(usual.shares))
    expect(Math.abs(large.shares[what]! / share - 1), what).toBeLessThan(0.05);
  for (const { edge, isWithin } of [large, usual]) {
    expect(edge).toBeLessThan(2);
    expect(isWithin).toBe(true);
  }

  // Bar and footer stay as they are while one goes from page to page, and each page begins below the bar.
  await page.setViewportSize({ width: 2560, height: 1440 });
  const frameOf = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const { left, top, width, height, bottom } = boxOf("header");
      const { left: footerLeft, height: footerHeight } = boxOf("footer p");
      return { left, top, width, height, bottom, footerLeft, footerHeight };
    });
  const frame = await frameOf();
  for (const path of ["/news", "/rules", "/fields"]) {
    await page.goto(path);
    expect(await frameOf(), path).toEqual(frame);
    const { y } = (await page.locator("main h1").boundingBox())!;
    expect(y, path).toBeGreaterThan(frame.bottom);
  }
});

test("its picture has the line to itself: its programs are asked for after that", async ({
  page,
}) => {
  await page.goto("/");
  // Where the sun stands is known once the page is alive.
  await expect(page.locator("[data-sun]")).toHaveAttribute("data-sun", /\d/);
  const times = await page.evaluate(() => {
    const asked = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const [painted] = performance.getEntriesByName("first-contentful-paint") as PaintEntry[];
    return {
      // Once alive the page shows that of the visitor's hour.
      picture: asked.find(({ initiatorType }) => initiatorType === "img")!.responseEnd,
      // When it was painted, where the browser tells; a busy machine's screen shows it later.
      painted: painted!.paintTime ?? painted!.startTime,
      client: asked.find(({ name }) => /\/client-[^/]+\.js$/.test(name))!.startTime,
    };
  });
  expect(times.client).toBeGreaterThan(times.picture);
  expect(times.client).toBeGreaterThan(times.painted);
});

test("another page opened in its place has the styles of all others, once, and looks as if opened by itself", async ({
  page,
}) => {
  const sheet = page.locator('link[rel="stylesheet"][href*="/pages-"]');
  const height = () => page.evaluate<number>("document.documentElement.scrollHeight");
  await page.goto("/rules");
  await expect(sheet).toHaveCount(1);
  const byItself = await height();

  await page.goto("/");
  await expect(sheet).toHaveCount(0);
  await expect(page.locator("#root")).not.toHaveAttribute("data-printed");
  await page.evaluate("window.sameDocument = true");
  for (const _ of [1, 2]) {
    await page.getByRole("main").getByRole("link", { name: "All the rules" }).click();
    await expect(page).toHaveURL("/rules");
    await expect.poll(async () => Math.abs((await height()) - byItself)).toBeLessThan(3);
    await expect(sheet).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL("/");
  }
  expect(await page.evaluate("window.sameDocument")).toBe(true);
});

/** What is left of a sheet within its margins, in pixels: as wide as A4 is, as high as Letter is. */
const SHEET = { width: 718, height: 980 };

test("on paper what is seen as one is on one sheet, no heading is alone, and a picture stands for what lives", async ({
  page,
}) => {
  await page.setViewportSize(SHEET);
  await page.goto("/");
  await expect(page.locator("#root")).not.toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  const broken = await page.evaluate((height) => {
    /** Sheets end where blocks do; between the parts of a grid they do not know where. */
    const isLaidInBlocks = (part: Element) =>
      getComputedStyle(part.parentElement!).display === "block";
    const wholes = {
      dial: "#alphafields [role=group]",
      island: "#alphafields figure",
      deed: "#alphafields dl",
      post: "#news article",
      almanac: "#news [class]:has(> * > svg)",
      lands: "#world h2",
      facts: "#world dl",
    };
    const isWhole = (start: Element): boolean => {
      for (let part: Element | null = start; part?.closest("section"); part = part.parentElement)
        if (getComputedStyle(part).breakInside === "avoid" && isLaidInBlocks(part))
          return part.getBoundingClientRect().height <= height;
      return false;
    };
    const parts = Object.entries(wholes).flatMap(([name, selector]) => {
      const found = document.querySelector(selector);
      return found && isWhole(found) ? [] : [name];
    });
    const alone = [...document.querySelectorAll("main :is(h2, h3)")]
      .filter((heading) => getComputedStyle(heading).breakAfter !== "avoid")
      .map((heading) => heading.textContent);
    return [...parts, ...alone];
  }, SHEET.height);
  expect(broken).toEqual([]);
  const picture = page.locator("main figure img[fetchpriority]:visible");
  await expect(picture).toBeVisible();
  await expect(page.locator("main figure canvas")).toBeHidden();
});

test("whoever installs the site is shown its pages as they are, on a wide screen and a narrow one", async ({
  page,
  request,
}) => {
  await page.goto(lightPage);
  const { screenshots } = await (await request.get("/site.webmanifest")).json();
  const forms = screenshots.map(({ form_factor }: { form_factor: string }) => form_factor);
  expect(new Set(forms)).toEqual(new Set(["wide", "narrow"]));
  for (const { src, sizes } of screenshots) {
    const size = await page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, `/${src}`);
    expect(size, src).toBe(sizes);
  }
});
