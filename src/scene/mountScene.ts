// Keeps a scene on a canvas in its place: opened, sized with it, opened anew when the device took it away, closed (WebGL context loss and restore).
import { type ContextEvent, firstContext, nextContext } from "./context/context.ts";
import { canvasForScene } from "./context/graphics.ts";

export type MountedScene = {
  /** In CSS pixels, and the screen's dots for each. */
  readonly resize: (width: number, height: number, pixelRatio: number) => void;
  readonly close: () => void;
};

export type SceneMount<Scene extends MountedScene> = {
  /** Null, or an exception, where there are no graphics to be had; `lost` may be told at any time. */
  readonly open: (canvas: HTMLCanvasElement, lost: () => void) => Promise<Scene | null>;
  /** Each time that there is a scene; what it gives back is called before that scene is closed. */
  readonly opened: (scene: Scene) => () => void;
  /** A drawing has to stand in until `opened` is called again, if ever. */
  readonly lost: () => void;
};

/** Gives back what ends it. */
export function mountScene<Scene extends MountedScene>(
  place: HTMLElement,
  { open, opened, lost }: SceneMount<Scene>,
): () => void {
  let context = firstContext;
  let canvas: HTMLCanvasElement | null = null;
  let measure = () => {};
  let clear = () => {};
  let timer = 0;
  const ending = new AbortController();

  function send(event: ContextEvent) {
    const before = context;
    context = nextContext(before, event);
    if (context === before || ending.signal.aborted) return;
    clearTimeout(timer);
    if (context.is === "opening") void begin();
    if (context.is !== "lost") return;
    clear();
    lost();
    if (context.until === null) return;
    // Nobody sees a hidden page, and coming back to it is a try of its own.
    const due = () => document.hidden || send({ type: "due" });
    timer = window.setTimeout(due, context.until - performance.now());
  }

  async function begin() {
    const own = canvasForScene();
    canvas = own;
    const isCurrent = () => canvas === own && context.is === "opening" && !ending.signal.aborted;
    const lose = () => canvas === own && send({ type: "lost", now: performance.now() });
    own.addEventListener("webglcontextrestored", () => {
      // Its scene was closed; the next one has a canvas of its own.
      own.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
      if (canvas === own) send({ type: "restored" });
    });
    place.append(own);
    clear = () => own.remove();
    const scene = await open(own, lose).catch(() => null);
    if (!isCurrent()) return scene?.close();
    if (!scene) return void lose();
    measure = () => {
      const { clientWidth: width, clientHeight: height } = place;
      // Where the page is drawn larger, so many more of the screen's dots belong to each pixel.
      const dots = devicePixelRatio * (place.currentCSSZoom ?? 1);
      if (width > 0 && height > 0) scene.resize(width, height, dots);
    };
    measure();
    const stop = opened(scene);
    clear = () => {
      [measure, clear] = [() => {}, () => {}];
      stop();
      scene.close();
      own.remove();
    };
    send({ type: "opened", now: performance.now() });
  }

  const observer = new ResizeObserver(() => measure());
  observer.observe(place);
  document.addEventListener(
    "visibilitychange",
    () => document.hidden || send({ type: "visible" }),
    { signal: ending.signal },
  );
  void begin();

  return () => {
    ending.abort();
    clearTimeout(timer);
    observer.disconnect();
    clear();
  };
}
