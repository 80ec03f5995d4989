// Tests which texts count as faint: by the worst pixel behind them, and by their size.
import { expect, test } from "vitest";
import { faintOf } from "./contrast.ts";
import type { PaintedText, Rgb } from "./paintedTexts.ts";

const text = (change: Partial<PaintedText> = {}): PaintedText => ({
  words: "Sunflowers",
  colour: [118, 118, 118, 1],
  isLarge: false,
  boxes: [{ x: 10.5, y: 4, width: 100, height: 12 }],
  ...change,
});
const white: Rgb = [255, 255, 255];

test("the lightest grey that can be read on white is #767676", () => {
  expect(faintOf([text()], () => white)).toEqual([]);
  expect(faintOf([text({ colour: [119, 119, 119, 1] })], () => white)).toEqual([
    '"Sunflowers" has 4.48 : 1, and needs 4.5',
  ]);
});

test("large letters may be lighter", () => {
  const grey = { colour: [148, 148, 148, 1], isLarge: true } as const;
  expect(faintOf([text(grey)], () => white)).toEqual([]);
  expect(faintOf([text({ ...grey, isLarge: false })], () => white)).toHaveLength(1);
  expect(faintOf([text({ ...grey, colour: [150, 150, 150, 1] })], () => white)).toHaveLength(1);
});

test("letters that shine through are as faint as what comes of it", () => {
  expect(faintOf([text({ colour: [0, 0, 0, 0.54] })], () => white)).toEqual([]);
  expect(faintOf([text({ colour: [0, 0, 0, 0.5] })], () => white)).toHaveLength(1);
});

test("the worst place of a gradient counts, at either end of any line", () => {
  const boxes = [
    { x: 0, y: 0, width: 50, height: 10 },
    { x: 0, y: 20, width: 30, height: 10 },
  ];
  for (const [x, y] of [
    [0, 0],
    [49, 9],
    [29, 29],
  ] as const) {
    const at = (left: number, top: number): Rgb =>
      left === x && top === y ? [118, 118, 118] : white;
    expect(faintOf([text({ boxes })], at), `${x}, ${y}`).toEqual([
      '"Sunflowers" has 1.00 : 1, and needs 4.5',
    ]);
  }
});
