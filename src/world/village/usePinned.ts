// Those who live in the village as the live map pins them, and the way to whoever is looked at.
import { useEffect, useMemo, useRef } from "react";
import type { Day } from "../../fields/weather/weather.ts";
import type { LiveMapScene } from "../scene/liveMap.ts";
import type { MapView, MapWindow } from "../view/mapView.ts";
import { pinsInView, type VillageInView, viewOfHome } from "./pinsInView.ts";
import type { VillageWays } from "./VillagePin.tsx";

export type VillageOnMap = VillageWays & { readonly day: Day };

type Rested = { readonly seen: MapView; readonly frame: MapWindow };
type Asked = {
  readonly village: VillageOnMap | null;
  readonly size: number;
  /** A view that came with the address is where one was. */
  readonly isGiven: boolean;
};

/** Null while the map moves, and where nobody is to be pinned. */
export function usePinned(
  map: Pick<LiveMapScene, "move"> | null,
  rested: Rested | null,
  { village, size, isGiven }: Asked,
): VillageInView | null {
  const who = village?.who ?? null;
  const day = village?.day ?? null;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!map) return;
    const stays = isFirst.current && isGiven;
    isFirst.current = false;
    if (who !== null && day !== null && !stays)
      map.move((from, frame) => viewOfHome(who, from, frame, { day, size }));
  }, [map, who, day, size, isGiven]);
  return useMemo(
    () => (rested && day !== null ? pinsInView(rested.seen, rested.frame, { day, size }) : null),
    [rested, day, size],
  );
}
