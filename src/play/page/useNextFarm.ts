// Another farm comes with a yard of its own, and takes away whatever had the focus in the one before it.
import { useEffect, useRef } from "react";

/** The tag of the field, which unfolds what can be done with its farm. */
export const tagOf = (): HTMLElement | null => document.querySelector<HTMLElement>("h1 button");

/** The tag says which farm it is now, and is where one has come from. */
export function useNextFarm(id: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (before === null || before === id) return;
    // A dialog that finds its opener gone has left it to the page as a whole.
    if (document.activeElement?.matches("body, main")) tagOf()?.focus();
  }, [id]);
}
