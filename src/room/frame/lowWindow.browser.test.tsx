// The room and its tools in windows that leave little room: on their side, drawn at twice the size, with large letters.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { act } from "../editor/actions/actions.ts";
import { showEditor, state } from "./testing/showEditor.tsx";

const region = (name: string) => document.querySelector<HTMLElement>(`[data-region=${name}]`)!;
const frame = () => new Promise(requestAnimationFrame);
const settled = async () => {
  for (let frames = 0; frames < 4; frames += 1) await frame();
};

/** What cannot be pressed where it is, or of whose words a part is not to be seen. */
function outOfReach(): string[] {
  const out: string[] = [];
  const parts = ["bar", "dock", "catalogue"].flatMap((name) => [
    ...document.querySelectorAll<HTMLElement>(`[data-region=${name}]`),
  ]);
  for (const control of parts.flatMap((part) => [...part.querySelectorAll("button, label")])) {
    if (!control.checkVisibility() || control.closest("[role=menu], table, [role=tree]")) continue;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const name = control.getAttribute("aria-label") ?? control.textContent;
    // What is pushed along comes into sight by that.
    const row = control.closest<HTMLElement>("[role=tablist], [role=toolbar]");
    const isPushed =
      row && (row.scrollWidth > row.clientWidth || row.scrollHeight > row.clientHeight);
    const isOut = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    if (isOut && !isPushed) out.push(`${name} is out of the window`);
    if (control.scrollWidth > control.clientWidth + 1) out.push(`${name} is cut`);
  }
  return out;
}

for (const [width, height] of [
  [720, 450],
  [844, 390],
] as const)
  test(`at ${width} by ${height} the room keeps three fifths of the height`, async () => {
    const room = await showEditor({ width, height, mode: "plan" });
    const share = () => region("room").getBoundingClientRect().height / height;
    expect(share()).toBeGreaterThan(0.6);
    expect(outOfReach()).toEqual([]);
    await expectNoViolations();

    const cards = page.getByRole("grid", { name: "Parlour" });
    expect(cards.elements()).toEqual([]);
    await page.getByRole("tab", { name: "Parlour" }).click();
    await expect.element(cards).toBeVisible();
    expect(share()).toBeGreaterThan(0.6);
    expect(region("room").getBoundingClientRect().width).toBeGreaterThan(width * 0.35);

    room.editor.session.select(["table-1"]);
    const tools = page.getByRole("toolbar", { name: "What to do with it" });
    await expect.element(tools).toBeVisible();
    expect(cards.elements()).toEqual([]);
    expect(share()).toBeGreaterThan(0.6);
    await settled();
    expect(outOfReach()).toEqual([]);
    await tools.getByRole("button", { name: "Turn" }).click();
    expect(state(room).history.past).toHaveLength(1);
    await tools.getByRole("button", { name: "Done" }).click();

    await page.getByRole("button", { name: "Fold the shelf away" }).click();
    expect(document.activeElement?.closest("[data-region=room]")).toBeTruthy();
    await page.getByRole("button", { name: "Build" }).click();
    await expect.element(page.getByRole("tab", { name: "Walls" })).toBeVisible();
    await expect.element(page.getByRole("region", { name: /^Walls, floor/ })).toBeVisible();
  });

for (const letters of [20, 24, 32])
  test(`letters of ${letters} px cut nothing, and the room stays`, async () => {
    const room = await showEditor({ width: 1440, height: 900, mode: "plan", letters });
    for (const [width, height] of [
      [1440, 900],
      [1280, 800],
      [844, 390],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.viewport(width, height);
      await settled();
      const { width: wide, height: high } = region("room").getBoundingClientRect();
      const where = `${width} by ${height}`;
      expect(wide, where).toBeGreaterThan(width * 0.3);
      expect(high, where).toBeGreaterThan(height * 0.25);
      expect(outOfReach(), where).toEqual([]);
      room.editor.session.select(["table-1"]);
      await settled();
      expect(outOfReach(), `${where}, chosen`).toEqual([]);
      room.editor.session.select([]);
    }
  });

describe("the editor in a low window", () => {
  test("in a room by night papers are dark, and whatever is on them can be read", async () => {
    const room = await showEditor({ width: 1280, height: 800, mode: "plan", light: "night" });
    const paper = () => getComputedStyle(region("catalogue")).backgroundColor;
    expect(paper()).toBe("rgb(50, 47, 82)");
    await expectNoViolations();
    room.editor.session.select(["chest-1"]);
    room.editor.overlays.set({ isListOpen: true });
    await expect.element(page.getByRole("region", { name: "In this room" })).toBeVisible();
    await expectNoViolations();
  });

  test("nothing in the bar moves as undo and redo come, and their names are whole", async () => {
    const room = await showEditor({ width: 1440, height: 900, mode: "plan", chosen: "chest-1" });
    const places = () =>
      [...region("bar").querySelectorAll("fieldset, button")].map((control) =>
        Math.round(control.getBoundingClientRect().left),
      );
    const before = places();
    act(room.editor, "putAway", "byPointer");
    act(room.editor, "undo", "byPointer");
    await settled();
    expect(places()).toEqual(before);
    const redo = page.getByRole("button", { name: "Redo put away chest of drawers" });
    const words = redo.getByText("put away chest of drawers").element();
    expect(words.checkVisibility()).toBe(true);
    // A line more would be cut; what hangs below the last one is not.
    expect(words.scrollHeight).toBeLessThan(words.clientHeight + 7);
    for (const word of ["Plan", "List"])
      await expect.element(page.getByText(word, { exact: true })).toBeVisible();
  });
});
