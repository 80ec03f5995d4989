// Something at a spot of the view, placed by the style object so that no page carries inline styles.
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Spot } from "./event.ts";
import css from "./Over.module.css";

export function At({ spot, children }: { spot: Spot; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { x, y } = spot;
  useLayoutEffect(() => {
    place.current?.style.setProperty("translate", `${Math.round(x)}px ${Math.round(y)}px`);
  }, [x, y]);
  return (
    <div ref={place} className={css.at}>
      {children}
    </div>
  );
}
