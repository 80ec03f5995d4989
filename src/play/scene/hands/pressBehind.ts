// What is in the page's sky lies behind all else: presses on what is empty before it are handed on.

const FULL = "button, a, input, select, textarea, summary, label, p, h1, h2, h3, li, [role]";

/** At a point of the window; what stands in the way there keeps the press. */
export function pressBehind(x: number, y: number): void {
  for (const one of document.elementsFromPoint(x, y)) {
    const isBehind = one instanceof HTMLElement && one.dataset.behind !== undefined;
    if (isBehind) one.click();
    if (isBehind || one.matches(FULL)) return;
  }
}
