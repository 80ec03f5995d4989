// What is unfolded on the papers of a farm: remembered for the visit, and forgotten with the page.
import { useState } from "react";
import type { PlayedFarm } from "../../session/playedFarm.ts";

const unfolded = new WeakMap<PlayedFarm, Set<string>>();

export type Unfolding = readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];

/** `id` is one thing on one paper. */
export function useUnfolded(played: PlayedFarm, id: string): Unfolding {
  const [isOpen, setOpen] = useState(() => unfolded.get(played)?.has(id) ?? false);
  const remember = (next: boolean) => {
    const all = unfolded.get(played) ?? new Set();
    unfolded.set(played, all);
    if (next) all.add(id);
    else all.delete(id);
    setOpen(next);
  };
  return [isOpen, remember];
}
