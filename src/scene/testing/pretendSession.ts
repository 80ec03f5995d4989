// A session of WebXR whose frames a test makes one by one: it draws on the page's canvas, which can be read.
import { onTestFinished, vi } from "vitest";

type Point = readonly [x: number, y: number, z: number];
/** What a ray ahead met, and whether that lies level. */
type Met = { readonly at: Point; readonly isLevel?: boolean };

const transformAt = ([x, y, z]: Point, isLevel = true) => ({
  position: { x, y, z, w: 1 },
  // A wall's upright comes out of it.
  matrix: isLevel
    ? new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
    : new Float32Array([1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, x, y, z, 1]),
});

/** As wide as it is high, and as far across as ahead. */
const projection = new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -1, 0]);

export type PretendSession = {
  readonly session: XRSession;
  /** Somebody there looks straight ahead; the tracker lost them for null. */
  readonly frame: (viewer: Point | null, met: readonly Met[]) => void;
  readonly touch: () => void;
  readonly isEnded: () => boolean;
};

/** Before the renderer that is to draw in it is opened. */
export function pretendSession(side: number): PretendSession {
  let next: XRFrameRequestCallback | null = null;
  let hasEnded = false;
  const events = new EventTarget();
  const space = {} as XRReferenceSpace;
  const session = Object.assign(events, {
    environmentBlendMode: "alpha-blend",
    enabledFeatures: ["hit-test"],
    renderState: {},
    updateRenderState() {},
    requestReferenceSpace: async () => space,
    requestHitTestSource: async () => ({ cancel() {} }),
    requestAnimationFrame(run: XRFrameRequestCallback) {
      next = run;
      return 1;
    },
    cancelAnimationFrame() {
      next = null;
    },
    async end() {
      if (hasEnded) throw new DOMException("It has ended", "InvalidStateError");
      hasEnded = true;
      events.dispatchEvent(new Event("end"));
    },
  }) as unknown as XRSession;

  vi.stubGlobal("XRWebGLBinding", undefined);
  vi.stubGlobal(
    "XRWebGLLayer",
    class {
      framebuffer = null;
      framebufferWidth = side;
      framebufferHeight = side;
      ignoreDepthValues = true;
      getViewport = () => ({ x: 0, y: 0, width: side, height: side });
    },
  );
  vi.spyOn(WebGL2RenderingContext.prototype, "makeXRCompatible").mockResolvedValue();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return {
    session,
    frame(viewer, met) {
      const transform = viewer && transformAt(viewer);
      const views = [{ transform, projectionMatrix: projection }];
      const frame = {
        getViewerPose: () => transform && { transform, views },
        getHitTestResults: () =>
          met.map(({ at, isLevel }) => ({
            getPose: () => ({ transform: transformAt(at, isLevel) }),
          })),
      };
      const run = next;
      next = null;
      run?.(performance.now(), frame as unknown as XRFrame);
    },
    touch: () => events.dispatchEvent(new Event("select")),
    isEnded: () => hasEnded,
  };
}
