// Whether the window is one of a phone whose bars are out, or that lies on its side: flat beds have no room beside them.
import { laptop } from "@loamstead/ui/breakpoints.ts";
import { useSyncExternalStore } from "react";

const query = `(width < ${laptop}rem) and (height < 43.75rem)`;

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

export const useIsShortScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches);
