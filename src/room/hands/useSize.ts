// The size of an element in CSS pixels, as it changes.
import { type RefObject, useLayoutEffect, useState } from "react";

export type ElementSize = { readonly width: number; readonly height: number };

/** Null until it is known. */
export function useSize(element: RefObject<HTMLElement | null>): ElementSize | null {
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const place = element.current;
    if (!place) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = place;
      setSize((known) =>
        known?.width === width && known.height === height ? known : { width, height },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return size && size.width > 0 && size.height > 0 ? size : null;
}
