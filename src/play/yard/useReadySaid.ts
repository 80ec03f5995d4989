// Says that something has become ready, for whoever does not see it; never over the answer to a deed.
import { useEffect, useRef } from "react";
import type { Farm } from "../../farm/state/farm.ts";
import { strings } from "../view/strings.ts";
import { sayLater } from "./sayLater.ts";

/** Only what time alone has done is news, and only the first of it: what is ready waits. */
export function useReadySaid(farm: Farm, ready: number, say = sayLater): void {
  const last = useRef({ farm, ready });
  useEffect(() => {
    const before = last.current;
    last.current = { farm, ready };
    if (before.farm !== farm || before.ready > 0 || ready === 0) return;
    say(() => (last.current.ready > 0 ? strings.areReady(last.current.ready) : null));
  }, [farm, ready, say]);
  // Whoever has left the page hears nothing of it.
  useEffect(
    () => () => {
      last.current = { ...last.current, ready: 0 };
    },
    [],
  );
}
