// Colours of a thing and of its parts, and the patterns of its cloth: by keys as by hand, on a desk and on a phone.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { placeItem } from "../commands/placeItem.ts";
import { tintItems } from "../commands/tintItems.ts";
import { floorPlace } from "../model/placed.ts";
import { showEditor, state, toTheRoom } from "./testing/showEditor.tsx";

test("T leads to the colours and figures choose among them", async () => {
  const room = await showEditor({ mode: "plan", chosen: "table-1" });
  await toTheRoom();
  await userEvent.keyboard("t");
  await expect.poll(() => document.activeElement?.closest("[data-tints]")).toBeTruthy();
  await userEvent.keyboard("2");
  expect(state(room).document.items.get("table-1")?.tint).toBeTruthy();
  expect(room.last()?.words).toMatch(/^Farm table in /);
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement?.closest("[data-region=room]")).toBeTruthy();
});

test("the picture beside its name, in the dock as in the list, has the colours that the thing has", async () => {
  const room = await showEditor({ mode: "plan", chosen: "table-1" });
  const dock = page.getByRole("region", { name: "What is chosen" });
  await expect.element(dock).toBeVisible();
  const picture = () => dock.element().querySelector("img")!.getAttribute("src") ?? "";
  expect(picture()).toMatch(/farm-table\.svg$/);
  const { session } = room.editor;
  session.dispatch(tintItems, { ids: ["table-1"], part: "cloth", tint: "moss" });
  await expect.poll(picture).toMatch(/^data:image\/svg/);
  const inMoss = picture();
  await page.getByRole("button", { name: "List what is in this room" }).click();
  const inList = () => document.querySelector("[data-id=table-1] img")?.getAttribute("src");
  await expect.poll(inList).toBe(inMoss);
  session.dispatch(tintItems, { ids: ["table-1"], part: null, tint: "walnut" });
  // The last one stays until the new one is drawn.
  await expect.poll(picture).not.toBe(inMoss);
  expect(picture()).toMatch(/^data:image\/svg/);
  session.undo();
  session.undo();
  await expect.poll(picture).toMatch(/farm-table\.svg$/);
});

/** What is pressed there is something else. */
const covered = (where: string) =>
  [...document.querySelectorAll(where)].filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test("beside the list of things every colour can be pressed, and each way to look", async () => {
  await showEditor({ width: 1440, height: 800, mode: "plan", chosen: "table-1" });
  await page.getByRole("button", { name: "List what is in this room" }).click();
  await expect.element(page.getByRole("region", { name: "In this room" })).toBeVisible();
  await toTheRoom();
  await userEvent.keyboard("t");
  await expect.poll(() => document.activeElement?.closest("[data-tint-card]")).toBeTruthy();
  expect(covered("[data-tint-card] label")).toEqual([]);
  const ways = "[aria-label='Where you look from'] button";
  expect(document.querySelectorAll(ways).length).toBeGreaterThan(3);
  expect(covered(ways)).toEqual([]);
});

test.each([1600, 390])(
  "a part is chosen before the colours, and has its own: %i wide",
  async (width) => {
    const room = await showEditor({ width, height: 800, mode: "plan", chosen: "table-1" });
    await toTheRoom();
    await userEvent.keyboard("t");
    await expect.poll(() => document.activeElement?.closest("[data-tints]")).toBeTruthy();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    // On a card: within the dock so much to choose from would leave no room for the name.
    expect(document.activeElement?.closest("[data-tint-card]")).toBeTruthy();
    const choice = page.getByRole("button", { name: "What to colour: All of it" });
    await expect.element(choice).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await page.getByRole("menuitem", { name: "Cloth" }).click();
    const colours = page.getByRole("group", { name: "Colour: cloth" });
    await colours.getByRole("radio", { name: "Moss" }).click({ force: true });
    expect(state(room).document.items.get("table-1")?.partTints).toEqual({ cloth: "moss" });
    expect(room.last()?.words).toMatch(/^Farm table, its cloth in Moss, /);
    await expectNoViolations();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement?.closest("[data-region=room]")).toBeTruthy();
    room.editor.session.undo();
    expect(state(room).document.items.get("table-1")).not.toHaveProperty("partTints");
  },
);

test.each([1600, 390])(
  "cloth gets a pattern beside its colours, by keys as by hand: %i wide",
  async (width) => {
    const room = await showEditor({ width, height: 800, mode: "plan", chosen: "table-1" });
    await toTheRoom();
    const { session } = room.editor;
    const sofa = { id: "sofa-1", model: "sofa", at: floorPlace(2, 22) };
    session.dispatch(placeItem, sofa);
    session.select(["sofa-1"]);
    await userEvent.keyboard("t");
    const button = () => page.getByRole("button", { name: "Pattern: plain" });
    await expect.element(button()).toBeVisible();
    (button().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    const menu = () => page.getByRole("menu").filter({ hasText: "Stripes" });
    const names = [...menu().element().querySelectorAll("[role=menuitem]")].map(
      (item) => item.textContent,
    );
    expect(names).toEqual(["Plain", "Stripes", "Checks", "Dots", "Sprigs", "Zigzag", "Diamonds"]);
    await expectNoViolations();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    const patterns = () => state(room).document.items.get("sofa-1")?.patterns;
    expect(patterns()).toEqual({ whole: "stripe" });
    expect(room.last()?.words).toMatch(/^Moss sofa with cream stripes, /);
    // What of it goes with the whole can stay plain.
    await page.getByRole("button", { name: "What to colour: All of it" }).click();
    await page.getByRole("menuitem", { name: "Lighter parts" }).click();
    await page.getByRole("button", { name: "Pattern: like the rest of it" }).click();
    await page.getByRole("menuitem", { name: "Plain" }).click();
    expect(patterns()).toEqual({ whole: "stripe", light: "plain" });
    expect(room.last()?.words).toMatch(/^Moss sofa with cream stripes, its lighter parts plain, /);
    await expectNoViolations();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    session.undo();
    session.undo();
    expect(state(room).document.items.get("sofa-1")).not.toHaveProperty("patterns");
    // Wood has none.
    session.select(["chest-1"]);
    await expect.element(page.getByRole("button", { name: /^Pattern/ })).not.toBeInTheDocument();
  },
);

test("in the list what is said at length of a thing is one line under the rest", async () => {
  const room = await showEditor({ width: 1440, height: 800, mode: "list" });
  room.editor.session.dispatch(placeItem, {
    id: "sofa-1",
    model: "sofa",
    at: floorPlace(2, 22),
    tint: "plum",
    partTints: { light: "rose" },
    patterns: { whole: "stripe", light: "dots" },
  });
  const row = () => document.querySelector<HTMLElement>("[data-region=room] [data-id=sofa-1]");
  await expect.poll(row).not.toBeNull();
  const words = [...row()!.querySelectorAll<HTMLElement>("span[aria-hidden] > span")].at(-1)!;
  expect(words.textContent).toBe(
    "in Plum, with cream stripes, its lighter parts in Rose with cream dots",
  );
  expect(words.offsetHeight).toBeLessThan(30);
});
