// One context for the question and the first scene, another for each scene after it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askForGraphicsAgain, canvasForScene, hasWebGl } from "./graphics.ts";

// Other tests have asked on this page.
beforeEach(askForGraphicsAgain);
afterEach(() => {
  vi.restoreAllMocks();
  askForGraphicsAgain();
});

/** The canvases that were asked for a context. */
function asked(): Set<HTMLCanvasElement> {
  const all = new Set<HTMLCanvasElement>();
  const { getContext } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
    this: HTMLCanvasElement,
    ...how: unknown[]
  ) {
    all.add(this);
    return Reflect.apply(getContext, this, how);
  } as never);
  return all;
}

test("however often it is asked whether there are graphics, one context is made, and the first scene has it", () => {
  const all = asked();
  expect([hasWebGl(), hasWebGl()]).toEqual([true, true]);
  const first = canvasForScene();
  expect([...all]).toEqual([first]);
  expect(canvasForScene()).not.toBe(first);
  expect(hasWebGl()).toBe(true);
  expect(all.size).toBe(1);
});

test("a context that was taken away meanwhile is left, and the scene has a canvas of its own", async () => {
  const all = asked();
  hasWebGl();
  const [probe] = all;
  const context = probe!.getContext("webgl2")!;
  context.getExtension("WEBGL_lose_context")!.loseContext();
  await expect.poll(() => context.isContextLost()).toBe(true);
  expect(canvasForScene()).not.toBe(probe);
});

test("a device without graphics is asked once", () => {
  const none = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  expect([hasWebGl(), hasWebGl()]).toEqual([false, false]);
  expect(none).toHaveBeenCalledTimes(1);
});
