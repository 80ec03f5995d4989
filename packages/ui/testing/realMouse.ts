// The mouse of the browser itself over a test's page: what is pressed, captured and let go is told by the browser.
import type {} from "@vitest/browser-playwright";
import { cdp } from "vitest/browser";

type Point = { readonly x: number; readonly y: number };

/** `held` tells whether its left button is down, as the browser is to believe it. */
export const mouseMoves = (to: Point, held: boolean) =>
  send("mouseMoved", to, { buttons: held ? 1 : 0 });
export const mousePresses = (at: Point) => send("mousePressed", at, { buttons: 1 });
export const mouseLetsGo = (at: Point) => send("mouseReleased", at, { buttons: 0 });

export function middleOfElement(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

// The frame of the tests fills the page's window, so that its points are those of the page.
function send(
  type: "mouseMoved" | "mousePressed" | "mouseReleased",
  { x, y }: Point,
  { buttons }: { buttons: 0 | 1 },
) {
  const isClick = type !== "mouseMoved";
  return cdp().send("Input.dispatchMouseEvent", {
    type,
    x,
    y,
    buttons,
    button: isClick || buttons === 1 ? "left" : "none",
    clickCount: isClick ? 1 : 0,
  });
}
