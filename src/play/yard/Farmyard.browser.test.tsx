// The whole farm from the first seed to the first harvest by press, by key and by list; and what it says in each state.

import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { recordAnnouncements } from "@loamstead/ui/testing/recordAnnouncements.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { replyTo } from "../../farm/describe/villagers/letterText.ts";
import { MINUTE } from "../../farm/numbers/time.ts";
import { trialStart } from "../../farm/testing/trial.ts";
import { loadHabits } from "../bar/habits.ts";
import { findPlot, openYard, sown } from "./testing/openYard.tsx";

test("a newcomer presses, waters and brings in, and every step is said once", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  const heard = recordAnnouncements();
  await expect.element(page.getByText("Press here.")).toBeVisible();
  await expectNoViolations();
  await findPlot(/^Row 1, plot 1: nothing sown/).click();
  await expect.element(page.getByText(/^Ready in .*Water it/)).toBeVisible();
  // What an earlier test announced, with nobody there to say it, is said to this one.
  const said = () => heard().filter((text) => text.includes("Sowed"));
  await expect.poll(said).toEqual([expect.stringMatching(/^Sowed sunflower in one plot\. Ready /)]);
  await findPlot(/^Row 1, plot 1: sunflower, sown, dry/).click();
  await expect.element(page.getByText(/this seed is always free/)).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: /^Undo sowing of sunflower in one plot \(1:00\)$/ }))
    .toBeVisible();
  played.pass(MINUTE);
  await expect
    .element(page.getByText("Ready. Bring it in; it would wait for you, too."))
    .toBeVisible();
  await findPlot(/^Row 1, plot 1: sunflower, ready/).click();
  await expect.element(page.getByText(/^\d sunflowers?\. Barn \d of 120\./).first()).toBeVisible();
  expect(sown(played)).toBe(0);
  expect(played.state().farm.barn.sunflower).toBeGreaterThan(0);
});

test("a letter that is sent from Today is answered there, in one line", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard({ barn: { sunflower: 40, pea: 40 } });
  const [first] = played.state().farm.letters;
  const reply = (await replyTo(first!, played.state().farm))!;
  await page
    .getByRole("button", { name: /^Send / })
    .first()
    .click();
  const back = page.getByRole("tabpanel").getByText(reply, { exact: false });
  await expect.element(back).toBeVisible();
  // It is on the other paper as well, and gone with what it came for.
  await page.getByRole("tab", { name: "Letters" }).click();
  await expect.element(page.getByRole("heading", { name: "What came back" })).toBeVisible();
  await expect.element(back).toBeVisible();
  await page.getByRole("tab", { name: "Today" }).click();
  await expect.element(back).toBeVisible();
  await page.getByRole("button", { name: /^Undo sending \(/ }).click();
  await expect.element(back).not.toBeInTheDocument();
});

test("keys go on in the paper whose button was used up, or that a button led to", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard({ barn: { sunflower: 40, pea: 40 } });
  // One thing is ready first, so that sowing is the second thing to be done.
  played.act({ kind: "sow", plots: 0b1, what: "sunflower" });
  played.pass(2 * MINUTE);
  const paper = page.getByRole("tabpanel");
  const press = async (name: RegExp) => {
    paper.getByRole("button", { name }).first().element().focus();
    await userEvent.keyboard("{Enter}");
  };
  await expect.element(paper.getByRole("button", { name: /^Sow \d+: / })).toBeVisible();
  await press(/^Sow \d+: /);
  expect(sown(played)).toBeGreaterThan(1);
  await expect.element(paper.getByRole("button", { name: /^Sow \d+: / })).not.toBeInTheDocument();
  await expect.element(paper).toHaveFocus();
  await press(/^Read the letters/);
  await expect.element(paper.getByRole("heading", { name: "Letters" })).toBeVisible();
  await expect.element(paper).toHaveFocus();
  // Whoever goes by the tabs stays on them.
  page.getByRole("tab", { name: "Letters" }).element().focus();
  await userEvent.keyboard("{Home}");
  await expect.element(page.getByRole("tab", { name: "Today" })).toHaveFocus();
});

test("on a phone nothing lies over the sheet's head, which says what was done on a paper", async () => {
  await page.viewport(390, 844);
  openYard({ barn: { sunflower: 40, pea: 40 } });
  const grip = page.getByRole("button", { name: "Papers" });
  await grip.click();
  await page
    .getByRole("button", { name: /^Send / })
    .first()
    .click();
  const words = page.getByText(/^Sent \d+ .* came back\./).elements();
  const isSeen = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return element === at || element.contains(at);
  };
  expect(words.some(isSeen)).toBe(true);
  expect(isSeen(page.getByText("Nothing is ready", { exact: true }).element())).toBe(true);
  expect(isSeen(page.getByRole("button", { name: "Farm" }).element())).toBe(true);
});

