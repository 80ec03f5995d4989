import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { faintTexts } from "@loamstead/ui/testing/faintTexts.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import words from "../../../content/landing/hero.json";
import site from "../../../site.config.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { withoutGraphics } from "../../scene/testing/withoutGraphics.ts";
import { DrawnSeason } from "../season/drawnSeason.ts";
import { Hero } from "./Hero.tsx";
import { OwnDrawing } from "./OwnDrawing.tsx";
import { shownField } from "./shownField.ts";

const name = fieldName(44, fieldTraits(site.collection.address, 44));
const tag = () => page.getByRole("link", { name: new RegExp(`^Field 44, ${name} `) });
const sun = () => page.getByRole("slider", { name: "Hour of the day" });
const hour = () => document.documentElement.dataset.hour;
const still = () =>
  [...document.querySelectorAll<HTMLImageElement>("figure img")].find(
    ({ alt }) => alt === words.scene,
  )!;
/** Of the colour of snow rather than of grass: more blue in them than a green or a straw has. */
const areHillsBlue = () =>
  [...document.querySelectorAll("svg > path[fill^='var(--hill']")].every((hill) => {
    const [red, , blue] = getComputedStyle(hill).fill.match(/\d+/g)!.map(Number);
    return blue! > red! * 0.8;
  });

beforeEach(() => {
  // Live fields have tests of their own, and are slow to draw in software.
  withoutGraphics();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json({ owner: `0x${"ab".repeat(20)}`, block: 12 }),
  );
});
afterEach(() => void vi.restoreAllMocks());

test("in the dark theme it is night until the sun is dragged, or now is asked for", async () => {
  await emulate({ "prefers-color-scheme": "dark" });
  const noon = new Date();
  noon.setHours(13, 0, 0, 0);
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  onTestFinished(() => void vi.useRealTimers());
  mount(<Hero />);
  await expect.element(sun()).toHaveAttribute("aria-valuetext", "21:30, night");
  await expect.poll(hour).toBe("night");
  expect(still().currentSrc).toMatch(/-night-/);
  await page.getByRole("button", { name: "Now" }).click();
  await expect.element(sun()).toHaveAttribute("aria-valuetext", "13:00, afternoon");
  await expect.poll(hour).toBe("day");
});

test("its hour is the page's as long as it is there", async () => {
  const before = hour();
  const { unmount } = mount(<Hero />);
  await userEvent.fill(sun(), "0");
  await expect.poll(hour).toBe("night");
  unmount();
  expect(hour()).toBe(before);
});

test("is printed with its field's name and the way to it, and without any hour", () => {
  const html = renderToString(<Hero />);
  expect(html).toContain(`Field 44, ${name}`);
  expect(html).toContain('href="/fields/44"');
  expect(html).not.toMatch(/data-hour|type="range"|today/);
});

test.each([
  ["seedtime", "hero-seedtime-night"],
  ["highSun", "hero-high-sun-night"],
  ["leafFall", "hero-night"],
  ["hearth", "hero-hearth-night"],
] as const)(
  "printed in %s it shows that season at every hour, whatever the day",
  async (season, name) => {
    const printed = (
      <DrawnSeason value={season}>
        <Hero />
      </DrawnSeason>
    );
    const night = new RegExp(`/${name}-\\d`);
    const day = new RegExp(`/${name.replace("-night", "")}-\\d`);
    const html = renderToString(printed);
    expect(html).toMatch(night);
    expect(html).toMatch(day);
    mount(printed);
    const isSnow = season === "hearth";
    await userEvent.fill(sun(), "0");
    await expect.poll(hour).toBe("night");
    expect(still().currentSrc).toMatch(night);
    await userEvent.fill(sun(), "20");
    await expect.poll(hour).toBe("day");
    expect(still().currentSrc).toMatch(day);
    expect(areHillsBlue(), "snow on the hills").toBe(isSnow);
    await userEvent.fill(sun(), "35");
    await expect.poll(hour).toBe("evening");
    expect(areHillsBlue(), "snow on the hills").toBe(isSnow);
  },
);

