// Several places may offer the same thing to the whole page; the first that is still there does it (singleton).
import { Listeners } from "@loamstead/lib/watched.ts";
import { useEffect, useState, useSyncExternalStore } from "react";

/** All places of one kind. */
export class SingletonSlots {
  readonly all = new Set<object>();
  readonly changed = new Listeners();
}

/** Whether this place is the one. */
export function useIsFirst({ all, changed }: SingletonSlots): boolean {
  const [place] = useState(() => ({}));
  useEffect(() => {
    all.add(place);
    changed.tell();
    return () => {
      all.delete(place);
      changed.tell();
    };
  }, [all, changed, place]);
  const isFirst = () => all.values().next().value === place;
  return useSyncExternalStore(changed.add, isFirst, () => false);
}
