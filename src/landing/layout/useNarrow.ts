// Whether the window is a narrow one, which shows less at a time.
import { tablet } from "@loamstead/ui/breakpoints.ts";
import { useSyncExternalStore } from "react";

const query = `(width < ${tablet}rem)`;

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches);
