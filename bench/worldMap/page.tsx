// The page that the benchmark of the live map looks at: the map alone, and ways to move it.
import "./page.css";
import { createRoot } from "react-dom/client";
import site from "../../site.config.ts";
import { countryBounds, hexCentre } from "../../src/fields/land/hexCentre.ts";
import { place } from "../../src/fields/land/place.ts";
import { LiveMap } from "../../src/world/live/LiveMap.tsx";
import { type MapView, zoomFor } from "../../src/world/view/mapView.ts";

type Asked = {
  /** As a visitor's clock writes it. */
  readonly now?: string;
  readonly at?: number | null;
  readonly own?: readonly number[];
  readonly lit?: readonly number[] | null;
  readonly owned?: readonly number[];
};

type MapBench = {
  /** Opens the map about a field, so many steps across the narrower side; how long that took, in milliseconds. */
  readonly look: (field: number, across: number, asked?: Asked) => Promise<number>;
  /** Moves a finger that lies on the map. */
  readonly drag: (across: number, down: number) => void;
};

declare global {
  interface Window {
    mapBench: MapBench;
  }
}

const { address: collection } = site.collection;
const size = Number(new URLSearchParams(location.search).get("size") ?? site.collection.size);
const main = document.querySelector("main")!;
const root = createRoot(main);
let opened = 0;
let finger: { x: number; y: number } | null = null;

function point(type: string, { x, y }: { x: number; y: number }): void {
  const stage = document.elementFromPoint(innerWidth / 2, innerHeight / 2)!;
  const where = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, bubbles: true };
  stage.setPointerCapture = () => {};
  stage.dispatchEvent(new PointerEvent(type, where));
}

window.mapBench = {
  look(field, across, { now = "2026-06-21T12:00", at = null, own = [], lit, owned = [] } = {}) {
    const frame = { width: innerWidth, height: innerHeight, bounds: countryBounds(size) };
    const view: MapView = { ...hexCentre(place(field)), zoom: zoomFor(across, frame) };
    const { promise, resolve } = Promise.withResolvers<number>();
    const began = performance.now();
    finger = null;
    opened += 1;
    root.render(
      <LiveMap
        key={opened}
        size={size}
        collection={collection}
        at={at}
        lit={lit ? new Set(lit) : null}
        own={own}
        owned={owned}
        view={view}
        onChoose={() => {}}
        onView={() => {}}
        onLive={(isLive) => isLive && resolve(performance.now() - began)}
        now={() => new Date(now)}
      />,
    );
    return promise;
  },
  drag(across, down) {
    if (!finger) {
      finger = { x: innerWidth / 2, y: innerHeight / 2 };
      point("pointerdown", finger);
    }
    finger.x += across;
    finger.y += down;
    point("pointermove", finger);
  },
};
