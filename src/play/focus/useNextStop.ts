// What was pressed may be gone with what it did: whoever goes by keys or by ear goes on with what stands in its place.
import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef } from "react";

/** To be spread on the element whose buttons come and go; `next` is where keys go on. */
export function useNextStop(next: () => HTMLElement | null | undefined) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    next()?.focus();
  });
  return {
    // A finger or a mouse goes on where it is: it has no need to be led.
    onFocus: ({ target }: FocusEvent) => {
      hadFocus.current = target.matches(":focus-visible");
    },
    // Keys press without a pointer, and so does a reader, for which no ring may be drawn.
    onClickCapture: ({ detail }: MouseEvent) => {
      hadFocus.current ||= detail === 0;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
