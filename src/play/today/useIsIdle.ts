// Whether the browser has had nothing to do since the page was opened: what nobody waits for may come then.
import { useEffect, useState } from "react";

/** At the latest. */
const MOST_MS = 4_000;

export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const idle = () => setIdle(true);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(idle, MOST_MS / 4);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(idle, { timeout: MOST_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
