// Fetches a live scene once its place is seen, the page is at rest and the device can show it.
import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { hasWebGl } from "./context/graphics.ts";

/** Where the browser does not say when it is idle, a moment after everything has loaded. */
const MOMENT_MS = 300;

/** `load` is one function for good; null until it has loaded, and where it cannot be shown, of which `cannot` is told. */
export function useLateScene<Props>(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<ComponentType<Props>>,
  cannot?: () => void,
): ComponentType<Props> | null {
  const [Live, setLive] = useState<ComponentType<Props> | null>(null);

  const tell = useEffectEvent(() => cannot?.());

  useEffect(() => {
    if (!place.current) return;
    let isHere = true;
    const fetch = () => {
      if (!isHere) return;
      // To ask takes a while, as much as a whole first picture.
      if (!hasWebGl()) return tell();
      load().then(
        (loaded) => isHere && setLive(() => loaded),
        // Offline: the drawing stays.
        () => {},
      );
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      afterLoad(() => whenIdle(fetch));
    });
    observer.observe(place.current);
    return () => {
      isHere = false;
      observer.disconnect();
    };
  }, [place, load]);

  return Live;
}

function afterLoad(run: () => void): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, MOMENT_MS);
}
