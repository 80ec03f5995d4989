// When the connect dialog is made ready before anybody presses: at the first sign of somebody, or once the page has rested.
import { onTouch } from "@loamstead/lib/onTouch.ts";
import { savesData } from "@loamstead/lib/savesData.ts";
import { useEffect, useEffectEvent } from "react";

/** By then the page has done what it does for itself. */
const restMs = 2_000;

/** A page whose pictures move may be long without an idle moment on a slow processor. */
const patienceMs = 400;

/** Runs at most once for as long as it is wanted. */
export function useHeadStart(isWanted: boolean, getReady: () => void): void {
  const ready = useEffectEvent(getReady);

  useEffect(() => {
    if (!isWanted) return;
    const ended = new AbortController();
    const atOnce = () => {
      if (ended.signal.aborted) return;
      ended.abort();
      ready();
    };
    // Nothing may come before the page itself.
    const whenIdle = () =>
      "requestIdleCallback" in window
        ? requestIdleCallback(atOnce, { timeout: patienceMs })
        : setTimeout(atOnce);
    const stopListening = onTouch(({ target }) => {
      // A finger on the button is followed by the press. What is scrolled may be no element.
      if ((target as Element).closest?.("[data-wallet-button]")) atOnce();
      else whenIdle();
    });
    const rest = savesData() ? undefined : setTimeout(whenIdle, restMs);
    ended.signal.addEventListener("abort", () => {
      stopListening();
      clearTimeout(rest);
    });
    return () => ended.abort();
  }, [isWanted]);
}
