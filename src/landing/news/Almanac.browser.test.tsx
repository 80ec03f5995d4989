import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { seasonAt } from "../../fields/calendar.ts";
import { regions } from "../../fields/land/kinds.ts";
import { DrawnSeason } from "../season/drawnSeason.ts";
import { Almanac } from "./Almanac.tsx";
import { regionOf } from "./ownRegion.ts";

const leafFall = () => new Date("2026-11-21T23:59Z");

test("shows the day of the country and marks its season", async () => {
  mount(<Almanac now={leafFall} />);
  await expect.element(page.getByText("Saturday")).toBeVisible();
  await expect.element(page.getByText("21", { exact: true })).toBeVisible();
  await expect.element(page.getByText("November")).toBeVisible();
  const marked = document.querySelectorAll("li[data-now]");
  expect([...marked].map((row) => row.textContent)).toEqual([expect.stringContaining("Leaf-fall")]);
});

test("points at the day without lying over the season's name", async () => {
  mount(<Almanac now={leafFall} />);
  await expect.element(page.getByText("Saturday")).toBeVisible();
  const pointer = document.querySelectorAll<SVGGraphicsElement>("svg > g:last-child > *");
  const spans = [...pointer]
    .map((part) => part.getBBox())
    .map(({ y, height }) => [-y, -y - height]);
  const names = document.querySelectorAll<SVGTextElement>("svg text");
  expect(names).toHaveLength(4);
  expect(spans.length).toBeGreaterThan(0);
  // As far from the middle of the ring as letters reach, whichever way up a name is written.
  for (const name of names) {
    const from = Math.abs(name.transform.baseVal.getItem(1).matrix.f);
    const [near, far] = from < 120 ? [from, from + 13] : [from - 13, from];
    for (const [outer, inner] of spans) expect(inner! >= far || outer! <= near).toBe(true);
  }
});

test("no season takes another line once it is marked, however narrow the sheet", async () => {
  const printed = document.createElement("div");
  document.body.append(printed);
  onTestFinished(() => printed.remove());
  /** One of them is seen, and the ring names all. */
  const heights = (of: Element) =>
    [...of.querySelectorAll("li[class]")].map((row) => row.getBoundingClientRect().height);

  for (const month of ["04", "07", "10", "12"]) {
    const now = () => new Date(`2026-${month}-14T12:00Z`);
    const almanac = (
      <DrawnSeason value={seasonAt(now())}>
        <Almanac now={now} />
      </DrawnSeason>
    );
    printed.innerHTML = renderToString(almanac);
    const { host, unmount } = mount(almanac);
    await expect.poll(() => host.querySelector("li[data-now]")).not.toBeNull();
    expect(heights(printed).filter((height) => height > 0)).toHaveLength(1);
    for (let width = 264; width <= 352; width += 8) {
      for (const each of [printed, host]) each.style.width = `${width}px`;
      expect(heights(host), `${month} at ${width} px`).toEqual(heights(printed));
    }
    unmount();
  }
});

/** As words with no markup between them: a name, and what the sky does there. */
const SKY =
  /^(Orchard Vale|Water Meadows|High Wood|Chalk Downs|Saltmarsh Shore|Gorse Heath|Heather Moor|Far Fells) (clear|cloudy|morning mist|frost|(showers|rain|thunder|snow)( in places|, on and off| \d+ to \d+))$/;

test("tells the weather of every region in a few words, and what the year has next", async () => {
  await page.viewport(1280, 900);
  mount(<Almanac now={leafFall} />);
  const weather = page.getByRole("region", { name: /^Today’s weather/ });
  await expect.element(weather.getByText("Orchard Vale")).toBeVisible();
  const told = weather.getByRole("listitem").elements();
  expect(told).toHaveLength(8);
  for (const { textContent } of told) expect(textContent).toMatch(SKY);
  const prices = page
    .getByRole("group")
    .filter({ hasText: /slate/ })
    .element()
    .querySelectorAll("dl > div");
  expect(prices).toHaveLength(4);
  for (const { textContent } of prices) expect(textContent).toMatch(/^[a-z ]+\d+ p usually \d+ p$/);
  const next = document.querySelectorAll('dl[aria-label="Next in the year"] > div');
  expect([...next].map(({ textContent }) => textContent)).toEqual([
    "Stir-up Sundayfrom 29 November",
    "Hearthfrom 1 December",
  ]);
});

test("on a small screen the visitor’s own region comes first, and the others are folded", async () => {
  await page.viewport(390, 844);
  localStorage.setItem("last-farm", JSON.stringify({ field: 5150, ready: [] }));
  onTestFinished(() => localStorage.removeItem("last-farm"));
  mount(<Almanac now={leafFall} />);
  const weather = page.getByRole("region", { name: /^Today’s weather/ });
  const own = regions.find(({ id }) => id === regionOf(5150))!.name;
  await expect.element(weather.getByText(own)).toBeVisible();
  const fold = weather.getByText("7 more regions");
  const other = weather.getByText(regions.find(({ name }) => name !== own)!.name);
  await expect.element(other).not.toBeVisible();
  await fold.click();
  await expect.element(other).toBeVisible();
  await expectNoViolations();
});

test("is drawn ahead of time without any date", () => {
  const html = renderToString(<Almanac now={leafFall} />);
  expect(html).not.toMatch(/Saturday|November|data-now/);
  expect(html).toContain("seasons");
});

test("can be read by everyone", async () => {
  mount(<Almanac now={leafFall} />);
  await expectNoViolations();
});
