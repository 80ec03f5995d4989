// Fields as a visitor meets them: a page for every number, its picture and its live scene.
import type { Page } from "@playwright/test";
import site from "../../site.config.ts";
import { parishOf } from "../../src/fields/land/place.ts";
import { fieldName } from "../../src/fields/names/fieldName.ts";
import { parishName } from "../../src/fields/parishNames.ts";
import { parishSlug } from "../../src/fields/parishSlug.ts";
import { seasonNames } from "../../src/fields/seasonNames.ts";
import { fieldTraits } from "../../src/fields/traits.ts";
import { isLong, soak } from "../soak.ts";
import { expectAccessible, expectAccessibleInBoth } from "./accessible.ts";
import { expect, test } from "./test.ts";

const { name: collectionName, size } = site.collection;
const many = (count: number) => count.toLocaleString("en");

const nameOf = (id: number) => fieldName(id, fieldTraits(site.collection.address, id));

const live = (page: Page) => page.locator("[data-live]");

// In the short form pictures stand for the 3D that pages pass on the way, which software draws for seconds.
test.use({ withWebGl: isLong });

test("a field's page is whole as the server sends it", async ({ request, baseURL }) => {
  const today = () => new Date().toISOString().slice(0, 10);
  const asked = today();
  const answer = await request.get("/fields/417", { headers: { Accept: "text/html" } });
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`<title>${nameOf(417)}, field 417 · ${site.name}</title>`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${nameOf(417)}<.*>Field 417</span></h1>`));
  // As of the day of the country on which it was sent, so that a copy of it stays true.
  const printed = /<time dateTime="([\d-]+)">Today<\/time>/.exec(html)?.[1];
  expect([asked, today()]).toContain(printed);
  // What search engines are told is data, and never run.
  const run = html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, "");
  expect(run).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son\w+=/);

  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const origin = new URL(baseURL!).origin;
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:4173\/fields\/417">/);
  expect(meta("og:title")).toBe(`${nameOf(417)}, field 417`);
  const sentence = new RegExp(`^${nameOf(417)}: .*facing \\w+ field .* In the parish of `);
  expect(meta("description")).toMatch(sentence);
  expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
  const picture = new URL(meta("og:image")!.replaceAll("&amp;", "&"));
  const drawn = await request.get(origin + picture.pathname + picture.search);
  expect(drawn.headers()["content-type"]).toBe("image/png");
});

test("numbers that are no field are no page", async ({ request }) => {
  for (const id of [String(size), `0${size}`, "-1", "1e3", "abc", "1.5"]) {
    const page = await request.get(`/fields/${id}`, { headers: { Accept: "text/html" } });
    expect(page.status(), id).toBe(404);
    expect((await request.get(`/fields/${id}.svg`)).status(), id).toBe(404);
  }
  // As it may be written on a sign: 0417 is field 417.
  const padded = await request.get("/fields/0417", { headers: { Accept: "text/html" } });
  expect(new URL(padded.url()).pathname).toBe("/fields/417");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a field shows its picture, its traits and its neighbours", { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto("/fields/417");
    const picture = page.getByRole("img", { name: /^Field 417 as a floating island/ });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByText(/^1 in \d+$/).first()).toBeVisible();
    const around = page.getByRole("region", { name: "Next door" });
    await expect(around.getByRole("listitem")).toHaveCount(6);
    await expect(page.getByRole("radio")).toHaveCount(0);
    const next = around.getByRole("link", {
      name: new RegExp(`^${nameOf(418)} Field 418\\s*, to the east: `),
    });
    const tile = next.locator("img");
    await tile.scrollIntoViewIfNeeded();
    await expect
      .poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(352);
    // One picture of a field, not two upon each other.
    for (const emblem of await page.getByRole("main").locator("svg[viewBox^='0 0 220']").all())
      await expect(emblem).toBeHidden();
    await next.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Field 418");

    const parish = parishOf(418);
    await page.getByRole("link", { name: `Parish of ${parishName(parish)}` }).click();
    await expect(page).toHaveURL(`/parishes/${parishSlug(parish)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(parishName(parish));
    const own = page.getByRole("region", { name: /^Its \d+ fields?$/ });
    await expect(own.getByRole("link", { name: `${nameOf(418)} Field 418` })).toBeVisible();
    await page.getByRole("region", { name: "Next parishes" }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText(parishName(parish));
  });
});

