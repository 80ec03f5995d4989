// How a farm is looked at: what lies in the middle, how close and how steeply, and the steps from one view to the next.
import { FIELD_SCALE, islandFrame } from "../../../fields/diorama/frames.ts";
import { RADIUS } from "../../../fields/diorama/ground.ts";
import type { PlotPlace } from "../../../fields/diorama/plots.ts";
import { EYE } from "../../../models/svg/view.ts";

/** A point of the ground in the middle of the window, and CSS pixels for a step of the field. */
export type FarmCamera = { readonly x: number; readonly z: number; readonly scale: number };

export type WindowPoint = { readonly x: number; readonly y: number };

/** How much of each side of the window lies beneath other things. */
export type Covered = Readonly<Record<"left" | "right" | "top" | "bottom", number>>;

const uncovered: Covered = { left: 0, right: 0, top: 0, bottom: 0 };

/** The window that a farm is seen through, and what follows from its size. */
export type FarmWindow = {
  readonly width: number;
  readonly height: number;
  readonly covered: Covered;
  /** The scale at which the whole island is seen. */
  readonly whole: number;
  /** What is seen at first: the beds, each plot large enough for a finger. */
  readonly first: FarmCamera;
  /** How steeply that is looked at, in radians over the horizon. */
  readonly rise: number;
};

/** As every drawing of a field looks at it. */
export const EYE_RISE = Math.atan2(EYE[1], Math.hypot(EYE[0], EYE[2]));
const STEEPEST = 1.05;
const STEPS = 40;
const SLANT = Math.SQRT1_2;

/** In CSS pixels: a plot's least side on the screen, and how far the beds keep from the window's edge. */
export const FINGER = 44;
const MARGIN = { aside: 10, above: 34, below: 14 } as const;
/** The rows of a field lie so far apart: ways and planks belong to the plots beside them. */
const ROW = 0.84;
const BETWEEN = 0.1;
/** Where the hand meets a bed: the earth between its planks. */
const EARTH = 0.13;
const CLOSEST = 2.4;

/** The half sides of what is pressed for a plot. */
const reachOf = ({ length }: PlotPlace) => [(length + BETWEEN) / 2, ROW / 2] as const;

/** The corners of what is pressed for a plot, in their turn round it. */
export function plotCorners(plot: PlotPlace) {
  const [along, across] = reachOf(plot);
  const [ax, az] = plot.axis;
  return ([-1, 1, 1, -1] as const).map((k, i) => {
    const side = i < 2 ? -1 : 1;
    return {
      x: plot.x + ax * along * k - az * across * side,
      y: plot.y + EARTH,
      z: plot.z + az * along * k + ax * across * side,
    };
  });
}

export type FieldPoint = { readonly x: number; readonly y: number; readonly z: number };

/** In steps: to the right, and down as the eye sees it from so high. */
const flat = ({ x, y, z }: FieldPoint, rise: number): WindowPoint => ({
  x: (x - z) * SLANT,
  y: (x + z) * SLANT * Math.sin(rise) - y * Math.cos(rise),
});

function boxOf(places: readonly FieldPoint[], rise: number) {
  const all = places.map((place) => flat(place, rise));
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { left, right, top, bottom, width: right - left, height: bottom - top };
}

/** The point of the ground, at height 0, that lies so far right and down. */
function groundAt({ x, y }: WindowPoint, rise: number): { x: number; z: number } {
  const sum = y / Math.sin(rise) / SLANT;
  const difference = x / SLANT;
  return { x: (sum + difference) / 2, z: (sum - difference) / 2 };
}

export const within = (low: number, value: number, high: number) =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));

/** The part of the window in which beds are seen whole. */
export const edgesOf = ({
  width,
  height,
  covered,
}: Pick<FarmWindow, "width" | "height" | "covered">) => ({
  left: covered.left + MARGIN.aside,
  right: width - covered.right - MARGIN.aside,
  top: covered.top + MARGIN.above,
  bottom: height - covered.bottom - MARGIN.below,
});

export function windowOf(
  width: number,
  height: number,
  plots: readonly PlotPlace[],
  covered = uncovered,
): FarmWindow {
  const free = {
    width: width - covered.left - covered.right,
    height: height - covered.top - covered.bottom,
  };
  const whole = Math.min(
    (free.width * FIELD_SCALE) / islandFrame.width,
    (free.height * FIELD_SCALE) / islandFrame.height,
  );
  const corners = plots.flatMap(plotCorners);
  const edges = edgesOf({ width, height, covered });
  const room = { width: edges.right - edges.left, height: edges.bottom - edges.top };
  const looks = Array.from({ length: STEPS + 1 }, (_, i) => {
    const rise = EYE_RISE + ((STEEPEST - EYE_RISE) * i) / STEPS;
    const least = Math.min(
      ...plots.map((plot) => {
        const box = boxOf(plotCorners(plot), rise);
        return Math.min(box.width, box.height);
      }),
    );
    const scale = Math.max(whole, (FINGER + 2) / least);
    const beds = boxOf(corners, rise);
    const fits = beds.width * scale <= room.width && beds.height * scale <= room.height;
    return { rise, scale, beds, fits };
  });
  // The flatter, the more of a field is seen; where the window is too small, the beds are moved in it.
  const { rise, scale, beds } = looks.find(({ fits }) => fits) ?? looks.at(-1)!;
  const aside = { x: covered.right - covered.left, y: covered.bottom - covered.top };
  const middle = {
    x: within(
      beds.right + (width / 2 - edges.right) / scale,
      aside.x / 2 / scale,
      beds.left + (width / 2 - edges.left) / scale,
    ),
    y: within(
      beds.bottom + (height / 2 - edges.bottom) / scale,
      aside.y / 2 / scale,
      beds.top + (height / 2 - edges.top) / scale,
    ),
  };
  return { width, height, covered, whole, rise, first: { ...groundAt(middle, rise), scale } };
}

