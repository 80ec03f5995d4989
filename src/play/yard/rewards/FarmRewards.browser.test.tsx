// A level comes with a card: over papers or sheet, never over the beds, until it is pressed or another deed brings more.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MINUTE } from "../../../farm/numbers/time.ts";
import { deedsFor } from "../../../farm/tables/level.ts";
import { openYard } from "../testing/openYard.tsx";

const card = () => page.getByRole("region", { name: "Level 5" });

/** The plot that is brought in is what lacked to the level. */
async function openBefore(level: number) {
  const opened = openYard({ deeds: deedsFor(level) - 1 });
  // What is done before the farm is on the page is none of its deeds.
  await expect.element(page.getByRole("grid")).toBeVisible();
  const bringIn = () => {
    opened.played.act({ kind: "sow", plots: 0b1, what: "sunflower" });
    opened.played.pass(10 * MINUTE);
    opened.played.act({ kind: "harvest", plots: 0b1 });
  };
  return { ...opened, bringIn };
}

function overlaps(a: Element, b: Element): boolean {
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** With unlike round corners and two shadows: where a card paints with samples, these wipe what shares their tile. */
const wiping = (): readonly Element[] =>
  [...document.querySelectorAll("*")].filter((element) => {
    const style = getComputedStyle(element);
    const corners = new Set([
      style.borderStartStartRadius,
      style.borderStartEndRadius,
      style.borderEndStartRadius,
      style.borderEndEndRadius,
    ]);
    const cast = style.boxShadow.split(/,(?![^(]*\))/).filter((one) => !one.includes("inset"));
    corners.delete("0px");
    return corners.size > 1 && cast.length > 1;
  });

// First of all: a page asks once.
test("sound is asked for after the first harvest and its card, once", async () => {
  localStorage.removeItem("sound");
  await page.viewport(1280, 800);
  const { bringIn } = await openBefore(20);
  const words = page.getByText("The farm can be heard: spade, hens, rain.");
  await expect.element(words).not.toBeInTheDocument();
  bringIn();
  const away = page.getByRole("button", { name: "Put the card away" });
  await expect.element(away).toBeVisible();
  await expect.element(words).not.toBeInTheDocument();
  await away.click();
  await expect.element(words).toBeVisible();
  await expectNoViolations();
  await page.getByRole("button", { name: "Quietly, please" }).click();
  await expect.element(words).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("button", { name: "Sound" }))
    .toHaveAttribute("aria-pressed", "false");
  expect(localStorage.getItem("sound")).toBe("off");
});

test.each([
  [1280, 800],
  [1920, 1080],
  [390, 844],
])("at %i by %i it lies clear of the beds, and says what came", async (width, height) => {
  await page.viewport(width, height);
  const { bringIn } = await openBefore(5);
  bringIn();
  await expect.element(card()).toBeVisible();
  await expect.element(card().getByText(/^New to you: /)).toBeVisible();
  // The line of what was done does not say it again.
  expect(page.getByText(/New to you: /).elements()).toHaveLength(1);
  await expectNoViolations();
  expect(wiping()).toEqual([]);
  const bed = page.getByRole("grid").element();
  expect(overlaps(card().element(), bed)).toBe(false);
  expect(card().element().getBoundingClientRect().right).toBeLessThanOrEqual(width);
  expect(card().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
});

test("one press leads to where it is, and the card is gone", async () => {
  await page.viewport(1280, 800);
  const { bringIn } = await openBefore(5);
  bringIn();
  await card().getByRole("button", { name: "See it" }).click();
  await expect.element(page.getByRole("tab", { name: "Book", selected: true })).toBeVisible();
  await expect.element(page.getByRole("tabpanel")).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "See it" })).not.toBeInTheDocument();
});

test("whoever puts it away by keys goes on at the bed", async () => {
  await page.viewport(1280, 800);
  const { bringIn } = await openBefore(5);
  bringIn();
  await expect.element(card()).toBeVisible();
  card().getByRole("button", { name: "Put the card away" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(card()).not.toBeInTheDocument();
  expect(page.getByRole("grid").element().contains(document.activeElement)).toBe(true);
});

test("it stays while other things are done and taken back", async () => {
  await page.viewport(1280, 800);
  const { played, bringIn } = await openBefore(5);
  bringIn();
  await expect.element(card()).toBeVisible();
  const undo = () => played.act({ kind: "undo", of: played.state().farm.recent!.at });
  played.act({ kind: "sow", plots: 0b10, what: "sunflower" });
  undo();
  await expect.element(card()).toBeVisible();
});
