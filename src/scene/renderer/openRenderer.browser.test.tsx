// The context of a canvas that is left: kept while the next page is painted, given back after it, never two at once.
import { PerspectiveCamera } from "three";
import { expect, test } from "vitest";
import { openRenderer } from "./openRenderer.ts";

function open() {
  const canvas = document.createElement("canvas");
  const camera = new PerspectiveCamera();
  const { close } = openRenderer(canvas, { camera: () => camera, drawn() {}, lost() {} });
  const context = canvas.getContext("webgl2")!;
  return { close, isLost: () => context.isContextLost() };
}

test("it is given back by and by, and before another one is opened", async () => {
  let before = open();
  // More than a browser keeps at once: it would take away those that are in use.
  for (let n = 0; n < 20; n++) {
    before.close();
    expect(before.isLost()).toBe(false);
    const next = open();
    expect(before.isLost()).toBe(true);
    expect(next.isLost()).toBe(false);
    before = next;
  }
  before.close();
  await expect.poll(before.isLost).toBe(true);
});
