// Back from a step, the focus is on the control that led there.
import { type Dispatch, useCallback, useLayoutEffect, useRef } from "react";
import type { ConnectEvent } from "./steps.ts";

const labelOf = (control: Element | null) =>
  control?.getAttribute("aria-label") ?? control?.textContent ?? "";

/** `step` tells the steps apart, `go` leads from one to the next. */
export function useWayBack(step: string, go: Dispatch<ConnectEvent>) {
  const openers = useRef(new Map<string, string>());
  const shown = useRef(step);
  const isReturning = useRef(false);
  shown.current = step;

  const dispatch = useCallback(
    (event: ConnectEvent) => {
      openers.current.set(shown.current, labelOf(document.activeElement));
      go(event);
    },
    [go],
  );
  const goBack = useCallback(() => {
    isReturning.current = true;
    go({ type: "back" });
  }, [go]);

  useLayoutEffect(() => {
    if (!isReturning.current) return;
    isReturning.current = false;
    const opener = openers.current.get(step);
    if (!opener) return;
    const controls = document.querySelectorAll<HTMLElement>("dialog[open] :is(button, a)");
    const found = [...controls].find((control) => labelOf(control) === opener);
    found?.focus({ preventScroll: true });
  }, [step]);

  return { dispatch, goBack };
}
