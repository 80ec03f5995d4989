// How the live map is looked at: where its middle lies, how close, and the steps from one view to the next.
import { fitOf, lensOf, type MapWindow } from "./lens.ts";

export type { MapWindow } from "./lens.ts";

/** The place in the middle of the view, in steps east and south; at zoom 1 the whole country is seen. */
export type MapView = { readonly x: number; readonly z: number; readonly zoom: number };

/** A view that is moved in place: a frame of panning makes none. */
export type MovingView = { -readonly [part in keyof MapView]: MapView[part] };

/** One comes no closer than so many steps across. */
const CLOSEST = 2.6;
const within = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

const closestZoom = (frame: MapWindow): number =>
  Math.max(1, Math.min(frame.width, frame.height) / (CLOSEST * fitOf(frame)));

/** A zoom at which so many steps lie across the narrower side. */
export const zoomFor = (across: number, frame: MapWindow): number =>
  within(1, Math.min(frame.width, frame.height) / (across * fitOf(frame)), closestZoom(frame));

/** The whole country. */
export const wholeCountry = ({ bounds }: MapWindow): MapView => ({
  x: (bounds.west + bounds.east) / 2,
  z: (bounds.north + bounds.south) / 2,
  zoom: 1,
});

/** The middle stays on the country, and in its middle where all of it is seen. */
export function clampInPlace(view: MovingView, frame: MapWindow): void {
  view.zoom = within(1, view.zoom, closestZoom(frame));
  keepInside(view, frame);
}

/** Whoever pans comes no closer: only the middle may have left the country. */
function keepInside(view: MovingView, frame: MapWindow): void {
  const { west, east, north, south } = frame.bounds;
  // From afar there is nothing to look for at the edge; close by the coast may lie in the middle.
  const free = 1 - 1 / view.zoom;
  const x = (west + east) / 2;
  const z = (north + south) / 2;
  const wide = ((east - west) / 2) * free;
  const tall = ((south - north) / 2) * free;
  view.x = within(x - wide, view.x, x + wide);
  view.z = within(z - tall, view.z, z + tall);
}

export function clampMapView({ x, z, zoom }: MapView, frame: MapWindow): MapView {
  const view = { x, z, zoom };
  clampInPlace(view, frame);
  return view;
}

type Point = { readonly x: number; readonly y: number };

/** The place on the ground under a point of the window, which is counted from its left and top. */
export function windowToGround(
  point: Point,
  view: MapView,
  frame: MapWindow,
): { x: number; z: number } {
  const { step, sinRise, sinTurn, cosTurn } = lensOf(view, frame);
  const right = (point.x - frame.width / 2) / step;
  const down = (point.y - frame.height / 2) / (step * sinRise);
  return {
    x: view.x + right * cosTurn + down * sinTurn,
    z: view.z - right * sinTurn + down * cosTurn,
  };
}

/** Where a place on the ground is seen in the window. */
export function groundToWindow(
  place: { x: number; z: number },
  view: MapView,
  frame: MapWindow,
): Point {
  const { step, sinRise, sinTurn, cosTurn } = lensOf(view, frame);
  const [east, south] = [place.x - view.x, place.z - view.z];
  const right = east * cosTurn - south * sinTurn;
  const down = east * sinTurn + south * cosTurn;
  return { x: frame.width / 2 + right * step, y: frame.height / 2 + down * step * sinRise };
}

/** The ground follows a finger that went so far, in CSS pixels. */
export function dragMapView(
  view: MovingView,
  across: number,
  down: number,
  frame: MapWindow,
): void {
  const { step, sinRise, sinTurn, cosTurn } = lensOf(view, frame);
  const right = -across / step;
  const near = -down / (step * sinRise);
  view.x += right * cosTurn + near * sinTurn;
  view.z += near * cosTurn - right * sinTurn;
  keepInside(view, frame);
}

export function draggedMapView(
  { x, z, zoom }: MapView,
  across: number,
  down: number,
  frame: MapWindow,
): MapView {
  const view = { x, z, zoom };
  dragMapView(view, across, down, frame);
  return view;
}

/** Comes closer about a point of the window, which goes on showing the same ground. */
export function zoomMapView(view: MapView, by: number, point: Point, frame: MapWindow): MapView {
  const held = windowToGround(point, view, frame);
  const { zoom } = clampMapView({ ...view, zoom: view.zoom * by }, frame);
  const off = windowToGround(point, { ...view, zoom }, frame);
  return clampMapView({ x: view.x + held.x - off.x, z: view.z + held.z - off.z, zoom }, frame);
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
