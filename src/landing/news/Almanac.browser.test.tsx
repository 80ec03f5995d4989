import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { Almanac } from "./Almanac.tsx";

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
  printed.innerHTML = renderToString(<Almanac now={leafFall} />);
  const heights = (of: Element) =>
    [...of.querySelectorAll("li")].map((row) => row.getBoundingClientRect().height);

  for (const month of ["04", "07", "10", "12"]) {
    const { host, unmount } = mount(<Almanac now={() => new Date(`2026-${month}-14T12:00Z`)} />);
    await expect.poll(() => host.querySelector("li[data-now]")).not.toBeNull();
    for (let width = 264; width <= 352; width += 8) {
      for (const each of [printed, host]) each.style.width = `${width}px`;
      expect(heights(host), `${month} at ${width} px`).toEqual(heights(printed));
    }
    unmount();
  }
});

test("tells the weather of every region, and what the year has next", async () => {
  mount(<Almanac now={leafFall} />);
  const table = page.getByRole("table", { name: /^Today/ });
  await expect.element(table.getByRole("row", { name: /^Orchard Vale \w/ })).toBeVisible();
  const told = table
    .getByRole("cell")
    .elements()
    .map(({ textContent }) => textContent);
  for (const words of told)
    expect(words).toMatch(/^(Most|Mist|Frost|\w+ in \d+ of \d+, \d\d\u2060–\u2060\d\d\u00a0h$)/);
  const slate = page.getByRole("table", { name: /slate/ }).getByRole("row").elements();
  const prices = slate.slice(1).map(({ textContent }) => textContent);
  expect(prices).toHaveLength(4);
  for (const words of prices) expect(words).toMatch(/^[a-z ]+\d+ pusually \d+ p$/);
  const next = [...document.querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(next).toEqual(["Stir-up Sundayfrom 29 November", "Hearthfrom 1 December"]);
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
