// Where somebody pressed last, by pointer or by key.
import { type RefObject, useEffect, useRef } from "react";
import type { WindowPlace } from "./flyCoins.ts";

export function usePressed(): RefObject<WindowPlace | null> {
  const place = useRef<WindowPlace | null>(null);
  useEffect(() => {
    const heard = new AbortController();
    const options = { capture: true, signal: heard.signal };
    addEventListener(
      "pointerdown",
      ({ clientX, clientY }) => {
        place.current = { x: clientX, y: clientY };
      },
      options,
    );
    addEventListener(
      "keydown",
      ({ target }) => {
        if (target instanceof Element) place.current = middleOf(target);
      },
      options,
    );
    return () => heard.abort();
  }, []);
  return place;
}

function middleOf(element: Element): WindowPlace {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
