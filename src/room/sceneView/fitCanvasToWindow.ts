// Lays the canvas under the whole window of the editor, and tells which part of it the panels leave free.
import { type FreePart, freePart } from "../stage/view/freePart.ts";

type Kept = {
  /** Lies in the view, and reaches beyond it. */
  readonly canvas: HTMLElement;
  readonly view: HTMLElement;
  readonly isBusy: () => boolean;
  readonly onPart: (part: FreePart) => void;
};

/** Gives back what looks again, and what ends it. */
export function fitCanvasToWindow({ canvas, view, isBusy, onPart }: Kept) {
  const around = view.closest("[data-window]") ?? view;
  let known: { part: FreePart; window: DOMRect } | null = null;

  const look = () => {
    const [window, free] = [around.getBoundingClientRect(), view.getBoundingClientRect()];
    // Put away behind another view, it has no place; it keeps the one that it had.
    if (free.width === 0) return;
    const inset = [
      window.top - free.top,
      free.right - window.right,
      free.bottom - window.bottom,
      window.left - free.left,
    ];
    canvas.style.setProperty("inset", inset.map((side) => `${side}px`).join(" "));
    known = { part: freePart(known, { window, view: free, isBusy: isBusy() }), window };
    onPart(known.part);
  };
  const observer = new ResizeObserver(look);
  for (const each of new Set([around, view])) observer.observe(each);
  return { look, end: () => observer.disconnect() };
}
