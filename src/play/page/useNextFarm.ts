// A farm comes with a yard of its own: keys begin on the bed of the first, and on the tag of another, which takes away whatever had the focus.
import { useEffect, useRef } from "react";

/** The tag of the field, which unfolds what can be done with its farm. */
export const tagOf = (): HTMLElement | null => document.querySelector<HTMLElement>("h1 button");

const bedOf = () => document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');

/** The tag says which farm it is now, and is where one has come from. */
export function useNextFarm(id: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (id === null || before === id) return;
    // Nobody has gone elsewhere meanwhile; a dialog that finds its opener gone has left it to the page as a whole.
    if (!document.activeElement?.matches("body, main")) return;
    if (before === null) bedOf()?.focus({ preventScroll: true });
    else tagOf()?.focus();
  }, [id]);
}
