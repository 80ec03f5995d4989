// The room as a drawing under the canvas, until it is to be seen in the round.
import { useRef } from "react";
import css from "./Scene.module.css";
import { useDrawing } from "./useDrawing.ts";

export function FirstDrawing({ isCovered }: { isCovered: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawing(place, !isCovered);
  return (
    <div
      ref={place}
      className={css.drawing}
      aria-hidden="true"
      data-is-drawn={isDrawn || undefined}
      data-is-covered={isCovered || undefined}
    />
  );
}
