// Which texts stand out too little from the pixels that they are read on, by WCAG 2 at level AA.
import type { PaintedText, Rgb } from "./paintedTexts.ts";

const least = { normal: 4.5, large: 3 };

/** One line for each of them; `at` is the colour of a pixel without its letters. */
export function faintOf(
  texts: readonly PaintedText[],
  at: (x: number, y: number) => Rgb,
): readonly string[] {
  return texts.flatMap(({ words, colour, isLarge, boxes }) => {
    const worst = Math.min(
      ...boxes.flatMap(({ x, y, width, height }) =>
        pointsIn(x, y, width, height).map(([left, top]) =>
          contrast(over(colour, at(left, top)), at(left, top)),
        ),
      ),
    );
    const needed = isLarge ? least.large : least.normal;
    return worst < needed ? [`"${words}" has ${worst.toFixed(2)} : 1, and needs ${needed}`] : [];
  });
}

/** A net of places over a box, fine enough for what a gradient does on it. */
function pointsIn(x: number, y: number, width: number, height: number): [number, number][] {
  const [columns, rows] = [Math.min(24, Math.ceil(width)), Math.min(6, Math.ceil(height))];
  return Array.from({ length: columns * rows }, (_, index) => [
    Math.floor(x + ((index % columns) * (width - 1)) / Math.max(1, columns - 1)),
    Math.floor(y + (Math.floor(index / columns) * (height - 1)) / Math.max(1, rows - 1)),
  ]);
}

const over = ([red, green, blue, alpha]: PaintedText["colour"], behind: Rgb): Rgb => [
  red * alpha + behind[0] * (1 - alpha),
  green * alpha + behind[1] * (1 - alpha),
  blue * alpha + behind[2] * (1 - alpha),
];

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
