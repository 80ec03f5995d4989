// The canvas of what is being made, to watch it grow; where no movement is wanted it stands still.
import { useEffect, useRef } from "react";
import css from "./YearDialog.module.css";

type YearWatchProps = { readonly canvas: HTMLCanvasElement; readonly isStill: boolean };

export function YearWatch({ canvas, isStill }: YearWatchProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = place.current;
    if (isStill || !here) return;
    here.append(canvas);
    return () => canvas.remove();
  }, [canvas, isStill]);
  if (isStill) return null;
  return <div ref={place} className={css.easel} aria-hidden="true" />;
}
