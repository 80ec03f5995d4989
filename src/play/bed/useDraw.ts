// Follows fingers and the mouse on the flat bed: by the same rule as on the farm in the round.
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { PixelPoint } from "../../scene/gestures/pinch.ts";
import { onEscape, openPresses, type Press, startTimer } from "../scene/index.ts";

export type { Press };

type Hands = {
  readonly onPlot: (plot: number, how: Press) => void;
  readonly onDragEnd: () => void;
  readonly onDragLeft: () => void;
  readonly onChoose: (plot: number) => void;
};

function plotUnder({ x, y }: PixelPoint): number | null {
  const element = document.elementFromPoint(x, y);
  const plot = element?.closest<HTMLElement>("[data-plot]")?.dataset.plot;
  return plot === undefined ? null : Number(plot);
}

const nothing = () => {};

export function useDraw(bed: RefObject<HTMLElement | null>, told: Hands): void {
  const press = useEffectEvent(told.onPlot);
  const dragEnd = useEffectEvent(told.onDragEnd);
  const dragLeft = useEffectEvent(told.onDragLeft);
  const choose = useEffectEvent(told.onChoose);
  useEffect(() => {
    const element = bed.current;
    if (!element) return;
    const hands = openPresses({
      plotUnder,
      press: (plot, how) => press(plot, how),
      dragEnd: () => dragEnd(),
      dragLeft: () => dragLeft(),
      choose: (plot) => choose(plot),
      // A flat bed is seen whole.
      moved: nothing,
      pinched: nothing,
      later: startTimer,
    });
    const listening = new AbortController();
    const { signal } = listening;
    const at = ({ clientX: x, clientY: y }: PointerEvent): PixelPoint => ({ x, y });
    const on = (
      type: "pointerdown" | "pointermove" | "pointerup",
      run: (event: PointerEvent) => void,
    ) => element.addEventListener(type, run, { signal });
    on("pointerdown", (event) => {
      if (event.button !== 0) return;
      hands.down(event.pointerId, at(event), event.timeStamp);
      // Beyond its edge a drag goes on, and ends.
      if (event.isTrusted) element.setPointerCapture(event.pointerId);
    });
    on("pointermove", (event) => hands.move(event.pointerId, at(event)));
    on("pointerup", (event) => hands.up(event.pointerId, event.timeStamp));
    element.addEventListener("pointercancel", (event) => hands.cancel(event.pointerId), { signal });
    onEscape(hands.giveUp, signal);
    return () => listening.abort();
  }, [bed]);
}
