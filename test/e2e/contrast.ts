// How well each text can be read on what is really painted behind it: gradients and pictures, which axe leaves open.
import type { Page } from "@playwright/test";
import sharp from "sharp";

type Rgb = readonly [number, number, number];
type Text = {
  words: string;
  /** Alpha from 0 to 1 with it. */
  colour: readonly [...Rgb, number];
  isLarge: boolean;
  boxes: readonly { x: number; y: number; width: number; height: number }[];
};

const least = { normal: 4.5, large: 3 };

/** One line for each text of the part in sight that stands out too little. */
export async function faintTexts(page: Page, part: string): Promise<string[]> {
  const texts = await page.evaluate(findTexts, part);
  await page.evaluate(hideTexts, part);
  const picture = await page.screenshot({ animations: "disabled", scale: "css" });
  await page.evaluate(showTexts);
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Rgb => {
    const place = (y * info.width + x) * 3;
    return [data[place]!, data[place + 1]!, data[place + 2]!];
  };
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

const over = ([red, green, blue, alpha]: Text["colour"], behind: Rgb): Rgb => [
  red * alpha + behind[0] * (1 - alpha),
  green * alpha + behind[1] * (1 - alpha),
  blue * alpha + behind[2] * (1 - alpha),
];

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Relative luminance as WCAG 2 has it. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function findTexts(part: string): Text[] {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  const numbers = (colour: string): Text["colour"] => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!, alpha! / 255];
  };
  // Neither scrolled away, nor cut off, nor only for who listens.
  const inSight = (box: DOMRect, element: Element) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let around = element; around !== document.body; around = around.parentElement!) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const edge = around.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    [left, top] = [Math.max(0, left), Math.max(0, top)];
    [right, bottom] = [Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
    const [width, height] = [right - left, bottom - top];
    return width > 2 && height > 2 ? [{ x: left, y: top, width, height }] : [];
  };
  // What cannot be used, or is decoration beside its own words, may be faint.
  const exempt = ":disabled, [aria-disabled=true], [aria-hidden=true], svg";
  return [...document.querySelectorAll(part)].flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement!;
      const words = node.textContent!.trim();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (words === "" || !isShown || element.closest(exempt)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].flatMap((box) => inSight(box, element));
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      found.push({
        words,
        colour: numbers(color),
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        boxes,
      });
    }
    return found.filter(({ boxes }) => boxes.length > 0);
  });
}

/** The letters alone: what takes its colour from theirs stays. */
function hideTexts(part: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${part} * { -webkit-text-fill-color: transparent !important; text-shadow: none !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

function showTexts(): void {
  document.adoptedStyleSheets.pop();
}
