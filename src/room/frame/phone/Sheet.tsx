// The sheet of a phone: drawn up by its grip to one of three heights, or by the button that it also is.
import { Icon } from "@loamstead/ui/Icon.tsx";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useEditor, useOverlays, useView } from "../../editor/EditorContext.ts";
import type { SheetStop } from "../../editor/overlays.ts";
import { strings } from "../../editor/strings.ts";
import { useHands } from "../dock/useHands.ts";
import css from "./Sheet.module.css";

const stops: readonly SheetStop[] = ["chips", "shelf", "full"];

/** Less than this was a press. */
const PRESS = 10;
const LONG = 220;

/**
 * Where the sheet comes to rest after its grip was drawn: one stop on, or as far as a long draw
 * leads. Up is positive; a quick flick counts for more than its length.
 */
export function stopAfter(from: SheetStop, drawn: number, milliseconds: number): SheetStop {
  const isFlick = Math.abs(drawn) > 24 && Math.abs(drawn) > 0.5 * milliseconds;
  const steps =
    Math.abs(drawn) < PRESS
      ? 0
      : Math.abs(drawn) > LONG
        ? 2
        : Math.abs(drawn) > 48 || isFlick
          ? 1
          : 0;
  const at = stops.indexOf(from) + Math.sign(drawn) * steps;
  return stops[Math.max(0, Math.min(stops.length - 1, at))]!;
}

const next: Readonly<Record<SheetStop, SheetStop>> = {
  chips: "shelf",
  shelf: "full",
  full: "chips",
};

/** Chromium takes the end of a swift draw for a fling, and the next tap for what stops it. */
function useNoFling(grip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stay = (event: TouchEvent) => event.preventDefault();
    const element = grip.current!;
    element.addEventListener("touchmove", stay, { passive: false });
    return () => element.removeEventListener("touchmove", stay);
  }, [grip]);
}

export function Sheet({ children }: { children: ReactNode }) {
  const { overlays, session } = useEditor();
  const wanted = useOverlays((state) => state.sheet);
  const trade = useView((view) => view.trade);
  const hands = useHands();
  // What is chosen wants to be seen, and its tools are above the sheet.
  const stop = hands === "empty" ? wanted : "chips";
  const sheet = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const wasDrawn = useRef(false);
  const start = useRef<{ y: number; at: number } | null>(null);
  useNoFling(grip);

  /** Whoever wants to see more of the sheet is done with what was chosen. */
  const drawTo = (to: SheetStop) => {
    if (hands === "chosen" || hands === "several") session.select([]);
    overlays.set({ sheet: to });
  };

  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    wasDrawn.current = false;
    start.current = { y: event.clientY, at: event.timeStamp };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (!start.current) return;
    const drawn = Math.round(start.current.y - clientY);
    sheet.current?.style.setProperty("--drawn", `${drawn}px`);
  };
  const letGo = () => {
    start.current = null;
    sheet.current?.style.removeProperty("--drawn");
  };
  const onPointerUp = ({ clientY, timeStamp }: PointerEvent) => {
    if (!start.current) return;
    const { y, at } = start.current;
    const moved = stopAfter(stop, y - clientY, timeStamp - at);
    letGo();
    wasDrawn.current = moved !== stop;
    if (moved !== stop) drawTo(moved);
  };
  /** The press at the end of a draw has done its work already. */
  const onClick = () => {
    if (!wasDrawn.current) drawTo(next[stop]);
    wasDrawn.current = false;
  };

  return (
    <div className={css.slot} data-stop={stop} data-trade={trade} data-region="catalogue">
      <div ref={sheet} className={css.sheet} data-stop={stop}>
        <button
          ref={grip}
          type="button"
          className={css.grip}
          aria-expanded={stop !== "chips"}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={letGo}
          onClick={onClick}
        >
          <span className="visually-hidden">{strings.sheetStops[stop]}</span>
          <Icon of={ChevronUp} size={18} className={css.arrow} />
        </button>
        <div className={css.content}>{children}</div>
      </div>
    </div>
  );
}
