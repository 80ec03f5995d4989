// The ground about the middle of the view that is filled with what stands on it, kept until the view leaves it.
import { eyeOf, type Frame, type MapView, stepOf } from "./mapView.ts";

export type Circle = { readonly x: number; readonly z: number; readonly reach: number };

/** In steps: what reaches into view from outside, and how far one may move before it is filled anew. */
const EDGE = 1;
const SPARE = 2;

/** The circle of before as long as it holds all that is seen and little more. */
export function circleInView(view: MapView, frame: Frame, before: Circle | null): Circle {
  const step = stepOf(view, frame);
  const tall = frame.height / 2 / step / Math.sin(eyeOf(view, frame).rise);
  const seen = Math.hypot(frame.width / 2 / step, tall) + EDGE;
  if (before) {
    const off = Math.hypot(view.x - before.x, view.z - before.z);
    if (off + seen <= before.reach && before.reach <= seen + 3 * SPARE) return before;
  }
  return { x: view.x, z: view.z, reach: seen + SPARE };
}
