// The renderer of a scene: what becomes of its context when it is left, and of its canvas when it is sized anew.
import { Color, PerspectiveCamera } from "three";
import { expect, onTestFinished, test } from "vitest";
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

test("a canvas of another size is drawn at once, and not left blank until the next frame", async () => {
  const canvas = document.createElement("canvas");
  const camera = new PerspectiveCamera();
  let frames = 0;
  const renderer = openRenderer(canvas, {
    camera: () => camera,
    drawn: () => {
      frames += 1;
    },
    lost() {},
  });
  onTestFinished(renderer.close);
  renderer.scene.background = new Color("#a5481f");
  renderer.resize(40, 30, 1);
  await expect.poll(() => frames).toBe(1);

  renderer.resize(60, 50, 1);
  // In the same task, as the browser paints it.
  const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  copy.drawImage(canvas, 0, 0);
  expect(copy.getImageData(30, 25, 1, 1).data[3]).toBe(255);
  expect(frames).toBe(1);
});
