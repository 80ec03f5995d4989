// From page to page: sections, anchors, history, and what leads on after a release.
import { follow, pageLink, sectionLinks } from "./nav.ts";
import { openRoomPath } from "./openRoom.ts";
import { far, farSection, sectionTop } from "./sections.ts";
import { expect, test } from "./test.ts";

// The way is the same to a page in 3D.
test.use({ withWebGl: false });

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

  await follow(page, far.href);
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
  // Before that a link is a link.
  await expect(page.locator("#root")).not.toHaveAttribute("data-printed");
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

    await follow(page, far.href);
    await expect(page).toHaveURL(far.href);
    await page.goBack();
    await expect(note).toBeVisible();
    await page.unroute(`**${own}`);
    const again = page.waitForEvent("load");
    await note.getByRole("button", { name: "Load the page again" }).click();
    await again;
    await expect(note).toHaveCount(0);
    // Before that a link is a link, and its document would come in place of this one.
    await expect(page.locator("#root")).not.toHaveAttribute("data-printed");
    await follow(page, far.href);
    await expect.poll(() => page.evaluate(sectionTop(farSection))).toBeLessThan(200);
  });
});
