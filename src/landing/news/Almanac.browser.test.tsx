import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
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
