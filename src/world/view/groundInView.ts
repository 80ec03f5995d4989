// The ground that is filled with what stands on it: what the window shows and a little more, kept until the view leaves it.
import { type Frame, type MapView, riseOf, stepOf, turnOf } from "./mapView.ts";

/** A rectangle turned as the window is: its middle, its turn, and half of either side. */
export type Ground = {
  readonly x: number;
  readonly z: number;
  readonly cos: number;
  readonly sin: number;
  readonly wide: number;
  readonly tall: number;
};

/** In steps: what reaches into view from outside, and how far one may move before it is filled anew. */
const EDGE = 1;
const SPARE = 1;

export function isOn({ x, z, cos, sin, wide, tall }: Ground, east: number, south: number): boolean {
  const right = (east - x) * cos - (south - z) * sin;
  const down = (east - x) * sin + (south - z) * cos;
  return Math.abs(right) <= wide && Math.abs(down) <= tall;
}

/** The ground of before as long as it holds all that is seen and little more. */
export function groundInView(view: MapView, frame: Frame, before: Ground | null): Ground {
  const step = stepOf(view, frame);
  const turn = turnOf(view, frame);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const wide = frame.width / 2 / step + EDGE;
  const tall = frame.height / 2 / step / Math.sin(riseOf(view, frame)) + EDGE;
  if (before && before.wide <= wide + 2 * SPARE && before.tall <= tall + 2 * SPARE) {
    const acrossX = wide * cos;
    const acrossZ = -wide * sin;
    const downX = tall * sin;
    const downZ = tall * cos;
    if (
      isOn(before, view.x + acrossX + downX, view.z + acrossZ + downZ) &&
      isOn(before, view.x + acrossX - downX, view.z + acrossZ - downZ) &&
      isOn(before, view.x - acrossX + downX, view.z - acrossZ + downZ) &&
      isOn(before, view.x - acrossX - downX, view.z - acrossZ - downZ)
    )
      return before;
  }
  return { x: view.x, z: view.z, cos, sin, wide: wide + SPARE, tall: tall + SPARE };
}
