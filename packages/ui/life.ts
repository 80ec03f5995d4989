// How a printed part of a page comes to life: what was done to it before, `begin` repeats then (hydration).
import { useEffect, useEffectEvent, useLayoutEffect } from "react";

/** On the part, as long as React hears of nothing in it. */
export const prerenderedProps = { "data-printed": "" };

/** For what is the last to be drawn in the part. */
export function useLife(part: () => HTMLElement | null | undefined): void {
  const hear = useEffectEvent(() => {
    delete part()?.dataset.printed;
  });
  const tell = useEffectEvent(() => {
    // Drawn from scratch together with what is in it, the part was not known any earlier.
    hear();
    part()?.dispatchEvent(new Event("part-alive", { bubbles: true }));
  });
  useLayoutEffect(() => hear(), []);
  useEffect(() => tell(), []);
}