test("on paper its words are dark, however late it is, and nothing asks to be dragged", async () => {
  mount(<Hero />);
  await userEvent.fill(sun(), "0");
  await expect.poll(hour).toBe("night");
  const title = document.querySelector("h1")!;
  const ink = () => getComputedStyle(title).color.match(/\d+/g)!.map(Number);
  expect(Math.min(...ink()), "pale on a night's sky").toBeGreaterThan(150);
  const controls = [sun().element(), document.querySelector("figure p:has(b)")!];
  await emulate({}, "print");
  await expect.poll(() => Math.max(...ink()), { message: "dark on white paper" }).toBeLessThan(100);
  expect(controls.map((control) => control.checkVisibility())).toEqual([false, false]);
});

test("the sun sets the hour by keys; sky and still follow, and now comes back", async () => {
  mount(<Hero />);
  await expect.poll(() => sun().element().ariaValueText).toMatch(/^\d\d:\d\d, \w+$/);
  sun().element().focus();
  await userEvent.keyboard("{End}{Home}");
  await expect.element(sun()).toHaveAttribute("aria-valuetext", "00:00, night");
  await expect.poll(hour).toBe("night");
  expect(still().currentSrc).toMatch(/hero(-[a-z-]+)?-night/);
  const stands = () => getComputedStyle(document.querySelector("[data-sun]")!).translate;
  const before = stands();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(sun()).toHaveAttribute("aria-valuetext", "00:30, night");
  expect(stands()).not.toBe(before);
  await userEvent.fill(sun(), "33");
  await expect.element(sun()).toHaveAttribute("aria-valuetext", "16:30, evening");
  await expect.poll(hour).toBe("evening");
  expect(still().currentSrc).toMatch(/hero(-[a-z-]+)?-evening/);
  await userEvent.fill(sun(), "20");
  await expect.poll(hour).toBe("day");
  expect(still().currentSrc).toMatch(/hero(-seedtime|-high-sun|-hearth)?-\d/);
  await page.getByRole("button", { name: "Now" }).click();
  await expect.element(page.getByText(/now\. ?Drag the (sun|moon)/)).toBeVisible();
});

test("its label tells the weather of today and who keeps the field", async () => {
  mount(<Hero />);
  await expect.element(tag()).toHaveAttribute("href", "/fields/44");
  const text = () => tag().element().textContent;
  await expect.poll(text).toMatch(/ today: \w/);
  await expect.poll(text).toMatch(/[A-Z][a-z]+, [a-z]+ and [a-z]+ do well there/);
  await expect.poll(text).toContain("Kept by 0xabab…abab");
  expect(fetch).toHaveBeenCalledWith("/api/fields/44/owner", expect.anything());
});

test.each([1000, 1280, 1440, 1600, 1920])(
  "at %i px its label lies whole above the next hill",
  async (width) => {
    await page.viewport(width, 1000);
    mount(<Hero />);
    await expect.element(tag()).toBeVisible();
    const { bottom } = document.querySelector("[data-season]")!.getBoundingClientRect();
    expect(tag().element().getBoundingClientRect().bottom).toBeLessThan(bottom - 16);
  },
);

test("its label keeps the place of its keeper's line while one is asked for and where nobody can tell; all stays", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => page.viewport(width, height));
  await page.viewport(390, 844);
  const answer = Promise.withResolvers<Response>();
  vi.mocked(fetch).mockReturnValue(answer.promise);
  mount(<Hero />);
  const lines = () => [...tag().element().querySelectorAll("span")];
  await expect
    .poll(() =>
      lines()
        .map(({ textContent }) => textContent.trim())
        .join(),
    )
    .toMatch(/ today: \w/);
  const heights = () =>
    [tag().element(), ...lines()].map(
      (each) => each.clientHeight + each.getBoundingClientRect().height,
    );
  const asked = heights();
  const keeper = () => getComputedStyle(lines().at(-1)!).visibility;
  expect(keeper()).toBe("hidden");
  answer.resolve(new Response(null, { status: 503 }));
  await answer.promise;
  await new Promise((next) => setTimeout(next, 50));
  // What nobody knows is not said.
  expect(keeper()).toBe("hidden");
  expect(heights()).toEqual(asked);
});

