// Says that something has become ready, for whoever does not see it.
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useEffect, useRef } from "react";
import type { Farm } from "../../farm/state/farm.ts";
import { strings } from "../view/strings.ts";

/** Only what time alone has done is news, and only the first of it: what is ready waits. */
export function useReadySaid(farm: Farm, ready: number): void {
  const last = useRef({ farm, ready });
  useEffect(() => {
    const before = last.current;
    last.current = { farm, ready };
    if (before.farm === farm && before.ready === 0 && ready > 0) announce(strings.areReady(ready));
  }, [farm, ready]);
}
