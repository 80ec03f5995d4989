// Which of the three layouts the window has room for.
import { useSyncExternalStore } from "react";

export type Layout = "phone" | "tablet" | "desk";

/** A desk on which every word of the bar has its place. */
const roomy = "(min-width: 1280px)";
const tablet = "(min-width: 768px)";
const desk = "(min-width: 1100px)";

function subscribe(listener: () => void): () => void {
  const queries = [tablet, desk, roomy].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

const read = (): Layout =>
  matchMedia(desk).matches ? "desk" : matchMedia(tablet).matches ? "tablet" : "phone";

export const useLayout = (): Layout => useSyncExternalStore(subscribe, read, read);

export const useIsRoomy = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(roomy).matches);