test("a draw along the bed is one gesture", async () => {
  await page.viewport(390, 844);
  const { played } = openYard();
  await expect.element(findPlot(/^Row 3, plot 1/)).toBeVisible();
  const acted = vi.spyOn(played, "act");
  const cells = findPlot(/^Row 3/).elements();
  const at = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      clientX: x + width / 2,
      clientY: y + height / 2,
      pointerId: 1,
      isPrimary: true,
      bubbles: true,
    };
  };
  cells[0]!.dispatchEvent(new PointerEvent("pointerdown", at(cells[0]!)));
  for (const cell of cells.slice(1)) cell.dispatchEvent(new PointerEvent("pointermove", at(cell)));
  cells[0]!.dispatchEvent(new PointerEvent("pointerup", at(cells.at(-1)!)));
  expect(acted).toHaveBeenCalledTimes(1);
  expect(sown(played)).toBe(cells.length);
  await expectNoViolations();
});

test("a long press only chooses; a short one of which a busy page hears late sows all the same", async () => {
  await page.viewport(390, 844);
  const { played } = openYard();
  await expect.element(findPlot(/^Row 1, plot 1/)).toBeVisible();
  const cell = findPlot(/^Row 1, plot 1/).element();
  const { x, y } = cell.getBoundingClientRect();
  const press = (type: string, timeStamp: number) => {
    const where = { clientX: x + 9, clientY: y + 9, pointerId: 1, isPrimary: true, bubbles: true };
    const event = new PointerEvent(type, where);
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    cell.dispatchEvent(event);
  };
  const held = () => new Promise((next) => setTimeout(next, 600));
  press("pointerdown", 100);
  await held();
  press("pointerup", 700);
  expect(sown(played)).toBe(0);
  press("pointerdown", 1_000);
  await held();
  expect(sown(played)).toBe(0);
  press("pointerup", 1_080);
  expect(sown(played)).toBe(1);
});

test("Escape ends a drag, and nothing that it was drawn over is sown", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  await expect.element(findPlot(/^Row 3, plot 1/)).toBeVisible();
  const cells = findPlot(/^Row 3/).elements();
  const point = (type: string, cell: Element) => {
    const { x, y } = cell.getBoundingClientRect();
    const where = { clientX: x + 9, clientY: y + 9, pointerId: 1, isPrimary: true, bubbles: true };
    cells[0]!.dispatchEvent(new PointerEvent(type, where));
  };
  point("pointerdown", cells[0]!);
  point("pointermove", cells.at(-1)!);
  await userEvent.keyboard("{Escape}");
  point("pointerup", cells.at(-1)!);
  expect(sown(played)).toBe(0);
  await expect.element(page.getByText("Left as it was: nothing was done.").first()).toBeVisible();
});

test("a hold that moves on is a drag", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  await expect.element(findPlot(/^Row 3, plot 1/)).toBeVisible();
  const cells = findPlot(/^Row 3/).elements();
  const point = (type: string, cell: Element) => {
    const { x, y } = cell.getBoundingClientRect();
    const where = { clientX: x + 9, clientY: y + 9, pointerId: 1, isPrimary: true, bubbles: true };
    cells[0]!.dispatchEvent(new PointerEvent(type, where));
  };
  point("pointerdown", cells[0]!);
  await new Promise((next) => setTimeout(next, 700));
  point("pointermove", cells.at(-1)!);
  point("pointerup", cells.at(-1)!);
  expect(sown(played)).toBe(cells.length);
});

test("a line that leads to a paper opens it, also on a phone", async () => {
  await page.viewport(390, 844);
  openYard({
    letters: [],
    barn: { sunflower: 118 },
    book: { "crop sunflower": { n: 1, first: trialStart } },
  });
  await page.getByRole("button", { name: /^The barn is nearly full/ }).click();
  await expect.element(page.getByRole("tab", { name: "Barn", selected: true })).toBeVisible();
  await expect.element(page.getByRole("tabpanel")).toBeVisible();
});

test("a line for a letter that can be sent says for what, and sends it", async () => {
  await page.viewport(390, 844);
  const { played } = openYard({
    barn: { sunflower: 40, pea: 40 },
    book: { "crop sunflower": { n: 1, first: trialStart } },
  });
  await page.getByRole("button", { name: /^A letter asks for it\. Send .+: \d+ p\.$/ }).click();
  expect(Object.keys(played.state().farm.book)).toContainEqual(expect.stringMatching(/^villager /));
});

