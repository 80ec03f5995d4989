// The four days of a farm are there without any script of their own: in their order, described, and beside each other where there is room.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FarmDays } from "../../stills/FarmDays.tsx";
import { farmDayTexts } from "./strings.ts";

const shown = () => {
  const { host } = mount(
    <main>
      <h1>A farm</h1>
      <FarmDays days={farmDayTexts} />
    </main>,
  );
  return [...host.querySelectorAll("li")];
};
const abreast = (items: readonly Element[]) =>
  items.filter((one) => one.getBoundingClientRect().top === items[0]!.getBoundingClientRect().top)
    .length;

test("each day has its picture, its name and a line", async () => {
  const items = shown();
  expect(items.map((one) => one.querySelector("b")?.textContent)).toEqual([
    "Day 1",
    "Day 30",
    "Day 100",
    "Day 365",
  ]);
  for (const [i, { text, picture }] of farmDayTexts.entries()) {
    expect(items[i]!.textContent).toContain(text);
    expect(items[i]!.querySelector("img")).toMatchObject({ alt: picture, loading: "lazy" });
  }
  await expectNoViolations();
});

test("they stand one below the other, two abreast or all side by side", async () => {
  for (const [width, count] of [
    [300, 1],
    [390, 2],
    [768, 2],
    [1280, 4],
  ] as const) {
    await page.viewport(width, 800);
    const items = shown();
    expect(abreast(items), `at ${width}`).toBe(count);
    for (const one of items) one.closest("main")!.parentElement!.remove();
  }
});
