// The site hosted under a path of another site: built, served and walked through there.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { build } from "../../build/build.ts";
import { type SiteProcess, startSiteProcess } from "../../scripts/run/siteProcess.ts";
import { shareDrawnFields } from "./drawnFields.ts";
import { follow, innerNav, sectionLinks } from "./nav.ts";
import { watchForTrouble } from "./watchForTrouble.ts";

const test = base.extend<object, { site: SiteProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "loamstead-base-"));
      const outDir = join(folder, "dist");
      const origin = "http://localhost:4173";
      const what = { basePath: "/loamstead/", origin, outDir, isWhole: false };
      const built = await build({ ...what, log: () => {} });
      if (!built.ok) throw new Error(built.problems.join("\n"));
      await shareDrawnFields(folder);
      const site = await startSiteProcess({
        BASE_PATH: "/loamstead/",
        DATA_DIR: folder,
        DIST_DIR: outDir,
      });
      await use(site);
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
    // A whole build, beside whatever else the machine does.
    { scope: "worker", timeout: 480_000 },
  ],
});
const { expect } = test;

// In one worker, so that it is built once.
test.describe.configure({ mode: "default" });

const far = sectionLinks.at(-1)!;

test("all that a page asks for and links to lies under it", { tag: "@long" }, async ({
  page,
  context,
  site,
  request,
}) => {
  const trouble = watchForTrouble(context);
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto(site.url);
  expect(new URL(page.url()).pathname).toBe("/loamstead/");

  const bar = page.getByRole("banner");
  await follow(page, "/loamstead/room-designer");
  await expect(page).toHaveURL(/\/loamstead\/room-designer$/);
  // The editor has the window to itself, once it is there; the links are in a menu then.
  await bar.getByRole("button", { name: "Open main menu" }).click();
  const first = innerNav[0]!;
  await bar.getByRole("link", { name: first.label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/loamstead${first.href}$`));
  await follow(page, `/loamstead${far.href}`);
  await expect(page).toHaveURL(new RegExp(`/loamstead${far.href}$`));
  await expect(page.locator(far.href.slice(1))).toBeInViewport();
  expect(asked.filter((path) => !path.startsWith("/loamstead/"))).toEqual([]);

  const inside = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")!))]);
  expect(inside.length).toBeGreaterThan(8);
  for (const href of inside) {
    expect(href).toMatch(/^\/loamstead\//);
    expect((await request.get(new URL(href, site.url).href)).status(), href).toBe(200);
  }
  expect(trouble()).toEqual([]);
});

test("pages that the server draws live below the path as well", { tag: "@long" }, async ({
  page,
  context,
  site,
}) => {
  // Whoever comes first pays for the build.
  test.slow();
  const trouble = watchForTrouble(context);
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto(`${site.url}fields`);
  await page.getByLabel("Landmark").selectOption("mill");
  await expect(page).toHaveURL(/\/loamstead\/fields\?landmark=mill$/);
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/loamstead\/fields\/\d+$/);
  const picture = page.getByRole("img", { name: /as a floating island/ });
  await expect(picture).toHaveJSProperty("complete", true);
  expect(asked.some((path) => /^\/loamstead\/fields\/\d+\.svg$/.test(path))).toBe(true);
  expect(asked.filter((path) => !path.startsWith("/loamstead/"))).toEqual([]);
  expect(trouble()).toEqual([]);
});

test("outside the path there is nothing", { tag: "@long" }, async ({ site, request }) => {
  const { origin } = new URL(site.url);
  expect((await request.get(`${origin}/news`)).status()).toBe(404);
  const missing = await request.get(`${origin}/loamstead/nothing`, {
    headers: { accept: "text/html" },
  });
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain("Nothing planted here");
});
