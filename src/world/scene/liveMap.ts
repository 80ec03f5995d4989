// The live map in its place: where it is looked at from, the way to the next view, and what is known of it meanwhile.
import { countryBounds, hexCentre, hexOn } from "../../fields/land/hexCentre.ts";
import { place as placeOf } from "../../fields/land/place.ts";
import { openLive } from "../../scene/live/openLive.ts";
import type { RendererStats } from "../../scene/renderer/openRenderer.ts";
import { lensOf } from "../view/lens.ts";
import {
  clampInPlace,
  clampMapView,
  dragMapView as dragView,
  goTowards,
  groundToWindow,
  lookAs,
  type MapView,
  type MapWindow,
  type MovingView,
  wholeCountry,
  windowToGround,
  zoomFor,
} from "../view/mapView.ts";
import { watchRest } from "../view/watchRest.ts";
import { openCountryBuilder } from "./countryBuilder.ts";
import type { NearField } from "./joinFields.ts";
import { fieldOn, type MapFields, type MapScene, type MapTime, openMapScene } from "./mapScene.ts";
import { openNearFields } from "./nearFields.ts";

type Point = { readonly x: number; readonly y: number };

export type LiveMapScene = {
  readonly know: (fields: MapFields) => void;
  readonly keep: (time: MapTime) => void;
  /** At once under a finger, by and by after a button. */
  readonly move: (next: (view: MapView, frame: MapWindow) => MapView, atOnce?: boolean) => void;
  /** Follows a finger, in CSS pixels, which comes with every frame: nothing is made for one. */
  readonly drag: (across: number, down: number) => void;
  /** Goes to where a field is seen, if it is not; closer where fields can hardly be told apart. */
  readonly show: (field: number) => void;
  readonly fieldUnder: (point: Point) => number | null;
  readonly close: () => void;
};

type LiveMapOf = {
  readonly size: number;
  /** The contract by which the traits of fields are drawn. */
  readonly collection: string;
  /** Where it is looked at from at first; null for the whole country. */
  readonly view: MapView | null;
};

type LiveMapEvents = {
  /** Whether the map is to be seen on its canvas; a drawing stands in where it is not. */
  readonly shown: (isShown: boolean) => void;
  /** It leaves the view that was told last. */
  readonly moved: () => void;
  /** The view, whenever it has come to rest, and the window that it is seen through. */
  readonly rested: (view: MapView, frame: MapWindow) => void;
};

/** A canvas with what its last frame took, for the benchmark, which holds the map to little and to no frame at rest. */
export type MapCanvas = HTMLCanvasElement & { drawn?: RendererStats };

/** Steps across the window by which a field is found, and how many show it among its neighbours. */
const FINDS = { most: 40, shows: 16 } as const;
/** Steps across the window from which on fields are seen as they are by themselves. */
const NEAR = 7.5;
/** A field so near the edge of the window, as a share of it, is not yet shown. */
const EDGE = 0.14;

