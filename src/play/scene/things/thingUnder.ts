// Which thing of the farm lies under a point of the window.
import {
  type FarmCamera,
  type FarmWindow,
  FINGER,
  fieldToWindow,
  type WindowPoint,
} from "../view/farmCamera.ts";
import type { SceneThing } from "./sceneThing.ts";

/** How far a point lies from the line between the foot and the head of a thing, in CSS pixels. */
function distanceTo(
  { at: [x, y, z], high }: SceneThing,
  point: WindowPoint,
  view: FarmCamera,
  window: FarmWindow,
): number {
  const foot = fieldToWindow({ x, y, z }, view, window);
  const head = fieldToWindow({ x, y: y + high, z }, view, window);
  const [dx, dy] = [head.x - foot.x, head.y - foot.y];
  const [px, py] = [point.x - foot.x, point.y - foot.y];
  const long = dx * dx + dy * dy;
  const way = long === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / long));
  return Math.hypot(px - dx * way, py - dy * way);
}

/** The one whose middle is nearest, as its size goes: of a small one before a large one both can be pressed. The smallest is large enough for a finger. */
export function thingUnder(
  point: WindowPoint,
  things: readonly SceneThing[],
  view: FarmCamera,
  window: FarmWindow,
): SceneThing | null {
  let found: SceneThing | null = null;
  let least = 1;
  for (const thing of things) {
    const reach = Math.max(thing.r * view.scale, FINGER / 2);
    const off = distanceTo(thing, point, view, window) / reach;
    if (off <= least) [found, least] = [thing, off];
  }
  return found;
}
