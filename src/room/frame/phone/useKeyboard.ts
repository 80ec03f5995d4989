// Keeps the sheet above the keyboard that a phone draws over the page.
import { type RefObject, useEffect } from "react";

/** Less is a bar of the browser that comes and goes, and no keyboard. */
const KEYBOARD = 120;

type Seen = Pick<VisualViewport, "height" | "offsetTop" | "scale">;

/** How much at the foot of the window lies under a keyboard, and how much of it is seen above; null for none. */
export function keyboardOver(
  windowHeight: number,
  { height, offsetTop, scale }: Seen,
): { readonly covered: number; readonly seen: number } | null {
  // Whoever has drawn the page closer sees a part of it as well.
  if (scale > 1.01 || windowHeight - height < KEYBOARD) return null;
  return {
    covered: Math.max(0, Math.round(windowHeight - height - offsetTop)),
    seen: Math.round(height),
  };
}

export function useKeyboard(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const follow = () => {
      const style = sheet.current?.style;
      const over = keyboardOver(document.documentElement.clientHeight, seen);
      if (!over) {
        style?.removeProperty("--covered");
        style?.removeProperty("--seen");
        return;
      }
      style?.setProperty("--covered", `${over.covered}px`);
      style?.setProperty("--seen", `${over.seen}px`);
    };
    follow();
    for (const change of ["resize", "scroll"]) seen.addEventListener(change, follow);
    return () => {
      for (const change of ["resize", "scroll"]) seen.removeEventListener(change, follow);
    };
  }, [sheet]);
}
