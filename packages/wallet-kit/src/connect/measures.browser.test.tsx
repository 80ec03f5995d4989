// Tests the measures of the connect dialog that are promised: its own, the code's, and the mark's on it.
import dialogFoot from "@loamstead/ui/DialogFoot.module.css";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pairingCode } from "./testing/fakeKit.ts";
import { openDialog } from "./testing/openDialog.tsx";

const code = () => page.getByRole("img", { name: "Code to connect with Rainbow" });
const boxOf = (element: Element) => element.getBoundingClientRect();

async function openCode(width: number) {
  const { asked, choose } = await openDialog({ width });
  await choose("Rainbow");
  await expect.poll(() => asked).toHaveLength(1);
  asked[0]!.onUri!(pairingCode);
  await expect.element(code()).toBeVisible();
  const paper = code().element().parentElement!;
  return {
    dialog: boxOf(document.querySelector("dialog[open]")!),
    paper: boxOf(paper),
    mark: boxOf(paper.querySelector("[data-size=code]")!),
  };
}

test("in a wide window it is 736 by 504 pixels, with a code of 382 and a mark of 72", async () => {
  const { dialog, paper, mark } = await openCode(1280);
  expect([dialog.width, dialog.height]).toEqual([736, 504]);
  expect([paper.width, paper.height]).toEqual([382, 382]);
  expect([mark.width, mark.height]).toEqual([72, 72]);
});

test("in a narrow one it is no higher than 468, with a code of 318 and a mark of 60", async () => {
  const { dialog, paper, mark } = await openCode(390);
  expect(dialog.height).toBeLessThanOrEqual(468);
  expect([paper.width, mark.width]).toEqual([318, 60]);
});

/** Each piece of text, with the lines that it takes. */
function linesIn(element: Element): [string, number][] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: [string, number][] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    found.push([range.toString(), range.getClientRects().length]);
  }
  return found;
}

test("at 320 pixels the code is whole, and no words under it are broken in two", async () => {
  const { dialog, paper } = await openCode(320);
  expect(paper.left).toBeGreaterThanOrEqual(dialog.left);
  expect(paper.right).toBeLessThanOrEqual(dialog.right);
  expect(paper.width).toBeGreaterThanOrEqual(280);
  const ways = code().element().parentElement!.nextElementSibling!;
  expect(linesIn(ways)).toEqual([
    ["Copy link", 1],
    ["No Rainbow yet?", 1],
    ["GET", 1],
  ]);
  for (const part of ways.querySelectorAll("button, p"))
    expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(Math.ceil(boxOf(part).width));
});

/** Whether a press in its middle reaches it. */
function isBare(control: Element): boolean {
  const { left, top, width, height } = boxOf(control);
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (control.contains(hit) || hit.contains(control));
}

test.each([500, 320])(
  "at %i pixels a row looks in over the foot of the list, and nothing in focus is left under it",
  async (width) => {
    await openDialog({ width });
    const foot = document.querySelector(`.${dialogFoot.foot}`)!;
    const rows = [...document.querySelectorAll("dialog[open] section button")];
    const edge = boxOf(foot).top;
    const cut = rows.filter((row) => boxOf(row).top < edge && boxOf(row).bottom > edge - 12);
    expect(cut).toHaveLength(1);
    const passed: string[] = [];
    const look = async () => {
      const { activeElement } = document;
      await expect
        .poll(() => isBare(activeElement!), { message: activeElement!.textContent! })
        .toBe(true);
      passed.push(activeElement!.textContent!.trim());
    };
    for (const _ of rows) {
      await look();
      await userEvent.keyboard("{ArrowDown}");
    }
    await userEvent.keyboard("{Tab}");
    await look();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Phantom" })).toBeInTheDocument();
    await userEvent.keyboard("{Tab}{End}");
    await look();
    await userEvent.keyboard("{Tab}");
    await look();
    expect(passed.slice(-3)).toEqual(["More wallets", "Phantom", "Learn More"]);
  },
);
