// Draws a scene in a session of WebXR, among what the device's camera sees, until the session ends.
import type { Object3D, PerspectiveCamera, Scene, WebGLRenderer } from "three";
import type { Frames } from "../frames/frames.ts";

/** What the renderer of a scene has for it. */
export type Immersion = {
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly work: { readonly step?: (now: number) => boolean; readonly prepare?: () => void };
  readonly frames: Pick<Frames, "hold" | "ask">;
  /** As large as on the page once more. */
  readonly sizeUp: () => void;
};

export type Immersed = {
  readonly camera: PerspectiveCamera;
  /** The camera is in it: it tells where the viewer's own space lies in the scene, and how it is turned there. */
  readonly rig: Object3D;
  /** Units of the scene in a metre. */
  readonly scale: number;
  /** Before each frame; false while there is nothing to be seen yet. */
  readonly look: (frame: XRFrame, space: XRReferenceSpace) => boolean;
};

/** Where the place of a matrix stands among its numbers. */
const PLACE = [12, 13, 14] as const;

/** Rejects where the session cannot be drawn in; whoever began it has to end it then. */
export async function immerse(
  { renderer, scene, work, frames, sizeUp }: Immersion,
  session: XRSession,
  { camera, rig, scale, look }: Immersed,
): Promise<void> {
  const { xr } = renderer;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  xr.addEventListener("sessionend", end);
  xr.enabled = true;
  xr.setReferenceSpaceType("local");
  xr.setAnimationLoop((now, frame) => {
    const space = xr.getReferenceSpace();
    if (!frame || !space || !look(frame, space)) return;
    // The eyes go further instead of the scene being smaller: its lights, shadows and what faces them stay as they are.
    const eyes = xr.getCamera();
    for (const { matrix } of [eyes, ...eyes.cameras])
      for (const i of PLACE) matrix.elements[i] *= scale;
    rig.updateMatrixWorld();
    work.step?.(now);
    work.prepare?.();
    renderer.render(scene, camera);
  });
  frames.hold(true);
  try {
    await xr.setSession(session);
    await ended;
  } finally {
    xr.removeEventListener("sessionend", end);
    xr.enabled = false;
    // The renderer would go on with frames of the page.
    renderer.setAnimationLoop(null);
    sizeUp();
    frames.hold(false);
    frames.ask();
  }
}
