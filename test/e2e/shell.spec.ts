// The frame of every page: links, menu, anchors, current section, skip link, history.
import type { Page } from "@playwright/test";
import site from "../../site.config.ts";
import { nav, pageLink, sectionLinks } from "./nav.ts";
import { openRoomPath } from "./openRoom.ts";
import { expect, test } from "./test.ts";

// The frame is the same around a page in 3D.
test.use({ withWebGl: false });

const labels = nav.map(({ name }) => name);

/** The link of the bar that these tests mostly follow, to a section far down the page. */
const far = sectionLinks.at(-1)!;
const farSection = far.href.slice(2);

// A section of a page that is still to come lies far below everything.
const sectionTop = (id: string) =>
  `document.getElementById(${JSON.stringify(id)})?.getBoundingClientRect().top ?? 1e9`;

test("the top bar has the logo, the site's links in order and the connect button", async ({
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
});

test("the bar stays in place while the page scrolls", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  const before = await bar.boundingBox();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(1000);
  expect(await bar.boundingBox()).toEqual(before);
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

test("a link brings its section to the top; the one that is read is marked", async ({ page }) => {
  await page.goto("/");
  for (const { name, href } of new Set([sectionLinks.at(0)!, sectionLinks.at(-2)!, far])) {
    const link = page.getByRole("banner").getByRole("link", { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(href);
    await expect.poll(() => page.evaluate(sectionTop(href.slice(2)))).toBeLessThan(200);
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(page.locator("header [aria-current]")).toHaveCount(1);
  }
  // What follows the last of them is not in it any more.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.locator("header [aria-current]")).toHaveCount(0);
});

test("an anchor from another page lands on its section, and Back returns", async ({ page }) => {
  await page.goto("/news");
  await page.mouse.wheel(0, 240);
  await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(100);
  const before = await page.evaluate("scrollY");

  await page.getByRole("banner").getByRole("link", { name: far.name, exact: true }).click();
  await expect(page).toHaveURL(far.href);
  await expect.poll(() => page.evaluate(sectionTop(farSection))).toBeLessThan(200);
  await expect.poll(() => page.evaluate(sectionTop(farSection))).toBeGreaterThan(-5);

  // A page that goes with the focus in it jumps on its way.
  await page.locator(`#${farSection}`).getByRole("link").first().focus();
  await page.goBack();
  await expect(page).toHaveURL("/news");
  await expect.poll(() => page.evaluate("scrollY")).toBe(before);

  await page.goForward();
  await expect.poll(() => page.evaluate(sectionTop(farSection))).toBeLessThan(200);
});

test("Back keeps the scroll position, without loading a document again", async ({ page }) => {
  await page.goto("/");
  await page.evaluate("window.sameDocument = true");
  await page.evaluate("scrollTo({ top: 1500, behavior: 'instant' })");
  await expect.poll(() => page.evaluate("scrollY")).toBe(1500);
  const before = await page.title();
  await page.getByRole("banner").getByRole("link", { name: pageLink!.name, exact: true }).click();
  await expect(page).toHaveURL(pageLink!.href);
  await expect.poll(() => page.evaluate("scrollY")).toBe(0);
  await expect(page).not.toHaveTitle(before);

  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate("scrollY")).toBe(1500);
  expect(await page.evaluate("window.sameDocument")).toBe(true);
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
    await page.goto("/news");
    const bar = page.getByRole("banner");
    await bar.getByRole("button", { name: "Open main menu" }).click();
    await bar.getByRole("link", { name: far.name, exact: true }).click();
    await expect(page).toHaveURL(far.href);
    await expect(bar.getByRole("link", { name: far.name, exact: true })).toBeHidden();
    await expect.poll(() => page.evaluate(sectionTop(farSection))).toBeLessThan(200);
  });
});

test("the footer has its three sections with links that leave safely", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const title of ["Stay Connected", "Marketplace", "Hosted On"])
    await expect(footer.getByRole("heading", { name: title })).toBeVisible();
  const outer = footer.locator('a[target="_blank"]');
  await expect(outer).toHaveCount(site.links.source ? 5 : 4);
  for (const link of await outer.all())
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
});

test("without the Navigation API links are links, and nothing breaks", async ({ page }) => {
  await page.addInitScript("Object.defineProperty(window, 'navigation', { value: undefined })");
  await page.goto("/news");
  await page.getByRole("banner").getByRole("link", { name: pageLink!.name, exact: true }).click();
  await expect(page).toHaveURL(pageLink!.href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page is drawn anew by a link to it, not by changing its address", async ({ page }) => {
  // A picture that comes meanwhile would be a change as well.
  await page.route("**/fields/*.webp", () => {});
  await page.goto("/fields");
  await expect.poll(() => page.evaluate("'navigation' in window")).toBe(true);
  const select = page.locator("select[name=soil]");
  await select.selectOption("peat");
  await expect(page).toHaveURL("/fields?soil=peat");
  const changes = await page.evaluate(async () => {
    let count = 0;
    const observer = new MutationObserver((all) => (count += all.length));
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    const frames = () =>
      new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    // What is said of the choice stands outside of the page, and goes when it has been heard.
    observer.observe(document.querySelector("main")!, everything);
    // What the choice before this brought about comes to its end first.
    for (let quiet = 0, before = count; quiet < 5; before = count) {
      await frames();
      quiet = count === before ? quiet + 1 : 0;
    }
    count = 0;
    for (let x = 0; x < 20; x += 1) history.replaceState(null, "", `/fields?soil=clay&x=${x}`);
    await frames();
    return count;
  });
  expect(changes).toBe(0);
  await expect(page).toHaveURL("/fields?soil=clay&x=19");
  await expect(select).toHaveValue("peat");
  await select.selectOption("chalk");
  await expect(page).toHaveURL("/fields?soil=chalk");
});

test("a shown room comes to life from what it was drawn from", async ({ page }) => {
  const asked: string[] = [];
  // As after Back: the HTML is older than what the server would say.
  await page.route("**/api/gallery/**", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(openRoomPath);
  const heading = page.getByRole("heading", { level: 1 });
  const name = await heading.textContent();
  await page.getByRole("button", { name: "Share" }).press("Tab");
  await page.getByRole("button", { name: "Report this room" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(heading).toHaveText(name!);
  expect(asked).toEqual([]);
});

test.describe("after a release that took a page's code away", () => {
  test.use({ expectedTrouble: [/ERR_FAILED/] });

  test("the page is loaded again, then says so; its links lead on", async ({ page, request }) => {
    const chunks = async (path: string): Promise<string[]> =>
      (await (await request.get(path)).text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
    const shared = await chunks("/");
    const own = (await chunks("/news")).find((file) => !shared.includes(file))!;
    const loads: string[] = [];
    page.on("request", (asked) => asked.isNavigationRequest() && loads.push(asked.url()));
    await page.route(`**${own}`, (route) => route.abort());
    await page.goto("/news");
    const note = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(note).toBeVisible();
    expect(loads).toHaveLength(2);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.getByRole("banner").getByRole("link", { name: far.name, exact: true }).click();
    await expect(page).toHaveURL(far.href);
    await page.goBack();
    await expect(note).toBeVisible();
    await page.unroute(`**${own}`);
    await note.getByRole("button", { name: "Load the page again" }).click();
    await expect(note).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: far.name, exact: true }).click();
    await expect.poll(() => page.evaluate(sectionTop(farSection))).toBeLessThan(200);
  });
});
