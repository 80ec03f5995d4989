// Who keeps which field, as the page knows it from the server's index while it lies open.
import { useEffect, useState } from "react";
import { askOwners } from "../../alphaFields/owner/index.ts";
import { followOwners, type OwnersKnown } from "./followOwners.ts";

const ports = {
  ask: (signal: AbortSignal) => askOwners({ signal }),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  isWatched: () => document.visibilityState === "visible",
};

const nothing: OwnersKnown = { list: null, block: null, isGone: false, isBehind: false };

export function useFieldOwners(): OwnersKnown {
  const [known, setKnown] = useState<OwnersKnown>(nothing);
  useEffect(() => followOwners({ ...ports, tell: setKnown }), []);
  return known;
}
