// The page that the benchmark of the live map looks at: the map alone, and ways to move it.

import site from "../../site.config.ts";
import { groundOf } from "../../src/fields/country/groundOf.ts";
import { place } from "../../src/fields/land/place.ts";
import type { Season } from "../../src/models/seasons.ts";
import { openLiveMap } from "../../src/world/scene/liveMap.ts";
import type { MapView } from "../../src/world/view/mapView.ts";
import { dragged, zoomFor } from "../../src/world/view/mapView.ts";

export type Asked = {
  readonly day?: number;
  readonly utcHour?: number;
  readonly hour?: number;
  readonly season?: Season;
  readonly at?: number | null;
  readonly own?: readonly number[];
  readonly lit?: readonly number[] | null;
  readonly owned?: readonly number[];
};

export type MapBench = {
  readonly shownMs: Promise<number>;
  readonly ask: (asked: Asked) => void;
  /** So many steps across the narrower side, about a field. */
  readonly look: (field: number, across: number) => void;
  readonly drag: (across: number, down: number) => void;
};

declare global {
  interface Window {
    mapBench: MapBench;
  }
}

const size = Number(new URLSearchParams(location.search).get("size") ?? 10_000);
const { promise: shownMs, resolve } = Promise.withResolvers<number>();
const began = performance.now();
const { address: collection } = site.collection;
const map = openLiveMap(
  document.querySelector("main")!,
  { size, collection, view: null },
  { shown: (isShown) => isShown && resolve(performance.now() - began), rested() {} },
);

window.mapBench = {
  shownMs,
  ask({
    day = 20_700,
    utcHour = 12,
    hour = 12,
    season = "highSun",
    at = null,
    own = [],
    lit,
    owned = [],
  }) {
    map.keep({ day, utcHour, hour, season });
    map.know({ at, own, owned, lit: lit ? new Set(lit) : null });
  },
  look(field, across) {
    map.move(
      (_, frame): MapView => ({ ...groundOf(place(field)), zoom: zoomFor(across, frame) }),
      true,
    );
  },
  drag: (across, down) => map.move((view, frame) => dragged(view, across, down, frame), true),
};
