// Brings the focus to where a key has led: to the plot that is chosen, or to the paper that was taken up.
import { type RefObject, useEffect, useState } from "react";

export type FocusTarget = "field" | "paper";

const stops: Readonly<Record<FocusTarget, string>> = {
  field: '[role="grid"] [tabindex="0"]',
  paper: '[role="tabpanel"]',
};

export const stopIn = (
  place: FocusTarget,
  yard: HTMLElement | null,
): HTMLElement | null | undefined => yard?.querySelector<HTMLElement>(stops[place]);

export function useLead(yard: RefObject<HTMLElement | null>): (to: FocusTarget) => void {
  const [led, setLed] = useState<{ readonly to: FocusTarget } | null>(null);
  // What is led to may only now be on the page.
  useEffect(() => {
    if (led) stopIn(led.to, yard.current)?.focus({ preventScroll: led.to === "paper" });
  }, [led, yard]);
  return (to) => setLed({ to });
}