test("once somebody is there, the sound of the site is turned on and off beside the sun", async () => {
  mount(<Hero />);
  await userEvent.keyboard("{Shift}");
  const sound = page.getByRole("button", { name: "Sound" });
  await expect.element(sound).toHaveAttribute("aria-pressed", "false");
  sound.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(sound).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(sound).toHaveAttribute("aria-pressed", "false");
});

test.each(["0", "20", "33"])("can be read by everyone at half hour %s", async (half) => {
  mount(
    <main>
      <Hero />
    </main>,
  );
  await userEvent.fill(sun(), half);
  await expectNoViolations();
});

test("a farm of this device is drawn as it stands, at its hour", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="880" height="840"/>`;
  const draw = vi.fn(async () => new Blob([svg], { type: "image/svg+xml" }));
  const onShown = vi.fn();
  const own = { ...shownField(fieldTraits(site.collection.address, 417)), ready: 0, next: null };
  mount(<OwnDrawing field={own} hour="night" className="" onShown={onShown} draw={draw} />);
  await expect.poll(() => onShown.mock.calls).toEqual([["night", true]]);
  expect(draw).toHaveBeenCalledWith(417, "night");
  expect(document.querySelector<HTMLImageElement>("img[src^='blob:']")!.alt).toMatch(/./);
});

test("whoever has a farm here sees their own field, and how much of it is ready", async () => {
  const [past, later] = [Date.now() - 1000, Date.now() + 86_400_000];
  localStorage.setItem("last-farm", JSON.stringify({ field: 417, ready: [past, past, later] }));
  onTestFinished(() => localStorage.removeItem("last-farm"));
  mount(<Hero />);
  await expect
    .element(page.getByRole("link", { name: "Bring in 2" }))
    .toHaveAttribute("href", "/play");
  const drawing = () => document.querySelector<HTMLImageElement>("img[src*='/fields/417.svg']");
  // Before its picture is there the other field is shown, and told of.
  await expect.element(tag()).toBeVisible();
  await expect.poll(() => drawing()?.src).toMatch(/season=now&hour=(day|evening|night)$/);
  drawing()!.dispatchEvent(new Event("load"));
  const own = page.getByRole("link", { name: /^Field 417, .*Your farm: 2 are ready/ });
  await expect.element(own).toHaveAttribute("href", "/play");
  expect(drawing()!.alt).toMatch(/./);
  expect(still()).toBeUndefined();
  await expectNoViolations();
});

test.each(["leafFall", "hearth"] as const)(
  "what is written on the hills of %s can be read at every hour",
  async (season) => {
    // What is painted is fetched, and read by a canvas.
    vi.restoreAllMocks();
    const { getContext } = HTMLCanvasElement.prototype;
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
      this: HTMLCanvasElement,
      kind: string,
      ...more: unknown[]
    ) {
      return kind === "2d" ? (getContext.call(this, kind, ...more) as never) : null;
    } as never);
    mount(
      <DrawnSeason value={season}>
        <main>
          <Hero />
        </main>
      </DrawnSeason>,
    );
    for (const [half, part] of [
      ["0", "night"],
      ["20", "day"],
      ["36", "evening"],
    ] as const) {
      await userEvent.fill(sun(), half);
      await expect.poll(hour).toBe(part);
      expect(await faintTexts('p:has(> a[href$="#overview"])'), part).toEqual([]);
    }
  },
);
