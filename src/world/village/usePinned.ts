// Those who live in the village as the live map pins them, and the way to whoever is looked at.
import { useEffect, useMemo, useRef } from "react";
import type { Day } from "../../fields/weather/weather.ts";
import type { OpenMap } from "../live/LiveMap.tsx";
import { pinsInView, type VillageInView, viewOfHome } from "./pinsInView.ts";
import type { VillageWays } from "./VillagePin.tsx";

export type VillageOnMap = VillageWays & { readonly day: Day };

type Asked = VillageOnMap & { readonly size: number };

/** Null while the map moves. */
export function usePinned(
  { map, rested, isGiven }: OpenMap,
  { who, day, size }: Asked,
): VillageInView | null {
  const isFirst = useRef(true);
  useEffect(() => {
    const stays = isFirst.current && isGiven;
    isFirst.current = false;
    if (who !== null && !stays)
      map.move((from, frame) => viewOfHome(who, from, frame, { day, size }));
  }, [map, who, day, size, isGiven]);
  return useMemo(
    () => rested && pinsInView(rested.seen, rested.frame, { day, size }),
    [rested, day, size],
  );
}
