// Each paper keeps its words and its height on a phone and beside the farm, on a farm of level 20 with all folds shut; none is wider than any window.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Papers } from "../side/Papers.tsx";
import { Today } from "../today/Today.tsx";
import type { PaperId } from "./strings.ts";
import { levelTwenty } from "./testing/levelTwenty.ts";
import { openPaper, openPaperOf } from "./testing/openPaper.tsx";

const PHONE = { width: 390, height: 844 };

/** What is written, figures included; what somebody wrote in a letter is a text and none of them. */
function wordsOn(host: Element): number {
  const copy = host.cloneNode(true) as Element;
  for (const text of copy.querySelectorAll("[data-text], .visually-hidden")) text.remove();
  // Words of two elements are two words.
  const walk = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (walk.nextNode())
    words += walk.currentNode.textContent!.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return words;
}

/** Where a paper scrolls there are 16 px on either side, and tabs and head above it. */
const inSheet = (node: React.ReactNode) => <div style={{ padding: "14px 16px 28px" }}>{node}</div>;

const limits: readonly [PaperId, words: number, screens: number][] = [
  ["letters", 60, 2],
  ["kitchen", 110, 2],
  ["meadow", 100, 2],
  ["barn", 110, 2],
  ["market", 110, 2],
  ["workshop", 120, 2],
  ["book", 80, 2],
];

const settled = () => expect.element(page.getByRole("heading", { level: 3 }).first()).toBeVisible();

function expectShort(host: Element, words: number, screens: number): void {
  expect(wordsOn(host), host.textContent!).toBeLessThanOrEqual(words);
  const { height } = host.getBoundingClientRect();
  // What was written to somebody is as long as it is.
  const texts = [...host.querySelectorAll("[data-text]")];
  const theirs = texts.reduce((sum, text) => sum + text.getBoundingClientRect().height, 0);
  expect((height - theirs) / PHONE.height).toBeLessThanOrEqual(screens);
}

test.each(limits)("%s: at most %d words and %d screens", async (id, words, screens) => {
  await page.viewport(PHONE.width, PHONE.height);
  const { host } = mount(inSheet(openPaper(id, levelTwenty).node));
  await settled();
  expectShort(host, words, screens);
  await expectNoViolations();
  expect(host.querySelectorAll('[data-kind="primary"]').length).toBeLessThanOrEqual(1);
});

test("Today: at most 90 words and 1.4 screens", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  const { node, played } = openPaperOf(
    (paper) => <Today {...paper} seed="leek" run={() => {}} onLetters={() => {}} />,
    { ...levelTwenty, barn: { ...levelTwenty.barn, sunflower: 12 } },
  );
  const { host } = mount(inSheet(node));
  played.act({ kind: "sow", plots: 0b111, what: "leek" });
  await expect.element(page.getByRole("heading", { name: "In sight" })).toBeVisible();
  await expect.element(page.getByText("Maypole Week", { exact: true })).toBeVisible();
  expectShort(host, 90, 1.4);
  await expectNoViolations();
});

/** As wide as beside the farm at 1280, and no wider than a broad scrollbar leaves it. */
const BESIDE = { width: 1280, paper: 358 - 15 };

/** What lies in the papers' frame, where the paper takes `paper` of a window's width. */
async function sheetOf(id: PaperId, width: number, paper: number) {
  await page.viewport(width, 800);
  const { node } = openPaperOf(
    (props) => <Papers open={id} onOpen={() => {}} today={null} paper={props} />,
    levelTwenty,
  );
  const { unmount } = mount(<div style={{ width: paper }}>{node}</div>);
  await settled();
  const sheet = page.getByRole("tabpanel").element();
  return { sheet, height: sheet.getBoundingClientRect().height, unmount };
}

test.each<[PaperId, lists: string]>([
  ["kitchen", "[data-abreast]"],
  ["workshop", "[data-abreast]"],
  ["book", "li > ul"],
])(
  "%s beside the farm: two abreast, and at most 1.6 times as high as on a phone",
  async (id, lists) => {
    const phone = await sheetOf(id, PHONE.width, PHONE.width);
    phone.unmount();
    const { sheet, height } = await sheetOf(id, BESIDE.width, BESIDE.paper);
    expect(height).toBeLessThanOrEqual(1.6 * phone.height);
    const rows = [...sheet.querySelectorAll(lists)].filter((list) => list.childElementCount > 1);
    expect(rows.length).toBeGreaterThan(0);
    for (const { children } of rows) {
      const [first, second] = [children[0]!, children[1]!].map((one) =>
        one.getBoundingClientRect(),
      );
      expect(second!.top, id).toBe(first!.top);
      expect(second!.left).toBeGreaterThan(first!.left);
    }
    expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  },
);

test("none is wider than its window, from 320 to 1920", async () => {
  for (const [id] of limits) {
    const { unmount } = mount(inSheet(openPaper(id, levelTwenty).node));
    await settled();
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.viewport(width, 800);
      expect(document.documentElement.scrollWidth, `${id} at ${width}`).toBe(width);
    }
    unmount();
  }
});
