// Whoever has only opened the page, and asked for no farm, goes on with the one that another tab has begun meanwhile.
import { useEffect, useEffectEvent } from "react";
import type { FarmSummary, OpenFarm } from "../farms/farms.ts";
import { isUntouchedFarm } from "../session/isUntouchedFarm.ts";

/** `all` are the farms of the device, the one played last first. */
export function useFirstElsewhere(
  played: OpenFarm | null,
  isAsked: boolean,
  all: readonly FarmSummary[],
  goTo: (id: string) => void,
): void {
  const look = useEffectEvent((listed: readonly FarmSummary[]) => {
    const [begun] = listed;
    if (!played || isAsked || !begun || listed.some(({ id }) => id === played.id)) return;
    if (isUntouchedFarm(played.state())) goTo(begun.id);
  });
  useEffect(() => look(all), [all]);
}
