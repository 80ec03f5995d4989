// Whether the visitor wants dark pages, also when that changes.
import { useSyncExternalStore } from "react";

const dark = () => matchMedia("(prefers-color-scheme: dark)");

function watch(changed: () => void): () => void {
  const media = dark();
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** False while it is printed. */
export const useIsDark = (): boolean =>
  useSyncExternalStore(
    watch,
    () => dark().matches,
    () => false,
  );
