// Tests that under a dialog what is far from view is left alone, and that nothing moves for it.
import { lockPage } from "@loamstead/ui/lockPage.ts";
import { expect, onTestFinished, test } from "vitest";
import css from "./farOff.module.css";
import { markFarOff } from "./farOff.ts";

function addPart(height: number): HTMLElement {
  const part = document.createElement("div");
  part.className = css.part!;
  part.innerHTML = "<p>Marrows</p>";
  part.firstElementChild!.setAttribute("style", `block-size: ${height}px; margin: 0`);
  document.body.append(part);
  const stop = markFarOff(part);
  onTestFinished(() => {
    stop();
    part.remove();
    scrollTo(0, 0);
  });
  return part;
}

test("under a dialog what is far from view is left alone, and nothing moves for it", async () => {
  const parts = [addPart(2 * innerHeight), addPart(2 * innerHeight + 7.5)] as const;
  const marked = () => parts.map((part) => part.hasAttribute("data-far"));
  const drawn = () => parts.map((part) => part.firstElementChild!.checkVisibility());
  const places = () => parts.map((part) => JSON.stringify(part.getBoundingClientRect()));

  for (const [at, end] of [
    [0, 0],
    [1, document.documentElement.scrollHeight],
  ] as const) {
    scrollTo(0, end);
    await expect.poll(marked).toEqual([at === 1, at === 0]);
    const before = [places(), document.documentElement.scrollHeight, scrollY];
    const free = lockPage();
    expect(drawn()).toEqual([at === 0, at === 1]);
    expect([places(), document.documentElement.scrollHeight, scrollY]).toEqual(before);
    free();
    expect(drawn()).toEqual([true, true]);
    expect([places(), document.documentElement.scrollHeight, scrollY]).toEqual(before);
  }
});
