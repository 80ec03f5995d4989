// Has the page of a test be as on a device without graphics, where drawings stand in for what is live.
import { onTestFinished, vi } from "vitest";
import { askForGraphicsAgain } from "../context/graphics.ts";

/** Over with the test: a page asks once, and whoever comes after on the same page would be without them too. */
export function withoutGraphics(): void {
  const none = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  askForGraphicsAgain();
  onTestFinished(() => {
    none.mockRestore();
    askForGraphicsAgain();
  });
}
