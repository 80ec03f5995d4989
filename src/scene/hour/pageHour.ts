// The one hour of a page, which stands on its root: set before the first paint, by the sun of the first view, and by the clock.
import { useSyncExternalStore } from "react";
import { type Hour, hours } from "../light/hours.ts";

const root = (): HTMLElement => document.documentElement;

/** Null where no script has told it. */
export const pageHour = (): Hour | null =>
  hours.find((hour) => hour === root().dataset.hour) ?? null;

/** All that is drawn for an hour follows in one fade. */
export function setPageHour(hour: Hour | null): void {
  if (hour === null) delete root().dataset.hour;
  else if (pageHour() !== hour) root().dataset.hour = hour;
}

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root(), { attributeFilter: ["data-hour"] });
  return () => observer.disconnect();
}

/** Null while it is printed. */
export const usePageHour = (): Hour | null => useSyncExternalStore(watch, pageHour, () => null);
