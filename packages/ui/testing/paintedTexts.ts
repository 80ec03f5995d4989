// The texts in sight of a part of a page, and how to take their letters away: what is left is what they are read on.
export type Rgb = readonly [number, number, number];

export type PaintedText = {
  words: string;
  /** Alpha from 0 to 1 with it. */
  colour: readonly [...Rgb, number];
  isLarge: boolean;
  boxes: readonly { x: number; y: number; width: number; height: number }[];
};

// These run in the page, so each may use nothing from outside of itself.

export function findTexts(part: string): PaintedText[] {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  const numbers = (colour: string): PaintedText["colour"] => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!, alpha! / 255];
  };
  // Neither scrolled away, nor cut off, nor under something else, nor only for who listens.
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
    const isCovered = [0.02, 0.5, 0.98].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const above = document.elementFromPoint(left + width * across, top + height * down);
        return above !== null && !above.contains(element) && !element.contains(above);
      }),
    );
    return width > 2 && height > 2 && !isCovered ? [{ x: left, y: top, width, height }] : [];
  };
  // What cannot be used, or is decoration beside its own words, may be faint.
  const exempt = ":disabled, [aria-disabled=true], [aria-hidden=true], svg";
  return [...document.querySelectorAll(part)].flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: PaintedText[] = [];
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
export function hideTexts(part: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:is(${part}, :is(${part}) *) { -webkit-text-fill-color: transparent !important; text-shadow: none !important }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

export function showTexts(): void {
  document.adoptedStyleSheets.pop();
}
