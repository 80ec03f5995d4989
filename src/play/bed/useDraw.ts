// A press, a long press, or a draw along the bed, told from each other by time and by where it leads.
import { type PointerEvent, useRef } from "react";
import type { Press } from "../scene/index.ts";

export type { Press };

const HOLD = 480;

type Hands = {
  readonly onPlot: (plot: number, how: Press) => void;
  readonly onDragEnd: () => void;
  readonly onChoose: (plot: number) => void;
};

function plotUnder({ clientX, clientY }: PointerEvent): number | null {
  const element = document.elementFromPoint(clientX, clientY);
  const plot = element?.closest<HTMLElement>("[data-plot]")?.dataset.plot;
  return plot === undefined ? null : Number(plot);
}

type Drawn = {
  readonly first: number;
  last: number;
  isDrag: boolean;
  /** Once it is told as held, when the finger came down: its end may say that it was short. */
  heldSince: number | null;
};

export function useDraw({ onPlot, onDragEnd, onChoose }: Hands) {
  const drawn = useRef<Drawn | null>(null);
  const timer = useRef(0);
  const end = () => {
    clearTimeout(timer.current);
    const was = drawn.current;
    drawn.current = null;
    return was;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const plot = plotUnder(event);
      if (plot === null || event.button !== 0 || !event.isPrimary) return;
      const { timeStamp } = event;
      const now: Drawn = { first: plot, last: plot, isDrag: false, heldSince: null };
      drawn.current = now;
      onChoose(plot);
      timer.current = window.setTimeout(() => {
        if (drawn.current !== now || now.isDrag) return;
        now.heldSince = timeStamp;
        onPlot(plot, "hold");
      }, HOLD);
    },
    onPointerMove: (event: PointerEvent) => {
      const now = drawn.current;
      const plot = now && plotUnder(event);
      if (!now || plot === null || plot === now.last || now.heldSince !== null) return;
      if (!now.isDrag) onPlot(now.first, "drag");
      now.isDrag = true;
      now.last = plot;
      onPlot(plot, "drag");
    },
    onPointerUp: ({ timeStamp }: PointerEvent) => {
      const was = end();
      if (!was) return;
      if (was.isDrag) onDragEnd();
      else if (was.heldSince === null || timeStamp - was.heldSince < HOLD) onPlot(was.first, "tap");
    },
    onPointerCancel: () => {
      if (end()?.isDrag) onDragEnd();
    },
  };
}
