// Begins every page: its programs run once its first view has been painted, since nothing of that needs them.
// It shares no module with the client, whose file it would have to wait for.

import { awaitFirstView } from "./awaitFirstView.ts";
import { repeatEarlyInput } from "./earlyInput.ts";

const signs = ["pointerdown", "keydown", "scroll"] as const;
const heard = { once: true, passive: true, capture: true };

repeatEarlyInput(document);

/** A printed page names the note that the browser has of those who are shown something else in its place. */
function isOther(): boolean {
  const note = document.querySelector<HTMLElement>("[data-unless-noted]")?.dataset.unlessNoted;
  try {
    return note !== undefined && localStorage.getItem(note) !== null;
  } catch {
    return false;
  }
}

/** Asked for by the client, they would come one after the other. */
function askFor(links: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(links))
    link.rel = link.dataset.rel!;
}

const isAwaited = isOther();
if (isAwaited) askFor("link[data-rel]");

void awaitFirstView({
  isOther: isAwaited,
  // Of one that there is for each hour, that of the hour.
  picture:
    Array.from(document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')).find(
      (image) => image.checkVisibility(),
    ) ?? null,
  touched: new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, heard);
  }),
  painted: () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}).then(() => {
  askFor("link[data-rel]:not([rel], [data-other])");
  const own = document.querySelector<HTMLScriptElement>("script[data-client]")!;
  return import(/* @vite-ignore */ own.dataset.client!);
});
