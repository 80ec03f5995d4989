// The frame of every page: bar, menu, skip link, order of Tab, footer.
import type { Page } from "@playwright/test";
import site from "../../site.config.ts";
import { strings } from "../../src/app/strings.ts";
import { innerNav, nav, sectionLinks } from "./nav.ts";
import { far, farSection, sectionTop } from "./sections.ts";
import { expect, test } from "./test.ts";

// The frame is the same around a page in 3D.
test.use({ withWebGl: false });

const labels = nav.map(({ name }) => name);

test("the top bar has the logo, the site's links in order and the connect button, and stays in place; the footer's links leave safely", async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: site.name })).toHaveAttribute("href", "/");
  await expect(bar.getByRole("navigation").getByRole("link")).toHaveText(labels);
  const links = await bar
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.getAttribute("rel")]));
  expect(links).toEqual(
    nav.map(({ href }) => [href, href.startsWith("/") ? null : "noopener noreferrer"]),
  );
  await expect(bar.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(bar.getByRole("button", { name: "Open main menu" })).toBeHidden();

  const before = await bar.boundingBox();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(1000);
  expect(await bar.boundingBox()).toEqual(before);

  const footer = page.getByRole("contentinfo");
  for (const title of ["The game", "The land", "Stay Connected", "Marketplace", "Hosted On"])
    await expect(footer.getByRole("heading", { name: title })).toBeVisible();
  const outer = footer.locator('a[target="_blank"]');
  await expect(outer).toHaveCount(site.links.source ? 5 : 4);
  for (const link of await outer.all())
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("from an inner page the bar leads to the pages that have the whole of a section, and says which one is open", async ({
  page,
}) => {
  await page.goto("/rules");
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  const toSections = sectionLinks.filter(({ href }) =>
    innerNav.every((link) => link.href !== href),
  );
  expect(toSections.length).toBeGreaterThan(0);
  for (const { name } of toSections) {
    const link = links.filter({ hasText: name });
    await link.click();
    await expect(page).toHaveURL(innerNav.find(({ label }) => label === name)!.href);
    await expect(link).toHaveAttribute("aria-current", "page");
  }
});

test("whoever is asked to sign in is told why, and that one can play without", async ({ page }) => {
  await page.goto("/rules");
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog")).toContainText(strings.whySignIn(site.features));
});

test("the site's name is whole or not there at all, and a low window is left to the page", async ({
  page,
}) => {
  await page.goto("/");
  const name = page.getByRole("banner").getByText(site.name, { exact: true });
  const play = page.getByRole("banner").getByRole("link", { name: "Play", exact: true });
  const spacing =
    "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }";
  const isCut = () =>
    name.evaluate((element) => {
      const own = element.getBoundingClientRect();
      const home = element.closest("a")!.getBoundingClientRect();
      const isGone = own.top >= home.bottom;
      const bar = element.closest("header")!.getBoundingClientRect();
      return (!isGone && own.right > home.right + 0.5) || home.right > bar.right;
    });
  const widths = [320, 360, 390, 768, 1100, 1280];
  const look = async (how: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await isCut(), `${how}, ${width} px`).toBe(false);
      if (!site.features.play) continue;
      // Whatever else has no room there, the way to the farm has.
      const { x, width: wide } = (await play.boundingBox())!;
      expect(x > 0 && x + wide < width, `Play at ${width} px, ${how}`).toBe(true);
    }
  };
  await look("as it is");
  await page.setViewportSize({ width: 320, height: 200 });
  await page.evaluate("scrollTo({ top: 600, behavior: 'instant' })");
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await look("with wide spacing");
});

test("the skip link is the first stop, shows itself, and leads past the bar", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate("document.activeElement.closest('main') !== null");
  expect(inMain).toBe(true);
});

test("Tab goes through the page as it is read, and each stop shows its focus", async ({ page }) => {
  await page.goto("/");
  const seen: string[] = [];
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // Buttons and whole-row links draw their ring around more than their own box.
      const ringed = [null, "::before", "::after"].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      });
      // The one before, since what lies between may come and go as the page comes to life.
      const last = (globalThis as { lastStop?: Element }).lastStop;
      Object.assign(globalThis, { lastStop: element });
      const follows = Node.DOCUMENT_POSITION_FOLLOWING;
      return {
        isNext: !last?.isConnected || (last.compareDocumentPosition(element) & follows) !== 0,
        name: element.textContent?.trim() || element.getAttribute("aria-label") || element.tagName,
        ringed,
      };
    });
    if (stop === null) break;
    expect(stop.ringed, `${stop.name} shows its focus`).toBe(true);
    expect(stop.isNext, `${stop.name} comes after ${seen.at(-1)}`).toBe(true);
    seen.push(stop.name);
  }
  expect(seen.length).toBeGreaterThan(15);
});

/** What the browser tells assistive technology; a popover's button has no attribute that says so. */
async function isExpanded(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument");
  const { nodes } = await session.send("Accessibility.queryAXTree", {
    nodeId: root.nodeId,
    accessibleName: name,
    role: "button",
  });
  await session.detach();
  return nodes[0]?.properties?.find((property) => property.name === "expanded")?.value.value;
}

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the links fold into a menu that Escape closes, giving focus back", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("banner");
    const open = bar.getByRole("button", { name: "Open main menu" });
    await expect(bar.getByRole("link", { name: far.name, exact: true })).toBeHidden();
    await expect(bar.getByRole("button", { name: "Sign in" })).toBeVisible();
    expect(await isExpanded(page, "Open main menu")).toBe(false);

    await open.focus();
    await page.keyboard.press("Enter");
    await expect(bar.getByRole("navigation").getByRole("link")).toHaveText(labels);
    expect(await isExpanded(page, "Open main menu")).toBe(true);
    await page.keyboard.press("Tab");
    await expect(bar.getByRole("link", { name: labels[0]!, exact: true })).toBeFocused();

    await page.keyboard.press("Escape");
    await expect(bar.getByRole("link", { name: far.name, exact: true })).toBeHidden();
    await expect(open).toBeFocused();
  });

  test("choosing a link closes the menu and goes there", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("banner");
    await bar.getByRole("button", { name: "Open main menu" }).click();
    await bar.getByRole("link", { name: far.name, exact: true }).click();
    await expect(page).toHaveURL(far.href);
    await expect(bar.getByRole("link", { name: far.name, exact: true })).toBeHidden();
    await expect.poll(() => page.evaluate(sectionTop(farSection))).toBeLessThan(200);
  });
});
