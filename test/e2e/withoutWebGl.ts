// Takes 3D from the pages of a context, as from visitors whose browser has none.
import type { BrowserContext } from "@playwright/test";

export const withoutWebGl = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith("webgl") ? null : real.call(this, kind as "2d");
    } as typeof real;
  });
