// The sheet of a phone: drawn up by its grip to one of three heights, or by the button that it also is.
import { Icon } from "@loamstead/ui/Icon.tsx";
import ChevronUp from "lucide-react/icons/chevron-up";
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { useEditor, useView } from "../../editor/EditorContext.ts";
import type { SheetStop } from "../../editor/overlays.ts";
import { strings } from "../../editor/strings.ts";
import { useHandsState } from "../dock/useHandsState.ts";
import css from "./PhoneSheet.module.css";
import { useKeyboard } from "./useKeyboard.ts";
import { useStop } from "./useStop.ts";

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

type SheetProps = {
  /** What is heard of it among the parts of the page. */
  name: string;
  isBeginning: boolean;
  children: ReactNode;
};

export function PhoneSheet({ name, isBeginning, children }: SheetProps) {
  const { overlays, session } = useEditor();
  const trade = useView((view) => view.trade);
  const hands = useHandsState();
  const stop = useStop(isBeginning);
  const sheet = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const wasDrawn = useRef(false);
  const start = useRef<{ y: number; at: number } | null>(null);
  useNoFling(grip);
  useKeyboard(sheet);
  const before = useRef<{ sheet: SheetStop | null } | null>(null);
  useEffect(() => {
    // Who took a piece that was searched for wants to see the room again, and afterwards too.
    if (hands === "empty" || before.current === null) return;
    overlays.set(before.current);
    before.current = null;
  }, [hands, overlays]);

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

  /** Whoever searches needs room for what is found, above the keyboard of the screen. */
  const onFocus = ({ target }: FocusEvent) => {
    if (!target.matches("input[type=search]") || stop === "full") return;
    before.current = { sheet: overlays.state().sheet };
    drawTo("full");
  };
  /** A set that is pressed is wanted with what is in it. */
  const onTab = ({ target }: MouseEvent) => {
    if (stop === "chips" && (target as Element).closest("[role=tab]")) drawTo("shelf");
  };

  return (
    <section
      className={css.slot}
      data-stop={stop}
      data-trade={trade}
      data-region="catalogue"
      aria-label={name}
    >
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only learns what in it is pressed. */}
        <div className={css.content} onFocus={onFocus} onClick={onTab}>
          {children}
        </div>
      </div>
    </section>
  );
}
