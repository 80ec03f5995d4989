// Waits until no hand is at work: what is pressed or about to be must not be another thing the moment after.
import { useCallback, useEffect, useRef } from "react";

/** For so long nothing was touched. */
const CALM_MS = 1_000;

/** Gives what runs something as soon as that is so, and what calls it off. */
export function useCalm(): (run: () => void) => () => void {
  const hands = useRef({ down: new Set<number>(), last: -CALM_MS });
  useEffect(() => {
    const listening = new AbortController();
    const how = { signal: listening.signal, capture: true, passive: true };
    const { down } = hands.current;
    const touched = () => {
      hands.current.last = performance.now();
    };
    const ended = ({ pointerId }: PointerEvent) => {
      down.delete(pointerId);
      touched();
    };
    addEventListener("pointerdown", ({ pointerId }) => down.add(pointerId), how);
    addEventListener("pointerup", ended, how);
    addEventListener("pointercancel", ended, how);
    // What ended beyond the window was not heard of.
    addEventListener("blur", () => down.clear(), how);
    addEventListener("keydown", touched, how);
    return () => listening.abort();
  }, []);

  return useCallback((run) => {
    let timer = 0;
    const look = () => {
      const { down, last } = hands.current;
      const left = down.size > 0 ? CALM_MS : last + CALM_MS - performance.now();
      if (left <= 0) run();
      else timer = window.setTimeout(look, left);
    };
    look();
    return () => clearTimeout(timer);
  }, []);
}
