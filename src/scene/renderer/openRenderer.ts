// The renderer of a scene, from its canvas to its end: the same light and shadows for all, frames on demand.
import { ACESFilmicToneMapping, type Camera, PCFShadowMap, Scene, WebGLRenderer } from "three";
import { contextAttributes } from "../context/graphics.ts";
import { framesOnDemand } from "../frames/frames.ts";
import { releaseContextLater, releaseContextsNow } from "./leftContexts.ts";
import { isProcessor, painterOf, sharpness } from "./sharpness.ts";

export type RendererWork = {
  readonly camera: () => Camera;
  /** Before each frame; true asks for another after it. */
  readonly step?: (now: number) => boolean;
  /** Before anything is drawn, a frame or a pose. */
  readonly prepare?: () => void;
  /** After each frame. */
  readonly drawn: (stats: RendererStats) => void;
  readonly sized?: (width: number, height: number) => void;
  /** The device took the canvas away: all that is left to do is to close. */
  readonly lost: () => void;
};

/** Of the last frame, but for the number of all frames: one object for good, so that no frame makes another. */
export type RendererStats = {
  readonly frames: number;
  readonly calls: number;
  readonly triangles: number;
};

export type SceneRenderer = {
  readonly scene: Scene;
  readonly ask: () => void;
  /** Has the programs of all that is on the scene made; no frame is drawn meanwhile, since it would wait for each. */
  readonly ready: () => Promise<void>;
  /** While nobody sees the canvas no frame is drawn; what was asked for meanwhile is drawn afterwards. */
  readonly hold: (isHeld: boolean) => void;
  /** The shadows of the sun are drawn anew with the next frame. */
  readonly shade: () => void;
  readonly expose: (exposure: number) => void;
  readonly resize: (width: number, height: number, pixelRatio: number) => void;
  /** Draws once in another size and then as before, so that nobody sees it but `take`. */
  readonly pose: (
    width: number,
    height: number,
    take: (canvas: HTMLCanvasElement) => void,
    after: () => void,
  ) => void;
  /** Draws at once as a camera sees it, in exactly this size, and reads the dots, the lowest row first. */
  readonly shoot: (width: number, height: number, camera: Camera, into: Uint8Array) => void;
  /** Draws at once, in the size that it has, whoever is looking: what was drawn is there until `take` is over. */
  readonly snap: (take: (canvas: HTMLCanvasElement) => void) => void;
  readonly stats: () => RendererStats;
  /** Each frame is dear: a processor draws it. */
  readonly isSlow: boolean;
  readonly close: () => void;
};

/** Throws where the device gives no WebGL. */
export function openRenderer(canvas: HTMLCanvasElement, work: RendererWork): SceneRenderer {
  releaseContextsNow();
  const renderer = new WebGLRenderer({ canvas, ...contextAttributes });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.localClippingEnabled = true;
  // To ask a program whether it is sound waits until it is made.
  renderer.debug.checkShaderErrors = !import.meta.env.PROD;
  const painter = painterOf(renderer.getContext());
  const scene = new Scene();
  let size = { width: 1, height: 1, ratio: 1 };

  const render = () => {
    work.prepare?.();
    renderer.render(scene, work.camera());
  };
  const frames = framesOnDemand(
    {
      step: work.step ?? (() => false),
      draw() {
        render();
        work.drawn(stats());
      },
    },
    { request: (run) => requestAnimationFrame(run), cancel: (id) => cancelAnimationFrame(id) },
  );
  let isHeld = false;
  let making = 0;
  const hold = () => frames.hold(isHeld || making > 0);
  const counted = { frames: 0, calls: 0, triangles: 0 };
  const stats = (): RendererStats => {
    counted.frames = frames.count();
    counted.calls = renderer.info.render.calls;
    counted.triangles = renderer.info.render.triangles;
    return counted;
  };
  const setSize = (width: number, height: number, ratio: number) => {
    renderer.setPixelRatio(ratio);
    renderer.setSize(width, height, false);
    work.sized?.(width, height);
  };
  const sizeUp = () => setSize(size.width, size.height, sharpness(size.ratio, painter));
  let isOutgrown = false;
  /** A canvas of another size is blank, and the browser would paint it so until the next frame. */
  const grow = () => {
    isOutgrown = false;
    sizeUp();
    if (frames.count() > 0 && !isHeld) render();
  };
  const lost = (event: Event) => {
    // Without this the browser would never give it back.
    event.preventDefault();
    work.lost();
  };
  canvas.addEventListener("webglcontextlost", lost);

  return {
    scene,
    stats,
    isSlow: isProcessor(painter),
    ask: frames.ask,
    async ready() {
      // Where a device does not say when they are made, there is nothing to wait for but the frame itself.
      if (!renderer.extensions.has("KHR_parallel_shader_compile")) return;
      making += 1;
      hold();
      await renderer.compileAsync(scene, work.camera());
      making -= 1;
      if (making === 0 && isOutgrown) grow();
      hold();
    },
    hold(held) {
      isHeld = held;
      hold();
    },
    shade: () => {
      renderer.shadowMap.needsUpdate = true;
    },
    expose: (exposure) => {
      renderer.toneMappingExposure = exposure;
    },
    resize(width, height, ratio) {
      const isSame = size.width === width && size.height === height && size.ratio === ratio;
      if (width <= 0 || height <= 0 || isSame) return;
      size = { width, height, ratio };
      // While programs are made what was drawn stays, drawn out to its place: no frame could follow.
      if (making > 0 && frames.count() > 0) isOutgrown = true;
      else grow();
      frames.ask();
    },
    pose(width, height, take, after) {
      setSize(width, height, 1);
      render();
      take(canvas);
      after();
      sizeUp();
      render();
    },
    shoot(width, height, camera, into) {
      if (canvas.width !== width || canvas.height !== height) setSize(width, height, 1);
      work.prepare?.();
      renderer.render(scene, camera);
      const gl = renderer.getContext();
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, into);
    },
    snap(take) {
      render();
      take(canvas);
    },
    close() {
      frames.stop();
      canvas.removeEventListener("webglcontextlost", lost);
      renderer.dispose();
      releaseContextLater(() => {
        if (!renderer.getContext().isContextLost()) renderer.forceContextLoss();
      });
    },
  };
}
