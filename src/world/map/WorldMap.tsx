// The map of the country, as far as a device can show it: the drawing, and the live map in its place once that stands.

import { useOwnAddress } from "@loamstead/ui/useOwnAddress.ts";
import { useCallback, useRef, useState } from "react";
import site from "../../../site.config.ts";
import { useLateScene } from "../../scene/useLateScene.ts";
import type { MapHand } from "../live/LiveMap.tsx";
import { readView, writeView } from "../view/mapAddress.ts";
import type { MapView } from "../view/mapView.ts";
import type { VillageOnMap } from "../village/usePinned.ts";
import { DrawnMap, type MapProps } from "./DrawnMap.tsx";
import css from "./WorldMap.module.css";

const { size, address: collection } = site.collection;

type WorldMapProps = Omit<MapProps, "onZoom"> & {
  /** Those that somebody keeps, whose lamps burn at night; null while nobody knows. */
  owned: readonly number[] | null;
  village?: VillageOnMap | undefined;
};

const load = () => import("./LiveWorld.tsx").then(({ LiveWorld }) => LiveWorld);

export function WorldMap({ owned, village, ...drawn }: WorldMapProps) {
  const { at, lit, own, farms, onChoose } = drawn;
  const place = useRef<HTMLDivElement>(null);
  const LiveWorld = useLateScene(place, load);
  const [isLive, setLive] = useState(false);
  const hand = useRef<MapHand>(null);
  const change = useOwnAddress();
  /** Kept beside what is asked of the country, without the page being drawn anew. */
  const keepView = useCallback(
    (view: MapView) =>
      change((query) => {
        const written = writeView(view);
        if (written === null) query.delete("z");
        else query.set("z", written);
      }),
    [change],
  );

  return (
    <div ref={place} className={css.place} data-live={isLive || undefined}>
      <div className={css.drawn}>
        <DrawnMap
          {...drawn}
          village={village}
          onZoom={isLive ? (way) => hand.current?.zoom(way) : null}
        />
      </div>
      {LiveWorld && (
        <LiveWorld
          size={size}
          collection={collection}
          at={at}
          lit={lit}
          own={own}
          farms={farms}
          owned={owned}
          view={readView(new URLSearchParams(location.search).get("z"))}
          village={village}
          onChoose={onChoose}
          onView={keepView}
          onLive={setLive}
          hand={hand}
        />
      )}
    </div>
  );
}