/** Steep where the beds fill the window, and as the drawings look once the whole island is seen. */
export function riseOf({ scale }: FarmCamera, { whole, first, rise }: FarmWindow): number {
  if (first.scale <= whole) return rise;
  const near = within(0, (scale - whole) / (first.scale - whole), 1);
  return EYE_RISE + (rise - EYE_RISE) * near;
}

/** Where a place of the field is seen in the window, counted from its left and top. */
export function fieldToWindow(
  place: FieldPoint,
  view: FarmCamera,
  window: FarmWindow,
): WindowPoint {
  const rise = riseOf(view, window);
  const from = { x: place.x - view.x, y: place.y, z: place.z - view.z };
  const { x, y } = flat(from, rise);
  return { x: window.width / 2 + x * view.scale, y: window.height / 2 + y * view.scale };
}

/** The point at a height of the field that is seen at a point of the window. */
function onGround(
  { x, y }: WindowPoint,
  height: number,
  view: FarmCamera,
  window: FarmWindow,
): { x: number; z: number } {
  const rise = riseOf(view, window);
  const right = (x - window.width / 2) / view.scale;
  const down = (y - window.height / 2) / view.scale + height * Math.cos(rise);
  const ground = groundAt({ x: right, y: down }, rise);
  return { x: view.x + ground.x, z: view.z + ground.z };
}

/** The plot under a point of the window; null beside them all. */
export function plotUnder(
  point: WindowPoint,
  plots: readonly PlotPlace[],
  view: FarmCamera,
  window: FarmWindow,
): number | null {
  let found: number | null = null;
  let least = 1;
  for (const [i, plot] of plots.entries()) {
    const { x, z } = onGround(point, plot.y + EARTH, view, window);
    const [dx, dz] = [x - plot.x, z - plot.z];
    const [ax, az] = plot.axis;
    const [along, across] = reachOf(plot);
    const off = Math.max(Math.abs(dx * ax + dz * az) / along, Math.abs(dz * ax - dx * az) / across);
    if (off > least) continue;
    [found, least] = [i, off];
  }
  return found;
}

/** Never farther than the whole island, which keeps the middle then; never off the island. */
export function clampFarmCamera({ x, z, scale }: FarmCamera, window: FarmWindow): FarmCamera {
  const { whole, first, covered } = window;
  const near = within(whole, scale, CLOSEST * Math.max(whole, first.scale));
  const aside = {
    x: (covered.right - covered.left) / 2 / near,
    y: (covered.bottom - covered.top) / 2 / near,
  };
  const middle = groundAt(aside, riseOf({ x, z, scale: near }, window));
  const free = near <= whole ? 0 : RADIUS * Math.min(1, 2 * (1 - whole / near) + 0.2);
  const away = Math.hypot(x - middle.x, z - middle.z);
  const back = away > free ? free / away : 1;
  return { x: middle.x + (x - middle.x) * back, z: middle.z + (z - middle.z) * back, scale: near };
}

/** In a window of another size the first view is that of the new one; any other stays as close beside it, about its middle. */
export function reframed(view: FarmCamera, before: FarmWindow, after: FarmWindow): FarmCamera {
  if (view === before.first) return after.first;
  const scale = (view.scale / before.first.scale) * after.first.scale;
  return clampFarmCamera({ ...view, scale }, after);
}

/** The ground follows fingers that went so far, in CSS pixels. */
export function dragFarmCamera(
  view: FarmCamera,
  across: number,
  down: number,
  window: FarmWindow,
): FarmCamera {
  const middle = { x: window.width / 2 - across, y: window.height / 2 - down };
  return clampFarmCamera({ ...onGround(middle, 0, view, window), scale: view.scale }, window);
}

/** Comes closer about a point of the window. */
export function zoomFarmCamera(
  view: FarmCamera,
  by: number,
  at: WindowPoint,
  window: FarmWindow,
): FarmCamera {
  const { scale } = clampFarmCamera({ ...view, scale: view.scale * by }, window);
  const held = onGround(at, 0, view, window);
  const moved = onGround(at, 0, { ...view, scale }, window);
  return clampFarmCamera(
    { x: view.x + held.x - moved.x, z: view.z + held.z - moved.z, scale },
    window,
  );
}

/** A step of an animation: most of the way soon, then softly; the end itself when it is near. */
export function easeFarmCamera(from: FarmCamera, to: FarmCamera, milliseconds: number): FarmCamera {
  const left = Math.exp(-milliseconds / 90);
  const on = (a: number, b: number) => b + (a - b) * left;
  const next = { x: on(from.x, to.x), z: on(from.z, to.z), scale: on(from.scale, to.scale) };
  const off = Math.hypot(next.x - to.x, next.z - to.z) * to.scale + Math.abs(next.scale - to.scale);
  return off < 0.5 ? to : next;
}