export function openLiveMap(
  place: HTMLElement,
  { size, collection, view: first }: LiveMapOf,
  events: LiveMapEvents,
): LiveMapScene {
  let frame: MapWindow = { width: 0, height: 0, bounds: countryBounds(size) };
  // Moved in place: whoever is told of a view is given another one.
  const view: MovingView = { x: 0, z: 0, zoom: 1 };
  const goal: MovingView = { x: 0, z: 0, zoom: 1 };
  let isPlaced = first !== null;
  if (first) lookAs(goal, first);
  let fields: MapFields = { lit: null, owned: null, own: [], at: null };
  let time: MapTime | null = null;
  /** What was asked for before there was a window to see it through. */
  let waiting: (() => void) | null = null;
  let close: readonly NearField[] = [];

  const builder = openCountryBuilder(size, (parish, things) => {
    live.scene()?.stand(parish, things);
    look();
  });

  const resting = watchRest({
    isUnderWay: () => live.isUnderWay(),
    moved: events.moved,
    rested() {
      approach();
      const { x, z, zoom } = view;
      events.rested({ x, z, zoom }, frame);
    },
  });

  const nearFields = openNearFields(size, collection, (fields) => {
    close = fields;
    live.scene()?.bring(fields);
  });

  /** The chosen field where it is in view, else the one in the middle. */
  function approach() {
    if (!time || frame.width === 0) return;
    const { width, height } = frame;
    const isClose = lensOf(view, frame).across < NEAR;
    const { season, isNight } = time;
    const middle = isClose ? (chosenInView() ?? fieldUnder({ x: width / 2, y: height / 2 })) : null;
    // Whoever keeps a field has lit its lamps by evening.
    nearFields.want(middle, season, (id) => isNight && fields.owned?.includes(id) === true);
  }

  function chosenInView(): number | null {
    if (fields.at === null) return null;
    const { x, y } = groundToWindow(hexCentre(placeOf(fields.at)), view, frame);
    const isInside = x > 0 && y > 0 && x < frame.width && y < frame.height;
    return isInside ? fields.at : null;
  }

  function fieldUnder(point: Point): number | null {
    if (frame.width === 0) return null;
    const { x, z } = windowToGround(point, view, frame);
    return fieldOn(hexOn(x, z), size);
  }

  function look() {
    if (frame.width > 0) live.scene()?.look(view, frame);
  }

  function arrive(): void {
    lookAs(view, goal);
    live.rest();
    look();
    resting.step();
  }

  function sized(width: number, height: number) {
    frame = { ...frame, width, height };
    if (!isPlaced) lookAs(goal, wholeCountry(frame));
    isPlaced = true;
    clampInPlace(goal, frame);
    waiting?.();
    waiting = null;
    arrive();
    approach();
  }

  function move(next: (view: MapView, frame: MapWindow) => MapView, atOnce = false) {
    if (frame.width === 0) {
      waiting = () => move(next, true);
      return;
    }
    lookAs(goal, next(goal, frame));
    live.go(atOnce, arrive);
  }

  function drag(across: number, down: number) {
    if (frame.width === 0) return;
    dragView(goal, across, down, frame);
    arrive();
  }

  function show(field: number, atOnce = false) {
    if (frame.width === 0) {
      waiting = () => show(field, true);
      return;
    }
    const middle = hexCentre(placeOf(field));
    move((from) => {
      const { x, y } = groundToWindow(middle, from, frame);
      const isInside = (at: number, long: number) => at > long * EDGE && at < long * (1 - EDGE);
      const isFound = lensOf(from, frame).across <= FINDS.most;
      if (isFound && isInside(x, frame.width) && isInside(y, frame.height)) return from;
      const zoom = isFound ? from.zoom : zoomFor(FINDS.shows, frame);
      return clampMapView({ ...middle, zoom }, frame);
    }, atOnce);
  }

  const live = openLive<MapScene>(place, {
    open: async (canvas, work) =>
      openMapScene(canvas, size, await builder.country(), { ...work, thingsIn: builder.thingsIn }),
    ease: (milliseconds) => goTowards(view, goal, milliseconds),
    look() {
      look();
      resting.step();
    },
    sized,
    present(scene) {
      scene.know(fields);
      if (time) scene.keep(time);
      scene.bring(close);
      look();
      void live.reveal();
    },
    shown: () => events.shown(true),
    lost: () => events.shown(false),
    drawn(canvas: MapCanvas, stats) {
      canvas.drawn = stats;
    },
  });

  return {
    know(next) {
      fields = next;
      live.scene()?.know(next);
      approach();
    },
    keep(next) {
      time = next;
      live.scene()?.keep(next);
      approach();
    },
    move,
    drag,
    show,
    fieldUnder,
    close() {
      resting.stop();
      live.close();
      builder.close();
      nearFields.close();
    },
  };
}
