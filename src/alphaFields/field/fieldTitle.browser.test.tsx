// A field's name is never broken within a word, in a phone's column or beside the picture.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import css from "./FieldPage.module.css";

const { innerWidth, innerHeight } = window;
afterAll(() => page.viewport(innerWidth, innerHeight));

/** On how many lines each word stands. */
function linesOf(words: Text): number[] {
  return [...words.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(words, index);
    range.setEnd(words, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}

test.each([
  [320, 280],
  [390, 350],
  [1280, 394],
] as const)("in a window of %d pixels", async (width, column) => {
  await page.viewport(width, 800);
  const { host } = mount(
    <div>
      <header className={css.words}>
        <h1 className={css.title}>Whortleberry Goosefeather Meadowsweet</h1>
      </header>
    </div>,
  );
  (host.firstElementChild as HTMLElement).style.inlineSize = `${column}px`;
  await document.fonts.ready;
  expect(linesOf(host.querySelector("h1")!.firstChild as Text)).toEqual([1, 1, 1]);
});
