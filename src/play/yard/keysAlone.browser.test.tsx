// Whoever goes by keys and by what is said stands where their last key led, and hears what others see.
import { recordAnnouncements } from "@loamstead/ui/testing/recordAnnouncements.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MINUTE } from "../../farm/numbers/time.ts";
import { deedsFor } from "../../farm/tables/level.ts";
import { findPlot, openYard, sown } from "./testing/openYard.tsx";

const paper = (name: string) => page.getByRole("tabpanel", { name });
const stand = (name: RegExp) => findPlot(name).element().focus();
const press = async (name: RegExp) => {
  page.getByRole("button", { name }).first().element().focus();
  await userEvent.keyboard("{Enter}");
};

test("a letter leads into its paper, another to the next one, and Escape back to the plot", async () => {
  await page.viewport(1280, 800);
  openYard({ barn: { sunflower: 40, pea: 40 } });
  stand(/^Row 2, plot 1/);
  await userEvent.keyboard("l");
  await expect.element(paper("Letters")).toHaveFocus();
  await userEvent.keyboard("b");
  await expect.element(paper("Barn")).toHaveFocus();
  // What belongs to the beds is not done from here.
  await userEvent.keyboard("a{ArrowDown}2");
  await expect
    .element(page.getByRole("button", { name: "Sow", exact: true }))
    .toHaveAttribute("aria-pressed", "false");
  await userEvent.keyboard("{Escape}");
  await expect.element(findPlot(/^Row 2, plot 1/)).toHaveFocus();
});

test("what is ready is found by its key from wherever one stands, in the farm and in the list", async () => {
  await page.viewport(390, 844);
  const { played } = openYard();
  stand(/^Row 3, plot 1/);
  await userEvent.keyboard("{Enter}");
  played.pass(2 * MINUTE);
  await expect.element(findPlot(/^Row 3, plot 1: sunflower, ready/)).toBeVisible();
  await userEvent.keyboard("bg");
  await expect.element(findPlot(/^Row 3, plot 1: sunflower, ready/)).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Papers" })).toBeVisible();
  stand(/^Row 1, plot 1/);
  await page.getByRole("radio", { name: "List" }).click();
  stand(/^Row 1, plot 1/);
  await userEvent.keyboard("g");
  await expect.element(findPlot(/^Row 3, plot 1: sunflower, ready/)).toHaveFocus();
});

test("a key on a row of the list works that row", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  await page.getByRole("radio", { name: "List" }).click();
  stand(/^Row 3, plot 1/);
  await userEvent.keyboard("{Enter}");
  await expect.element(findPlot(/^Row 3, plot 1: sunflower, sown/)).toHaveFocus();
  expect(sown(played)).toBe(1);
});

test("Escape leads back to the plot from a field of a paper, too", async () => {
  await page.viewport(1280, 800);
  openYard({ barn: { sunflower: 4 } });
  stand(/^Row 2, plot 1/);
  await userEvent.keyboard("b");
  await expect.element(paper("Barn")).toHaveFocus();
  await page.getByRole("button", { name: /^Sunflowers 4/ }).click();
  const count = page.getByRole("textbox", { name: "Another number" });
  await count.fill("9");
  await userEvent.keyboard("{Enter}");
  await expect.element(count).toHaveAccessibleDescription(/Say a whole number from 1 to 4\./);
  await userEvent.keyboard("b{Escape}");
  await expect.element(findPlot(/^Row 2, plot 1/)).toHaveFocus();
});

test("a seed that keys choose is said with its time, and with what there is of it or its price", async () => {
  await page.viewport(1280, 800);
  openYard({ deeds: deedsFor(2) });
  const heard = recordAnnouncements();
  stand(/^Row 2, plot 1/);
  await userEvent.keyboard("e");
  await expect.poll(heard).toContain("Pea is what you sow: 6 min, 4 in the bag.");
  await userEvent.keyboard("e");
  await expect.poll(heard).toContain("Carrot is what you sow: 20 min, 3 p.");
  await userEvent.keyboard("e");
  await expect.poll(heard).toContain("Sunflower is what you sow: 1½ min, free.");
});

