// The ground that is filled with what stands on it: what the window shows and a little more, kept until the view leaves it (view culling).
import { lensOf, type MapLens } from "./lens.ts";
import type { MapView, MapWindow } from "./mapView.ts";

/** A rectangle turned as the window is: its middle, its turn, and half of either side. */
export type VisibleGround = {
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

export function isOn(
  { x, z, cos, sin, wide, tall }: VisibleGround,
  east: number,
  south: number,
): boolean {
  const right = (east - x) * cos - (south - z) * sin;
  const down = (east - x) * sin + (south - z) * cos;
  return Math.abs(right) <= wide && Math.abs(down) <= tall;
}

/** Whether all four corners of the window lie on it. Asked in each frame: what `isOn` asks, without handing numbers on. */
function holds(
  { x, z, cos, sin, wide, tall }: VisibleGround,
  view: MapView,
  lens: MapLens,
): boolean {
  // Through a pan the window lies as the ground does.
  if (cos === lens.cosTurn && sin === lens.sinTurn) {
    const right = (view.x - x) * cos - (view.z - z) * sin;
    const down = (view.x - x) * sin + (view.z - z) * cos;
    return Math.abs(right) <= wide - lens.wide - EDGE && Math.abs(down) <= tall - lens.tall - EDGE;
  }
  for (let corner = 0; corner < 4; corner++) {
    const aside = (corner & 1 ? 1 : -1) * (lens.wide + EDGE);
    const down = (corner & 2 ? 1 : -1) * (lens.tall + EDGE);
    const east = view.x + aside * lens.cosTurn + down * lens.sinTurn - x;
    const south = view.z - aside * lens.sinTurn + down * lens.cosTurn - z;
    if (Math.abs(east * cos - south * sin) > wide) return false;
    if (Math.abs(east * sin + south * cos) > tall) return false;
  }
  return true;
}

/** The ground of before as long as it holds all that is seen and little more. */
export function groundInView(
  view: MapView,
  frame: MapWindow,
  before: VisibleGround | null,
): VisibleGround {
  const lens = lensOf(view, frame);
  const { cosTurn: cos, sinTurn: sin } = lens;
  const wide = lens.wide + EDGE;
  const tall = lens.tall + EDGE;
  if (
    before &&
    before.wide <= wide + 2 * SPARE &&
    before.tall <= tall + 2 * SPARE &&
    holds(before, view, lens)
  )
    return before;
  return { x: view.x, z: view.z, cos, sin, wide: wide + SPARE, tall: tall + SPARE };
}