test("the whole bed is worked from the shelf, and keys go on there", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  const shelf = page.getByRole("region", { name: "Tools and seeds" });
  const command = (name: RegExp) => shelf.getByRole("button", { name });
  command(/^Sow \d+: /)
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  expect(sown(played)).toBe(played.ground.plots.length);
  await expect.element(command(/^Water \d+: /)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(command(/^Sunflower/)).toHaveFocus();
  played.pass(2 * MINUTE);
  await command(/^Bring in all \d+/).click();
  expect(sown(played)).toBe(0);
});

test("keys walk the bed, mark a row, choose seed and tool, and take back", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  findPlot(/^Row 1, plot 1/)
    .element()
    .focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(findPlot(/^Row 2, plot 1/)).toHaveFocus();
  await userEvent.keyboard("re{Enter}");
  expect(played.state().farm.plots.filter(({ sown: one }) => one?.what === "pea").length).toBe(2);
  await userEvent.keyboard("z");
  expect(sown(played)).toBe(0);
  await userEvent.keyboard("3");
  await expect
    .element(page.getByRole("button", { name: "Water", exact: true }))
    .toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Escape}g");
  await expect
    .element(page.getByRole("status").getByText("Nothing is ready yet. It will keep once it is."))
    .toBeInTheDocument();
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog", { name: "Keys and time" })).toBeVisible();
  await expectNoViolations();
});

test("whoever needs five minutes to take something back asks for them once", async () => {
  onTestFinished(() => localStorage.clear());
  await page.viewport(1280, 800);
  const { played } = openYard();
  await findPlot(/^Row 1, plot 1: nothing sown/).click();
  played.pass(2 * MINUTE);
  const undo = page.getByRole("button", { name: /^Undo sowing/ });
  await expect.element(undo).not.toBeInTheDocument();
  await userEvent.keyboard("?");
  const choice = page.getByRole("checkbox", { name: "Five minutes to take things back" });
  await expect.element(choice).not.toBeChecked();
  await choice.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: /\(3:00\)$/ })).toBeVisible();
  await undo.click();
  expect(sown(played)).toBe(0);
  expect(loadHabits().longUndo).toBe(true);
});

test("the list alone is the whole farm", async () => {
  await page.viewport(390, 844);
  const { played } = openYard();
  await page.getByRole("radio", { name: "List" }).click();
  await expectNoViolations();
  const list = page.getByRole("grid", { name: "The plots of the field" });
  // What is done leaves its place to what comes next, and then to the plot: no key loses its way.
  list.getByRole("button", { name: "Sow sunflower: row 1, plot 1" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(list.getByRole("button", { name: "Water: row 1, plot 1" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(findPlot(/^Row 1, plot 1: sunflower, sown, moist/)).toHaveFocus();
  // After a command comes the next one, not a plot.
  const commands = page.getByRole("button", { name: /^Sow sunflower in \d+ empty plots$/ });
  commands.first().element().focus();
  await userEvent.keyboard("{Enter}");
  expect(sown(played)).toBe(played.ground.plots.length);
  await expect
    .element(page.getByRole("button", { name: /^Water the dry plots/ }).first())
    .toHaveFocus();
  played.pass(2 * MINUTE);
  await page
    .getByRole("button", { name: /^Bring in all \d+$/ })
    .first()
    .click();
  expect(sown(played)).toBe(0);
});

test("each state is a sentence with a way out", async () => {
  await page.viewport(1280, 800);
  const barn = { sunflower: 120 };
  const { onFile } = openYard(
    { barn },
    { kept: { kind: "page", why: "unavailable" }, news: { kind: "clock", ahead: 3 * 60 * MINUTE } },
  );
  await expect
    .element(page.getByText(/^The barn is full: 120 of 120\. Sell something/).first())
    .toBeVisible();
  await expect
    .element(page.getByText(/^This browser keeps nothing for this site/).first())
    .toBeVisible();
  await expect.element(page.getByText(/^Your device's clock is 3 h ahead\./).first()).toBeVisible();
  await page.getByRole("button", { name: "Open the barn" }).click();
  await expect
    .element(page.getByRole("tab", { name: "Barn" }))
    .toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Take along as a file" }).click();
  expect(onFile).toHaveBeenCalled();
  await expectNoViolations();
});

test("whoever comes for the letters finds them up", async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, "", before));
  history.replaceState(null, "", "?paper=letters");
  await page.viewport(390, 844);
  openYard();
  const letters = page.getByRole("tab", { name: "Letters" });
  await expect.element(letters).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("heading", { name: "Under the gate" })).toBeVisible();
});
