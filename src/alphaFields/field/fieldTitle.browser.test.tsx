// A field's name is never broken within a word, in a phone's column or beside the picture, in rounded letters or wide ones.
import fredoka from "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url";
import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterAll, expect, onTestFinished, test } from "vitest";
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

test.for([
  { width: 320, column: 280, letters: fredoka },
  { width: 320, column: 280, letters: nunito },
  { width: 390, column: 350, letters: nunito },
  { width: 1280, column: 394, letters: nunito },
])("in a window of $width pixels, in $letters", async ({ width, column, letters }) => {
  await page.viewport(width, 800);
  const face = await new FontFace("title", `url(${letters})`, { weight: "300 700" }).load();
  document.fonts.add(face);
  onTestFinished(() => void document.fonts.delete(face));

  const { host } = mount(
    <div>
      <header className={css.words}>
        <h1 className={css.title} style={{ fontFamily: face.family }}>
          Whortleberry Goosefeather Meadowsweet
        </h1>
      </header>
    </div>,
  );
  (host.firstElementChild as HTMLElement).style.inlineSize = `${column}px`;
  expect(linesOf(host.querySelector("h1")!.firstChild as Text)).toEqual([1, 1, 1]);
});
