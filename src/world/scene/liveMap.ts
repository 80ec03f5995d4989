// The live map in its place: where it is looked at from, the way to the next view, and what is known of it meanwhile.
import { boundsOf, groundOf, hexOn } from "../../fields/country/groundOf.ts";
import { place as placeOf } from "../../fields/land/place.ts";
import { lightAt } from "../../scene/light/hourAt.ts";
import { mountScene } from "../../scene/mountScene.ts";
import {
  acrossOf,
  clamped,
  eased,
  type Frame,
  type MapView,
  onGround,
  onWindow,
  wholeCountry,
  zoomFor,
} from "../view/mapView.ts";
import { openCountryBuilder } from "./countryBuilder.ts";
import type { NearField } from "./joinFields.ts";
import { fieldOn, type MapFields, type MapScene, type MapTime, openMapScene } from "./mapScene.ts";
import { openNearFields } from "./nearFields.ts";

type Point = { readonly x: number; readonly y: number };

export type LiveMap = {
  readonly know: (fields: MapFields) => void;
  readonly keep: (time: MapTime) => void;
  /** At once under a finger, by and by after a button. */
  readonly move: (next: (view: MapView, frame: Frame) => MapView, atOnce?: boolean) => void;
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
  /** The view, whenever it has come to rest. */
  readonly rested: (view: MapView) => void;
};

/** In milliseconds: what a movement begins with, and the most that a tab that slept makes up for. */
const STEP = { first: 16, most: 50 } as const;
/** A finger that lingers this long has come to rest. */
const REST_MS = 300;
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
): LiveMap {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let scene: MapScene | null = null;
  let frame: Frame = { width: 0, height: 0, bounds: boundsOf(size) };
  let [view, goal] = [first, first];
  let fields: MapFields = { lit: null, owned: null, own: [], at: null };
  let time: MapTime | null = null;
  let waiting: number | null = null;
  let before: number | null = null;
  let timer = 0;
  let isShown = false;
  let close: readonly [readonly number[], readonly NearField[]] = [[], []];

  const builder = openCountryBuilder(size, (parish, things) => {
    scene?.stand(parish, things);
    look();
  });

  const nearFields = openNearFields(size, collection, (ids, fields) => {
    close = [ids, fields];
    scene?.bring(ids, fields);
  });

  /** The chosen field where it is in view, else the one in the middle. */
  function approach() {
    if (!view || !time || frame.width === 0) return;
    const { width, height } = frame;
    const isClose = acrossOf(view, frame) < NEAR;
    const { season, hour } = time;
    const middle = isClose ? (chosenInView() ?? fieldUnder({ x: width / 2, y: height / 2 })) : null;
    nearFields.want(middle, season, lightAt(hour, season) !== "day");
  }

  function chosenInView(): number | null {
    if (fields.at === null || !view) return null;
    const { x, y } = onWindow(groundOf(placeOf(fields.at)), view, frame);
    const isInside = x > 0 && y > 0 && x < frame.width && y < frame.height;
    return isInside ? fields.at : null;
  }

  function fieldUnder(point: Point): number | null {
    if (!view || frame.width === 0) return null;
    const { x, z } = onGround(point, view, frame);
    return fieldOn(hexOn(x, z), size);
  }

  function look() {
    if (scene && view && frame.width > 0) scene.look(view, frame);
  }

  function step(now: number): boolean {
    if (view && goal && view !== goal) {
      view = eased(view, goal, Math.min(now - (before ?? now - STEP.first), STEP.most));
      look();
      if (view === goal) rest();
    }
    before = view === goal ? null : now;
    return before !== null;
  }

  function rest() {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (view !== goal || !view) return;
      approach();
      events.rested(view);
    }, REST_MS);
  }

  function sized(width: number, height: number) {
    frame = { ...frame, width, height };
    view = goal = clamped(goal ?? wholeCountry(frame), frame);
    if (waiting !== null) show(waiting, true);
    waiting = null;
    look();
    approach();
  }

  function move(next: (view: MapView, frame: Frame) => MapView, atOnce = false) {
    if (!goal || frame.width === 0) return;
    goal = next(goal, frame);
    if (!atOnce && !still.matches) return scene?.ask();
    view = goal;
    look();
    rest();
  }

  function show(field: number, atOnce = false) {
    if (frame.width === 0) {
      waiting = field;
      return;
    }
    const middle = groundOf(placeOf(field));
    move((from) => {
      const { x, y } = onWindow(middle, from, frame);
      const isInside = (at: number, long: number) => at > long * EDGE && at < long * (1 - EDGE);
      const isFound = acrossOf(from, frame) <= FINDS.most;
      if (isFound && isInside(x, frame.width) && isInside(y, frame.height)) return from;
      const zoom = isFound ? from.zoom : zoomFor(FINDS.shows, frame);
      return clamped({ ...middle, zoom }, frame);
    }, atOnce);
  }

  const unmount = mountScene<MapScene>(place, {
    async open(canvas, lost) {
      const country = await builder.country;
      const opened = openMapScene(canvas, size, country, {
        step,
        lost,
        thingsIn: builder.thingsIn,
        drawn({ frames, calls, triangles }) {
          // For the benchmark, which holds the map to few calls and none when idle.
          canvas.dataset.frames = `${frames}`;
          canvas.dataset.calls = `${calls}`;
          canvas.dataset.triangles = `${triangles}`;
          if (isShown) return;
          isShown = true;
          events.shown(true);
        },
      });
      return {
        ...opened,
        resize(width, height, ratio) {
          opened.resize(width, height, ratio);
          scene = opened;
          sized(width, height);
        },
      };
    },
    opened(next) {
      scene = next;
      scene.know(fields);
      if (time) scene.keep(time);
      scene.bring(...close);
      look();
      return () => {
        scene = null;
      };
    },
    lost() {
      isShown = false;
      events.shown(false);
    },
  });

  return {
    know(next) {
      fields = next;
      scene?.know(next);
      approach();
    },
    keep(next) {
      time = next;
      scene?.keep(next);
      approach();
    },
    move,
    show,
    fieldUnder,
    close() {
      clearTimeout(timer);
      unmount();
      builder.close();
      nearFields.close();
    },
  };
}
