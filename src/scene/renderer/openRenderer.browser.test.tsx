// The renderer of a scene: what becomes of its context when it is left, and of its canvas when it is sized anew.
import { Color, PerspectiveCamera } from "three";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openRenderer } from "./openRenderer.ts";

function open() {
  const canvas = document.createElement("canvas");
  const camera = new PerspectiveCamera();
  const { close } = openRenderer(canvas, { camera: () => camera, drawn() {}, lost() {} });
  const context = canvas.getContext("webgl2")!;
  return { close, isLost: () => context.isContextLost() };
}

describe("openRenderer", () => {
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

  /** One that has drawn its first frame, on a canvas of 40 by 30 dots that nobody else paints. */
  async function drawnOnce() {
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
    /** Its size, and how solid its middle is: in the same task, as the browser would paint it. */
    const seen = () => {
      const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
      const { width, height } = canvas;
      copy.drawImage(canvas, 0, 0);
      return [width, height, copy.getImageData(width / 2, height / 2, 1, 1).data[3]];
    };
    return { renderer, seen, frames: () => frames };
  }

  test("a canvas of another size is drawn at once, and not left blank until the next frame", async () => {
    const { renderer, seen, frames } = await drawnOnce();
    renderer.resize(60, 50, 1);
    expect(seen()).toEqual([60, 50, 255]);
    expect(frames()).toBe(1);
  });

  test("a canvas of another size keeps what was drawn while programs are made, and is drawn with them", async () => {
    // As on a device that says when they are made.
    const prototype = WebGL2RenderingContext.prototype;
    const real = prototype.getExtension as (name: string) => unknown;
    function extensionOf(this: WebGL2RenderingContext, name: string): unknown {
      const isThat = name === "KHR_parallel_shader_compile";
      return isThat ? { COMPLETION_STATUS_KHR: 0x91b1 } : real.call(this, name);
    }
    const asked = vi.spyOn(prototype, "getExtension").mockImplementation(extensionOf as never);
    onTestFinished(() => asked.mockRestore());
    const { renderer, seen, frames } = await drawnOnce();
    const made = renderer.ready();
    renderer.resize(60, 50, 1);
    expect(seen()).toEqual([40, 30, 255]);
    await made;
    expect(seen()).toEqual([60, 50, 255]);
    expect(frames()).toBe(1);
  });
});
