// Whose visitor comes back: the farm of this device, with what its field is like, and how much of it is ready.
import { useEffect, useState } from "react";
import site from "../../../site.config.ts";
import { readLastFarm } from "../../ownFarms/lastFarm/index.ts";
import type { ShownField } from "./shownField.ts";

export type OwnFarm = ShownField & {
  /** How many plots are ready by now. */
  readonly ready: number;
  /** When the next one is; null where nothing else grows. */
  readonly next: Date | null;
};

type Known = { readonly field: ShownField; readonly times: readonly number[] };

/** Null for whoever has none; `minutes` is when it was looked at last. */
export function useOwnFarm(minutes: number | null, now = Date.now): OwnFarm | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isHere = true;
    const look = () => {
      const last = site.features.play
        ? readLastFarm(() => localStorage, site.collection.size)
        : null;
      if (document.hidden) return;
      if (!last) return setKnown(null);
      import("./loadOwnField.ts")
        .then(({ loadOwnField: ownField }) => ownField(last.field))
        .then(
          (field) => isHere && setKnown({ field, times: last.ready }),
          // The hero is whole without it.
          () => {},
        );
    };
    look();
    // It may have been played in another tab.
    document.addEventListener("visibilitychange", look);
    return () => {
      isHere = false;
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  if (!known || minutes === null) return null;
  const at = now();
  const later = known.times.filter((time) => time > at);
  return {
    ...known.field,
    ready: known.times.length - later.length,
    next: later.length > 0 ? new Date(Math.min(...later)) : null,
  };
}
