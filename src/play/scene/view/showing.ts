// The view moved only as far as something needs to be seen, and where one looks towards what is out of sight.
import type { PlotPlace } from "../../../fields/diorama/plots.ts";
import type { SceneThing } from "../things/sceneThing.ts";
import {
  dragFarmCamera,
  edgesOf,
  type FarmCamera,
  type FarmWindow,
  type FieldPoint,
  fieldToWindow,
  plotCorners,
  type WindowPoint,
  within,
} from "./farmCamera.ts";

/** The same view, moved only as far as a plot needs to be seen whole. */
export const showing = (plot: PlotPlace, view: FarmCamera, window: FarmWindow): FarmCamera =>
  showingAll(plotCorners(plot), view, window);

/** In CSS pixels: so much about a place is seen with it. */
const ABOUT = 48;

/** The same view, moved only as far as a place needs to be seen with what is about it, at least so far in steps. */
export function showingPlace(
  place: FieldPoint,
  view: FarmCamera,
  window: FarmWindow,
  least = 0,
): FarmCamera {
  return showingAll(roundAbout(place, Math.max(least, ABOUT / view.scale)), view, window);
}

const CORNERS = 16;
const roundAbout = ({ x, y, z }: FieldPoint, r: number): FieldPoint[] =>
  Array.from({ length: CORNERS }, (_, i) => {
    const turn = (2 * Math.PI * i) / CORNERS;
    return { x: x + r * Math.cos(turn), y, z: z + r * Math.sin(turn) };
  });

/** In steps: about the smallest thing there is still a ring to be seen. */
const LEAST_RING = 0.24;

/** The ring about a thing. */
export const thingCorners = ({ at: [x, y, z], r }: SceneThing): FieldPoint[] =>
  roundAbout({ x, y, z }, Math.max(LEAST_RING, r));

/** Where on the edge of the free window one looks towards a place that is beyond it; null where it is in sight. */
export function outOfSight(
  place: FieldPoint,
  view: FarmCamera,
  window: FarmWindow,
): WindowPoint | null {
  const { x, y } = fieldToWindow(place, view, window);
  const { left, right, top, bottom } = edgesOf(window);
  const on = { x: within(left, x, right), y: within(top, y, bottom) };
  return on.x === x && on.y === y ? null : on;
}

function showingAll(
  places: readonly FieldPoint[],
  view: FarmCamera,
  window: FarmWindow,
): FarmCamera {
  const all = places.map((corner) => fieldToWindow(corner, view, window));
  const off = (low: number, high: number, from: number, to: number) =>
    low < from ? from - low : high > to ? to - high : 0;
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const { left, right, top, bottom } = edgesOf(window);
  const across = off(Math.min(...xs), Math.max(...xs), left, right);
  const down = off(Math.min(...ys), Math.max(...ys), top, bottom);
  return across === 0 && down === 0 ? view : dragFarmCamera(view, across, down, window);
}
