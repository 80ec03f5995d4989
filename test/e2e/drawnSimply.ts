// Takes from the pages of a context what software draws slowest: 3D, and the blur behind dialogs.
import type { BrowserContext } from "@playwright/test";

/** Runs in the page, before its own scripts. */
export function drawSimply(): void {
  const real = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
    return kind.startsWith("webgl") ? null : real.call(this, kind as "2d");
  } as typeof real;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("::backdrop { backdrop-filter: none !important }");
  document.adoptedStyleSheets.push(sheet);
}

export const drawnSimply = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(drawSimply);
