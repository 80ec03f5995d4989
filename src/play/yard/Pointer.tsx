// A thin line from the words below the farm to the plot that they speak of.
import { type RefObject, useCallback, useEffect, useRef } from "react";
import css from "./Pointer.module.css";

/** A place in the farm's part of the window, from its left and top; null for none. */
export type Aimed = { readonly x: number; readonly y: number } | null;

/** In CSS pixels: it ends before the ring, and begins within the words. */
const BEFORE = 24;
const WITHIN = 26;

type Pointing = {
  readonly line: RefObject<SVGSVGElement | null>;
  /** Points elsewhere, also between two pictures of the page. */
  readonly aim: (at: Aimed) => void;
};

/** `words` holds what it leads from; with nothing in it there is no line. */
export function usePointer(words: RefObject<HTMLElement | null>): Pointing {
  const line = useRef<SVGSVGElement>(null);
  const aimed = useRef<Aimed>(null);
  const draw = useCallback(() => {
    const [svg, at] = [line.current, aimed.current];
    if (!svg) return;
    const from = words.current?.querySelector("[data-points]")?.getBoundingClientRect();
    const box = svg.getBoundingClientRect();
    const ends = from && at && endsOf(at, from, box);
    svg.toggleAttribute("data-shown", Boolean(ends));
    if (!ends) return;
    for (const one of svg.querySelectorAll("line"))
      for (const [name, value] of Object.entries(ends)) one.setAttribute(name, value.toFixed(1));
    svg.querySelector("circle")!.setAttribute("cx", ends.x2.toFixed(1));
    svg.querySelector("circle")!.setAttribute("cy", ends.y2.toFixed(1));
  }, [words]);
  // What is said is of another length by then; with the next picture, for which the page is laid out anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  });
  const aim = useCallback(
    (at: Aimed) => {
      aimed.current = at;
      draw();
    },
    [draw],
  );
  return { line, aim };
}

/** Null where the plot is not to be seen, so near that a ring tells it, or below the words: a line would cross whatever is between. */
function endsOf(at: { x: number; y: number }, from: DOMRect, box: DOMRect) {
  const x1 =
    Math.max(from.left + WITHIN, Math.min(box.left + at.x, from.right - WITHIN)) - box.left;
  const y1 = from.top - box.top;
  const far = Math.hypot(at.x - x1, at.y - y1);
  const isSeen = at.x >= 0 && at.x <= box.width && at.y >= 0 && at.y <= Math.min(box.height, y1);
  if (!isSeen || far <= BEFORE + 4) return null;
  const k = (far - BEFORE) / far;
  return { x1, y1, x2: x1 + (at.x - x1) * k, y2: y1 + (at.y - y1) * k };
}

export const Pointer = ({ line }: Pick<Pointing, "line">) => (
  <svg ref={line} className={css.pointer} aria-hidden="true">
    <line className={css.edge} />
    <line className={css.line} />
    <circle className={css.end} r="5" />
  </svg>
);
