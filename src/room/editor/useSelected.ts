// A part of a watched value for a component: it is drawn anew only when that part changes.
import type { Source } from "@loamstead/lib/watched.ts";
import { useRef, useSyncExternalStore } from "react";

type Read<S, T> = { readonly state: S; readonly select: (state: S) => T; readonly value: T };

/** Lists are alike when their entries are, so that `select` may make them anew each time. */
function isAlike(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  return a.length === b.length && a.every((entry, i) => Object.is(entry, b[i]));
}

export function useSelected<S, T>(source: Source<S>, select: (state: S) => T): T {
  const last = useRef<Read<S, T> | null>(null);
  const read = (): T => {
    const state = source.state();
    const known = last.current;
    if (known && known.state === state && known.select === select) return known.value;
    const fresh = select(state);
    const value = known && isAlike(known.value, fresh) ? known.value : fresh;
    last.current = { state, select, value };
    return value;
  };
  return useSyncExternalStore(source.subscribe, read, read);
}
