// The canvas and its frames: one is drawn when it is asked for, and none otherwise.
import { ACESFilmicToneMapping, type Camera, PCFShadowMap, Scene, WebGLRenderer } from "three";
import { painterOf, sharpness } from "./sharpness.ts";

type FrameWork = {
  readonly camera: () => Camera;
  /** Before each frame; true asks for another after it. */
  readonly step: (now: number) => boolean;
  /** Before anything is drawn, a frame or a pose. */
  readonly prepare: () => void;
  readonly drawn: () => void;
  readonly sized: (width: number, height: number) => void;
  readonly lost: () => void;
  readonly restored: () => void;
};

export type FrameScene = {
  readonly scene: Scene;
  readonly ask: () => void;
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
  readonly stats: () => { frames: number; calls: number; triangles: number };
  readonly close: () => void;
};

/** Throws where the device gives no WebGL. */
export function openFrameScene(canvas: HTMLCanvasElement, work: FrameWork): FrameScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, stencil: true });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.localClippingEnabled = true;
  const painter = painterOf(renderer.getContext());
  const scene = new Scene();

  let frame = 0;
  let frames = 0;
  let isClosed = false;
  let size = { width: 1, height: 1, ratio: 1 };

  const ask = () => {
    if (!isClosed) frame ||= requestAnimationFrame(draw);
  };
  function render() {
    work.prepare();
    renderer.render(scene, work.camera());
  }
  function draw(now: number) {
    frame = 0;
    const isMoving = work.step(now);
    render();
    frames += 1;
    work.drawn();
    if (isMoving) ask();
  }
  function sizeUp() {
    renderer.setPixelRatio(sharpness(size.ratio, painter));
    renderer.setSize(size.width, size.height, false);
    work.sized(size.width, size.height);
  }

  const lost = (event: Event) => {
    event.preventDefault();
    work.lost();
  };
  canvas.addEventListener("webglcontextlost", lost);
  canvas.addEventListener("webglcontextrestored", work.restored);

  return {
    scene,
    ask,
    shade: () => {
      renderer.shadowMap.needsUpdate = true;
    },
    expose: (exposure) => {
      renderer.toneMappingExposure = exposure;
    },
    resize(width, height, ratio) {
      if (width <= 0 || height <= 0) return;
      size = { width, height, ratio };
      sizeUp();
      ask();
    },
    pose(width, height, take, after) {
      renderer.setPixelRatio(1);
      renderer.setSize(width, height, false);
      work.sized(width, height);
      render();
      take(canvas);
      after();
      sizeUp();
      render();
    },
    stats: () => {
      const { calls, triangles } = renderer.info.render;
      return { frames, calls, triangles };
    },
    close() {
      isClosed = true;
      cancelAnimationFrame(frame);
      canvas.removeEventListener("webglcontextlost", lost);
      canvas.removeEventListener("webglcontextrestored", work.restored);
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}
