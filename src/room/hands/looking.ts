// How the view follows the hand: pushed along the floor, brought closer at a point, turned by quarters.
import { keptPan } from "../editor/actions/panActions.ts";
import { ZOOM } from "../editor/actions/viewActions.ts";
import type { ViewState } from "../editor/viewSettings.ts";
import type { Size } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";

/** On the floor, in quarter tiles. */
type FloorPoint = { readonly x: number; readonly z: number };

export function pannedBy(
  { pan }: ViewState,
  from: FloorPoint,
  to: FloorPoint,
  size: Size,
): Pick<ViewState, "pan"> {
  const by = { x: (from.x - to.x) / PER_TILE, z: (from.z - to.z) / PER_TILE };
  return { pan: keptPan({ x: pan.x + by.x, z: pan.z + by.z }, size) };
}

/** What lies under the pointer stays there. */
export function zoomedAt(
  { pan, zoom }: ViewState,
  point: FloorPoint | null,
  by: number,
  size: Size,
): Pick<ViewState, "pan" | "zoom"> {
  const next = Math.max(ZOOM.least, Math.min(ZOOM.most, zoom * by));
  if (!point || next === zoom) return { pan, zoom: next };
  const share = zoom / next;
  const at = {
    x: point.x / PER_TILE - size.columns / 2,
    z: point.z / PER_TILE - size.rows / 2,
  };
  const moved = { x: at.x - share * (at.x - pan.x), z: at.z - share * (at.z - pan.z) };
  return { pan: keptPan(moved, size), zoom: next };
}
