// How a printed part of a page comes to hear what is done to it; `begin` repeats then what was done before.
import { useEffect, useEffectEvent, useLayoutEffect } from "react";

/** From now on presses in it are heard, though it is not drawn yet. */
export function wake(part: HTMLElement): void {
  if (part.dataset.life) part.dataset.life = "waking";
}

/** For what is the last to be drawn in the part: from then on all is heard. */
export function useLife(part: () => HTMLElement | null | undefined): void {
  const hear = useEffectEvent(() => {
    delete part()?.dataset.life;
  });
  const tell = useEffectEvent(() =>
    part()?.dispatchEvent(new Event("part-alive", { bubbles: true })),
  );
  useLayoutEffect(() => hear(), []);
  useEffect(() => void tell(), []);
}
