import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import site from "../../../site.config.ts";
import { goods } from "../../farm/describe/strings.ts";
import { farmGroundOf } from "../../farm/ground/ground.ts";
import { simulateWeek } from "../../farm/players/simulateWeek.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { FlexibleGameplay } from "./FlexibleGameplay.tsx";
import { onShelf, ROOM, weekIncome } from "./shelf.ts";
import { BEGUN } from "./stops.ts";

const traitsOf = (field: number) => fieldTraits(site.collection.address, field);
const weekOn = (field: number, minutes: number, off: number[] = []) =>
  simulateWeek(farmGroundOf(traitsOf(field)), minutes, BEGUN, off);

const slider = () => page.getByRole("slider", { name: "Minutes a day" });
const sum = () => page.getByRole("status").element().textContent;
const shelf = () => page.getByRole("region", { name: "What the week brings in" });
const said = (pence: number) => `${pence.toLocaleString("en-GB")} pence`;

test("is printed with the weeks of its field as the law tells them", () => {
  const html = renderToString(<FlexibleGameplay />).replaceAll("<!-- -->", "");
  for (const minutes of [2, 12, 45]) {
    const week = weekOn(44, minutes);
    expect(html).toContain(
      `<th scope="row">${minutes}</th><td>${weekIncome(week).toLocaleString("en-GB")}</td><td>${week.level}</td>`,
    );
  }
});

test("tells another week as its slider is moved by keys", async () => {
  mount(<FlexibleGameplay />);
  await expect.element(slider()).toHaveAttribute("aria-valuetext", expect.stringMatching(/^12 /));
  slider().element().focus();
  await userEvent.keyboard("{ArrowRight}");
  const week = weekOn(44, 20);
  expect(sum()).toContain(said(weekIncome(week)));
  expect(sum()).toContain(`level ${week.level}`);
  const things = shelf().getByRole("listitem").elements();
  expect(things.map(({ textContent }) => textContent)).toEqual(
    onShelf(week, ROOM).map(
      ([crop, count]) => `${count.toLocaleString("en-GB")} ${goods[crop][1]}`,
    ),
  );
  await userEvent.keyboard("{Home}");
  expect(sum()).toContain(said(weekIncome(weekOn(44, 2))));
});

/** The thread that plays begins with the code of the whole law. */
const timeout = 20_000;

test("plays the week by the law on another field, and with days off", async () => {
  mount(<FlexibleGameplay />);
  const last = site.collection.size - 1;
  await page.getByRole("textbox", { name: "On field" }).fill(String(last));
  await expect.poll(sum, { timeout }).toContain(fieldName(last, traitsOf(last)));
  expect(sum()).toContain(said(weekIncome(weekOn(last, 12))));
  await page.getByRole("button", { name: "Sat" }).click();
  await expect.poll(sum, { timeout }).toContain(said(weekIncome(weekOn(last, 12, [5]))));
  await expect.element(shelf().getByText("1 day off")).toBeVisible();
  await page.getByRole("textbox", { name: "On field" }).fill("44");
  await expect.poll(sum, { timeout }).toMatch(/Without Saturday it is/);
  expect(sum()).toContain(said(weekIncome(weekOn(44, 12, [5]))));
});

test("says which fields there are where somebody types another", async () => {
  mount(<FlexibleGameplay />);
  await page.getByRole("textbox", { name: "On field" }).fill("12345678");
  await expect
    .element(page.getByText(`Fields go from 0 to ${site.collection.size - 1}.`))
    .toBeVisible();
});

test("can be read by everyone", async () => {
  mount(
    <main>
      <FlexibleGameplay />
    </main>,
  );
  await page.getByRole("button", { name: "Sun" }).click();
  await expectNoViolations();
});
