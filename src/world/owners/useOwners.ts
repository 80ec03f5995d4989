// Who keeps which field, as the page knows it from the server's index while it lies open.
import { useEffect, useState } from "react";
import { link } from "../../lib/link.ts";
import { followOwners, type OwnersKnown } from "./followOwners.ts";

const PATIENCE_MS = 10_000;

const ports = {
  // The browser sends the tag of what it has, and takes "nothing has changed" for an answer.
  ask: (signal: AbortSignal) =>
    fetch(link("/api/fields/owners"), {
      cache: "no-cache",
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    }),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  isWatched: () => document.visibilityState === "visible",
};

export function useOwners(): OwnersKnown {
  const [known, setKnown] = useState<OwnersKnown>({ list: null, isGone: false, isBehind: false });
  useEffect(() => followOwners({ ...ports, tell: setKnown }), []);
  return known;
}
