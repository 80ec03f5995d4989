// Which of the three layouts the window has room for.
import { atLeast } from "@loamstead/ui/breakpoints.ts";
import { useSyncExternalStore } from "react";

export type Layout = "phone" | "tablet" | "desk";

const tablet = atLeast("tablet");
const desk = atLeast("desk");
const roomy = atLeast("roomy");
const wide = atLeast("wide");

function subscribe(listener: () => void): () => void {
  const queries = [tablet, desk, roomy, wide].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

const read = (): Layout =>
  matchMedia(desk).matches ? "desk" : matchMedia(tablet).matches ? "tablet" : "phone";

export const useLayout = (): Layout => useSyncExternalStore(subscribe, read, read);

/** A desk on which what is chosen in the bar is told in words. */
export const useIsRoomy = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(roomy).matches);

/** One that has room for the words of what is not chosen as well. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
