// How the live map is looked at: where its middle lies, how close, and the steps from one view to the next.

/** The place in the middle of the view, in steps east and south; at zoom 1 the whole country is seen. */
export type MapView = { readonly x: number; readonly z: number; readonly zoom: number };

/** How far the country reaches. */
type Bounds = {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
};

/** A view that is moved in place: a frame of panning makes none. */
export type MovingView = { -readonly [part in keyof MapView]: MapView[part] };

/** The window that the map is seen through, in CSS pixels. */
export type Frame = { readonly width: number; readonly height: number; readonly bounds: Bounds };

const DEGREE = Math.PI / 180;
/** From afar as the drawing has it; close by as a field is drawn, which lies turned by a twelfth. */
const FAR = { rise: 50 * DEGREE, turn: 0 } as const;
const NEAR = { rise: 31 * DEGREE, turn: 15 * DEGREE } as const;

/** Steps across the narrower side of the window: where the eye begins to sink, and where it has sunk. */
const SINKS = { from: 16, to: 6 } as const;
/** One comes no closer than so many steps across. */
const CLOSEST = 2.6;
/** Open sea about the country, in steps. */
const SEA = 4;

const smooth = (t: number): number => t * t * (3 - 2 * t);
const within = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/** Asked for many times in each picture, of a window that stays the same. */
const last: { frame: Frame | null; fit: number } = { frame: null, fit: 0 };

/** CSS pixels for a step at zoom 1. */
function fitOf(frame: Frame): number {
  if (last.frame === frame) return last.fit;
  const { width, height, bounds } = frame;
  const across = bounds.east - bounds.west + 2 * SEA;
  const down = (bounds.south - bounds.north + 2 * SEA) * Math.sin(FAR.rise);
  last.frame = frame;
  last.fit = Math.min(width / across, height / down);
  return last.fit;
}

/** CSS pixels for a step from one field to the next. */
export const stepOf = (view: MapView, frame: Frame): number => view.zoom * fitOf(frame);

/** How many steps the narrower side of the window shows. */
export const acrossOf = (view: MapView, frame: Frame): number =>
  Math.min(frame.width, frame.height) / stepOf(view, frame);

/** 0 from afar, 1 where fields are seen as they are by themselves. */
export const nearness = (across: number): number =>
  smooth(within(0, (SINKS.from - across) / (SINKS.from - SINKS.to), 1));

/** The eye's height over the horizon, in radians. */
export const riseOf = (view: MapView, frame: Frame): number =>
  FAR.rise + (NEAR.rise - FAR.rise) * nearness(acrossOf(view, frame));

/** How far the eye stands east of south, in radians. */
export const turnOf = (view: MapView, frame: Frame): number =>
  FAR.turn + (NEAR.turn - FAR.turn) * nearness(acrossOf(view, frame));

const closestZoom = (frame: Frame): number =>
  Math.max(1, Math.min(frame.width, frame.height) / (CLOSEST * fitOf(frame)));

/** A zoom at which so many steps lie across the narrower side. */
export const zoomFor = (across: number, frame: Frame): number =>
  within(1, Math.min(frame.width, frame.height) / (across * fitOf(frame)), closestZoom(frame));

/** The whole country. */
export const wholeCountry = ({ bounds }: Frame): MapView => ({
  x: (bounds.west + bounds.east) / 2,
  z: (bounds.north + bounds.south) / 2,
  zoom: 1,
});

/** The middle stays on the country, and in its middle where all of it is seen. */
export function keepOn(view: MovingView, frame: Frame): void {
  const { west, east, north, south } = frame.bounds;
  view.zoom = within(1, view.zoom, closestZoom(frame));
  // From afar there is nothing to look for at the edge; close by the coast may lie in the middle.
  const free = 1 - 1 / view.zoom;
  const x = (west + east) / 2;
  const z = (north + south) / 2;
  const wide = ((east - west) / 2) * free;
  const tall = ((south - north) / 2) * free;
  view.x = within(x - wide, view.x, x + wide);
  view.z = within(z - tall, view.z, z + tall);
}

export function clamped({ x, z, zoom }: MapView, frame: Frame): MapView {
  const view = { x, z, zoom };
  keepOn(view, frame);
  return view;
}

type Point = { readonly x: number; readonly y: number };

/** The place on the ground under a point of the window, which is counted from its left and top. */
export function onGround(point: Point, view: MapView, frame: Frame): { x: number; z: number } {
  const turn = turnOf(view, frame);
  const step = stepOf(view, frame);
  const right = (point.x - frame.width / 2) / step;
  const down = (point.y - frame.height / 2) / (step * Math.sin(riseOf(view, frame)));
  return {
    x: view.x + right * Math.cos(turn) + down * Math.sin(turn),
    z: view.z - right * Math.sin(turn) + down * Math.cos(turn),
  };
}

/** Where a place on the ground is seen in the window. */
export function onWindow(place: { x: number; z: number }, view: MapView, frame: Frame): Point {
  const turn = turnOf(view, frame);
  const step = stepOf(view, frame);
  const tall = step * Math.sin(riseOf(view, frame));
  const [east, south] = [place.x - view.x, place.z - view.z];
  const right = east * Math.cos(turn) - south * Math.sin(turn);
  const down = east * Math.sin(turn) + south * Math.cos(turn);
  return { x: frame.width / 2 + right * step, y: frame.height / 2 + down * tall };
}

/** The ground follows a finger that went so far, in CSS pixels. */
export function drag(view: MovingView, across: number, down: number, frame: Frame): void {
  const turn = turnOf(view, frame);
  const step = stepOf(view, frame);
  const right = -across / step;
  const near = -down / (step * Math.sin(riseOf(view, frame)));
  view.x += right * Math.cos(turn) + near * Math.sin(turn);
  view.z += near * Math.cos(turn) - right * Math.sin(turn);
  keepOn(view, frame);
}

export function dragged(
  { x, z, zoom }: MapView,
  across: number,
  down: number,
  frame: Frame,
): MapView {
  const view = { x, z, zoom };
  drag(view, across, down, frame);
  return view;
}

/** Comes closer about a point of the window, which goes on showing the same ground. */
export function zoomedAt(view: MapView, by: number, point: Point, frame: Frame): MapView {
  const held = onGround(point, view, frame);
  const { zoom } = clamped({ ...view, zoom: view.zoom * by }, frame);
  const off = onGround(point, { ...view, zoom }, frame);
  return clamped({ x: view.x + held.x - off.x, z: view.z + held.z - off.z, zoom }, frame);
}

/** A step of the way to another view: most of it soon, then softly. Whether it has come there. */
export function goTowards(view: MovingView, goal: MapView, milliseconds: number): boolean {
  const left = Math.exp(-milliseconds / 140);
  view.x = goal.x + (view.x - goal.x) * left;
  view.z = goal.z + (view.z - goal.z) * left;
  // Twice as close is as far from here as half as close.
  view.zoom = goal.zoom * (view.zoom / goal.zoom) ** left;
  const off = Math.hypot(view.x - goal.x, view.z - goal.z) * view.zoom;
  if (off >= 0.05 || Math.abs(view.zoom / goal.zoom - 1) >= 0.002) return false;
  lookAs(view, goal);
  return true;
}

/** Makes a view the same as another. */
export function lookAs(view: MovingView, other: MapView): void {
  view.x = other.x;
  view.z = other.z;
  view.zoom = other.zoom;
}
