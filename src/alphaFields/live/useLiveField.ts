// Fetches the live scene once its place is seen, the page is at rest and the device can show it.
import { type ComponentType, type RefObject, useEffect, useState } from "react";
import type { LiveFieldProps } from "./LiveField.tsx";

/** Where the browser does not say when it is idle, a moment after everything has loaded. */
const MOMENT_MS = 300;

export function useLiveField(
  place: RefObject<HTMLElement | null>,
): ComponentType<LiveFieldProps> | null {
  const [LiveField, setLiveField] = useState<ComponentType<LiveFieldProps> | null>(null);

  useEffect(() => {
    if (!place.current) return;
    let isHere = true;
    const fetch = () => {
      if (!isHere || !hasWebGl()) return;
      import("./LiveField.tsx").then(
        (loaded) => isHere && setLiveField(() => loaded.LiveField),
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
  }, [place]);

  return LiveField;
}

function hasWebGl(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

function afterLoad(run: () => void): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, MOMENT_MS);
}