test("fields lead to each other in place, and Back leads back", async ({ page }) => {
  await page.goto("/fields/417");
  // A link that is followed before the page has come to life loads a document.
  await expect(page.locator("#root")).not.toHaveAttribute("data-printed");
  await page.evaluate("window.sameDocument = true");
  await page.getByRole("link", { name: "Field 418, one after" }).click();
  await expect(page).toHaveURL("/fields/418");
  await expect(page).toHaveTitle(`${nameOf(418)}, field 418 · ${site.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Field 418");

  const jump = page.getByLabel("Jump to a number");
  await jump.fill(String(size + 2345));
  await jump.press("Enter");
  await expect(page.getByText(`Numbers run from 0 to ${many(size - 1)}.`)).toBeVisible();
  await jump.fill("417");
  await jump.press("Enter");
  await expect(page).toHaveURL("/fields/417");

  await page.getByRole("link", { name: collectionName }).last().click();
  await expect(page).toHaveURL("/fields");
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Field 418");
  expect(await page.evaluate("window.sameDocument")).toBe(true);

  // A parish is drawn by the server alone, and is read from its top all the same.
  await page.evaluate("scrollTo({ top: 600, behavior: 'instant' })");
  const parish = parishOf(418);
  await page
    .getByRole("link", { name: `Parish of ${parishName(parish)}` })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole("heading", { level: 1 })).toContainText(parishName(parish));
  await expect.poll(() => page.evaluate("scrollY")).toBe(0);
});

test("the live field is accessible, turns, and draws nothing at rest", { tag: "@long" }, async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/fields/417");
  await expect(live(page)).toBeAttached();
  await expectAccessible(page);
  const turn = page.getByRole("slider", { name: "Turn the field" });
  await expect(turn).toHaveAttribute("aria-valuetext", "seen from the south");
  await turn.focus();
  await page.keyboard.press("ArrowRight");
  await expect(turn).not.toHaveAttribute("aria-valuenow", "0");
  await page.keyboard.press("Home");
  await expect(turn).toHaveAttribute("aria-valuenow", "0");
  await page.getByRole("button", { name: "Turn left" }).click();
  await expect(turn).toHaveAttribute("aria-valuenow", "315");

  const canvas = page.locator("canvas");
  /** How many frames there were, once those that were asked for have been drawn. */
  const frames = () =>
    canvas.evaluate(async ({ dataset }) => {
      for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
      return Number(dataset.frames);
    });
  const drawn = await frames();
  await page.getByRole("button", { name: "Closer" }).click();
  expect(await frames()).toBe(drawn + 1);
  expect(await frames()).toBe(drawn + 1);
  expect(Number(await canvas.getAttribute("data-calls"))).toBeLessThanOrEqual(40);
});

test("what is chosen before a page has come to life is followed", async ({ page }) => {
  let life = Promise.withResolvers<void>();
  await page.route("**/assets/client-*.js", async (route) => {
    await life.promise;
    await route.continue();
  });
  await page.goto("/fields?region=fells", { waitUntil: "commit" });
  const landmark = page.getByLabel("Landmark");
  await landmark.selectOption("old-oak");
  await page.evaluate("window.sameDocument = true");
  life.resolve();
  await expect(page).toHaveURL("/fields?region=fells&landmark=old-oak");
  await expect(landmark).toHaveValue("old-oak");
  expect(await page.evaluate("window.sameDocument")).toBe(true);

  life = Promise.withResolvers();
  await page.goto("/fields/417", { waitUntil: "commit" });
  // Their pills lie over the buttons.
  await page.getByText("Night", { exact: true }).click();
  await page.getByText("Hearth", { exact: true }).click();
  life.resolve();
  const picture = page.getByRole("img", { name: /^Field 417 as a floating island/ });
  await expect(picture).toHaveAttribute("src", /season=hearth.*hour=night/);
  await expect(page.getByRole("radio", { name: "Night" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Hearth" })).toBeChecked();
});

// Whoever has no 3D at all lacks nothing but the turning.
test.describe("without 3D", () => {
  test.use({ withWebGl: false });

  test("each hour has its sky and picture, accessible in light and dark", async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/fields/417");
    const picture = page.getByRole("img", { name: /^Field 417 as a floating island/ });
    // Hours and seasons are in sight on the screen of a small laptop, without scrolling.
    await expect(page.getByRole("radio")).toHaveCount(7);
    for (const choice of await page.getByRole("radio").locator("xpath=..").all()) {
      const box = await choice.boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(800);
    }
    // However high the picture beside them, what can be done follows the words, with the keeper between.
    if (site.features.play) {
      const words = await page.getByRole("heading", { level: 1 }).locator("xpath=..").boundingBox();
      const farm = await page.getByRole("link", { name: "Farm this field" }).boundingBox();
      expect(farm!.y - words!.y - words!.height).toBeLessThan(150);
    }
    await page.getByRole("radio", { name: "Day" }).focus();
    const hours = ["Day", "Evening", "Night"];
    for (const [index, hour] of hours.entries()) {
      if (hour !== "Day") await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("radio", { name: hour })).toBeChecked();
      await expect(picture).toHaveAttribute("src", new RegExp(`hour=${hour.toLowerCase()}`));
      // In the short form the darkest sky alone.
      if (index >= hours.length - soak(3, 1)) await expectAccessibleInBoth(page);
    }
    // Until its drawing has come the sky stays as it was, and words say what is waited for.
    const sky = page.locator("[data-season]");
    await expect(sky).toHaveAttribute("data-hour", "night");
    const before = await sky.getAttribute("data-season");
    // Of one that is chosen already nothing is waited for.
    const other = before === "hearth" ? "highSun" : "hearth";
    const name = seasonNames[other];
    const drawn = Promise.withResolvers<void>();
    await page.route(`**/*season=${other}*`, async (route) => {
      await drawn.promise;
      await route.continue();
    });
    await page.getByRole("radio", { name }).check();
    await expect(picture).toHaveAttribute("src", new RegExp(`season=${other}`));
    const waiting = page.getByRole("status").filter({ hasText: `Drawing it in ${name}, by night` });
    await expect(waiting).toBeVisible();
    await expect(sky).toHaveAttribute("data-season", before!);
    drawn.resolve();
    await expect(sky).toHaveAttribute("data-season", other);
    await expect(waiting).toHaveCount(0);
    await expect(live(page)).toHaveCount(0);
    await expect(page.getByRole("slider")).toHaveCount(0);
  });
});
