// Which thing of the farm lies under a point of the window.
import { nearness } from "../../../fields/diorama/sight.ts";
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

/** What is hit itself comes before what is only near enough for a finger, and what stands in front before what is behind it. */
export function thingUnder(
  point: WindowPoint,
  things: readonly SceneThing[],
  view: FarmCamera,
  window: FarmWindow,
): SceneThing | null {
  let found: SceneThing | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const off = distanceTo(thing, point, view, window);
    const body = thing.r * view.scale;
    if (off > Math.max(body, FINGER / 2)) continue;
    const [x, , z] = thing.at;
    // Nearness is of some steps: no body that is hit comes after one that is only near.
    const rank = off <= body ? -1_000 - nearness({ x, z }) : off - body;
    if (rank < best) [found, best] = [thing, rank];
  }
  return found;
}