test("Escape lets go of what was marked", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  stand(/^Row 2, plot 1/);
  await userEvent.keyboard("a{Escape}{Enter}");
  await expect.element(findPlot(/^Row 2, plot 1: sunflower, sown/)).toHaveFocus();
  expect(sown(played)).toBe(1);
});

test("the button that is gone with what it did leaves the keys beside it", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  stand(/^Row 2, plot 1/);
  await userEvent.keyboard("{Enter}");
  await press(/^Undo sowing/);
  expect(sown(played)).toBe(0);
  await expect.element(findPlot(/^Row 2, plot 1: nothing sown/)).toHaveFocus();
});

test("on a phone's sheet one command follows the other, and the grip the last of them", async () => {
  await page.viewport(390, 844);
  const { played } = openYard();
  await press(/^Sow \d+: /);
  expect(sown(played)).toBe(played.ground.plots.length);
  await expect.element(page.getByRole("button", { name: /^Water \d+: / })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Papers" })).toHaveFocus();
});

test("in the list one command follows the other for keys, and for a reader's own press", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  await page.getByRole("radio", { name: "List" }).click();
  const section = page.getByRole("main");
  const command = (name: RegExp) => section.getByRole("button", { name }).first();
  command(/^Sow sunflower in \d+ empty plots$/)
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(command(/^Water the dry plots/)).toHaveFocus();
  // A reader that presses by itself touches no key: no ring is drawn for it, and it has a place to lose all the same.
  await command(/^Sow$/).click();
  const water = command(/^Water the dry plots/).element();
  water.focus();
  water.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(findPlot(/^Row 1, plot 1/)).toHaveFocus();
  expect(sown(played)).toBe(played.ground.plots.length);
});

test("a mouse in the list goes on where it is", async () => {
  await page.viewport(1280, 800);
  openYard();
  await page.getByRole("radio", { name: "List" }).click();
  const list = page.getByRole("grid");
  await list.getByRole("button", { name: "Sow sunflower: row 2, plot 1" }).click();
  const water = list.getByRole("button", { name: "Water: row 2, plot 1" });
  await water.click();
  await expect.element(water).not.toBeInTheDocument();
  await expect.element(document.body).toHaveFocus();
  // Letters are keys all the same.
  await userEvent.keyboard("b");
  await expect.element(paper("Barn")).toHaveFocus();
});

test("a barn that is full leads into its paper", async () => {
  await page.viewport(390, 844);
  openYard({ barn: { sunflower: 120 } });
  await press(/^Open the barn/);
  await expect.element(paper("Barn")).toHaveFocus();
});

test("a notice that was heard leaves the keys in the field", async () => {
  await page.viewport(1280, 800);
  openYard({}, { news: { kind: "elsewhere", steps: 1 } });
  stand(/^Row 2, plot 1/);
  await press(/^Good$/);
  await expect.element(findPlot(/^Row 2, plot 1/)).toHaveFocus();
});

test("what has become ready is said once", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  stand(/^Row 2, plot 1/);
  await userEvent.keyboard("r{Enter}");
  const heard = recordAnnouncements();
  const ready = () => heard().filter((text) => /ready$/.test(text));
  played.pass(2 * MINUTE);
  await expect.poll(ready).toEqual([expect.stringMatching(/^\d are ready$/)]);
  // What is brought in, and taken back, comes as no news.
  await userEvent.keyboard("r{Enter}z");
  await expect.poll(() => heard().at(-1)).toMatch(/^Taken back/);
  expect(ready()).toHaveLength(1);
});

test("on the list's commands keys are what they are among its plots", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  const heard = recordAnnouncements();
  await page.getByRole("radio", { name: "List" }).click();
  const sow = (seed: string) =>
    page.getByRole("button", { name: new RegExp(`^Sow ${seed} in `) }).first();
  await expect.element(sow("sunflower")).toBeVisible();
  sow("sunflower").element().focus();
  await userEvent.keyboard("e");
  await expect.element(sow("pea")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(sown(played)).toBeGreaterThan(0);
  await userEvent.keyboard("z");
  await expect.poll(() => heard().at(-1)).toMatch(/^The sowing of \d+ plots is undone/);
  expect(sown(played)).toBe(0);
});
