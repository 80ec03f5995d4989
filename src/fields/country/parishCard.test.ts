// Tests that every parish can be put on its card: its whole name and character, and its picture beside them.
import { expect, test } from "vitest";
import { glyphs } from "../card/letters.ts";
import { parishName } from "../parishNames.ts";
import { parishWords } from "../parishWords.ts";
import { parishSvg } from "./drawParish.ts";
import { isDrawn } from "./isDrawn.ts";
import { parishCard } from "./parishCard.ts";
import { parishFrame } from "./parishFrame.ts";

const drawn = (parish: number) =>
  parishSvg({ ...parishFrame(parish), shapes: `<path id="land-${parish}"/>` });

const all = Array.from({ length: 110 }, (_, parish) => parish);

test("there is an outline for every letter that any card needs", () => {
  const used = new Set(all.flatMap((n) => [...parishName(n), ...parishWords(n, 10_000)!]));
  const missing = [...used].filter((letter) => letter !== "," && !glyphs[letter]);
  expect(missing).toEqual([]);
});

test("picture and words have room beside each other, and no words lie over the cloud below them", () => {
  for (const parish of all) {
    const card = parishCard(parish, 10_000, drawn(parish));
    const lines = [...card.matchAll(/translate\(70 (\d+)\)scale\(([\d.]+)\)/g)];
    expect(lines.length, parishName(parish)).toBeGreaterThan(1);
    for (const [, y, scale] of lines) {
      expect(Number(y), parishName(parish)).toBeLessThan(470);
      expect(Number(scale) * 250, parishName(parish)).toBeGreaterThan(30);
    }
  }
});

test("a card shows the parish that it names, as large as there is room beside the words", () => {
  for (const parish of [31, 109]) {
    const card = parishCard(parish, 10_000, drawn(parish));
    expect(card).toContain(`<path id="land-${parish}"/>`);
    const [, x, , width] = /<svg x="(\d+)" y="(\d+)" [^>]*?width="(\d+)"/.exec(card)!.map(Number);
    expect(x).toBeGreaterThan(500);
    expect(x! + width!).toBeLessThanOrEqual(1200);
    expect(width).toBeGreaterThan(500);
  }
});

test("only whole parishes of the block that is worked out are drawn", () => {
  expect(all.filter((parish) => isDrawn(parish, 10_000))).toHaveLength(110);
  expect([isDrawn(109, 20_000), isDrawn(108, 20_000), isDrawn(110, 20_000)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([isDrawn(0, 91), isDrawn(0, 90)]).toEqual([true, false]);
});
