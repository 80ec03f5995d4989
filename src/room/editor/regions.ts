// The five regions that F6 goes round, and how the focus comes to one of them.
// A region is an element with data-region; what takes its focus is marked data-home in it.
import { flushSync } from "react-dom";

export const editorRegions = ["bar", "catalogue", "room", "dock", "placed"] as const;
export type EditorRegion = (typeof editorRegions)[number];

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";

const elementOf = (region: EditorRegion): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-region="${region}"]`);

/** In sight, and not of a view that only stays until the next one has come. */
const isThere = (element: HTMLElement): boolean =>
  element.checkVisibility() && !element.closest("[data-is-leaving]");

/** Words that stand in a search already are chosen, so that the next ones take their place. */
function focusHome(home: HTMLElement): void {
  home.focus();
  if (home instanceof HTMLInputElement) home.select();
}

/** False where the region is not to be seen or has nothing that takes the focus. */
export function focusRegion(region: EditorRegion): boolean {
  const place = elementOf(region);
  if (!place?.checkVisibility()) return false;
  const homes = [...place.querySelectorAll<HTMLElement>("[data-home]")];
  const all = [...homes, ...place.querySelectorAll<HTMLElement>(focusable)];
  const target = all.find((element) => element.checkVisibility());
  if (target) focusHome(target);
  return target !== undefined;
}

/**
 * A view that is still on its way takes the focus when it is there: its own home, not the first
 * button round it. Whoever goes elsewhere meanwhile stays there; `from` is where they were as they
 * asked for it, where that is a while ago.
 */
export function focusWhenDrawn(
  region: EditorRegion,
  from = document.activeElement,
  home = "[data-home]",
): void {
  const isDone = () => {
    const here = document.activeElement;
    const place = elementOf(region);
    if (!place || (here !== from && here !== document.body)) return true;
    const found = [...place.querySelectorAll<HTMLElement>(home)].find(isThere);
    if (found) focusHome(found);
    return found !== undefined;
  };
  // What was just done is drawn first; and at once, or the next key would still come to where it was done.
  flushSync(() => {});
  if (isDone()) return;
  const watch = new MutationObserver(() => isDone() && watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
}

/** Where what had the focus goes by what was just done, the room has it: in its list the same thing is chosen. */
export function restoreLostFocus(from: Element): void {
  flushSync(() => {});
  const here = document.activeElement;
  const isKept = here === from && from instanceof HTMLElement && isThere(from);
  if (!isKept && (here === from || here === document.body)) focusWhenDrawn("room", from);
}

export function focusNextRegion(step: 1 | -1): void {
  const here = document.activeElement?.closest<HTMLElement>("[data-region]")?.dataset.region;
  const at = (editorRegions as readonly (string | undefined)[]).indexOf(here);
  const start = at < 0 && step < 0 ? 0 : at;
  for (let i = 1; i <= editorRegions.length; i++) {
    const next =
      editorRegions[(start + step * i + editorRegions.length * 2) % editorRegions.length]!;
    if (focusRegion(next)) return;
  }
}
