// Which texts of a page cannot be read where something else than a screen's own colours is shown.
import type { Page } from "@playwright/test";

export type Ground = "paper" | "own";

/** WCAG AA for text of the usual size. */
const LEAST = 4.5;

/** One line for each text that stands out too little from white paper, or from the colour behind it. */
export const unreadable = (page: Page, ground: Ground): Promise<string[]> =>
  page.evaluate(findUnreadable, { ground, least: LEAST });

// Runs in the page, so it may use nothing from outside of itself.
function findUnreadable({ ground, least }: { ground: Ground; least: number }): string[] {
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  type Rgba = readonly [number, number, number, number];
  const read = (colour: string): Rgba => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!, alpha! / 255];
  };
  const over = (above: Rgba, below: Rgba): Rgba => {
    const mixed = (at: 0 | 1 | 2) => above[at] * above[3] + below[at] * (1 - above[3]);
    return [mixed(0), mixed(1), mixed(2), 1];
  };
  const luminance = ([red, green, blue]: Rgba): number => {
    const [r, g, b] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const white: Rgba = [255, 255, 255, 1];
  const behind = (element: Element | null): Rgba => {
    if (ground === "paper" || !element) return white;
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, behind(element.parentElement));
  };
  const isShown = (element: Element) =>
    !element.closest("[aria-hidden=true], .visually-hidden, canvas, [inert]") &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue?.trim();
    const element = text.parentElement;
    if (!words || !element || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNode(text);
    const { width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const { color, fill } = getComputedStyle(element);
    const back = behind(element);
    const front = over(read(element instanceof SVGElement ? fill : color), back);
    const [dark, light] = [luminance(front), luminance(back)].sort((a, b) => a - b);
    const contrast = (light! + 0.05) / (dark! + 0.05);
    if (contrast < least) found.add(`${contrast.toFixed(1)} : 1 "${words.slice(0, 40)}"`);
  }
  return [...found];
}
