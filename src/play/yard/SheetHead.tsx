// The head of a phone's sheet: what is ready in a few words, the one thing to do about it, and the grip to draw it up.
import { Icon } from "@loamstead/ui/Icon.tsx";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { useNextStop } from "../focus/useNextStop.ts";
import { allOf, type BedState, countIn } from "../view/bed.ts";
import { spanWords } from "../view/span.ts";
import { strings } from "../view/strings.ts";
import { worthIt } from "../view/task.ts";
import { upcomingOf } from "../view/upcoming.ts";
import { upcomingWords } from "../view/words.ts";
import css from "./SheetHead.module.css";

type SheetHeadProps = {
  readonly bed: BedState;
  readonly isOpen: boolean;
  /** What was said last: while the sheet is up it lies over the line that says it. */
  readonly said: string | null;
  /** What stands below the farm elsewhere, where a low window has no room for it. */
  readonly note: ReactNode;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

/** Less than this was a press. */
const DRAWN = 24;

export function SheetHead({ bed, isOpen, said, note, onOpen, children }: SheetHeadProps) {
  const start = useRef<number | null>(null);
  const wasDrawn = useRef(false);
  const ready = countIn(worthIt(bed, "gather", allOf(bed)));
  const head = useRef<HTMLDivElement>(null);
  // The last command leaves the grip, which stands before it.
  const stop = useNextStop(() =>
    [...(head.current?.querySelectorAll<HTMLElement>("button") ?? [])].at(-1),
  );
  const next = upcomingOf(bed).find(({ at }) => at > bed.now);

  const onPointerUp = ({ clientY }: PointerEvent) => {
    const drawn = start.current === null ? 0 : start.current - clientY;
    start.current = null;
    wasDrawn.current = Math.abs(drawn) > DRAWN;
    if (wasDrawn.current) onOpen(drawn > 0);
  };

  return (
    <div ref={head} className={css.head} {...stop}>
      <button
        type="button"
        className={css.grip}
        aria-expanded={isOpen}
        onPointerDown={(event) => {
          start.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          start.current = null;
        }}
        onClick={() => {
          if (!wasDrawn.current) onOpen(!isOpen);
          wasDrawn.current = false;
        }}
      >
        <span className={css.name}>
          {strings.sheet[isOpen ? "open" : "closed"]}
          <Icon of={ChevronUp} size={18} className={css.arrow} />
        </span>
      </button>
      <div className={css.words}>
        {isOpen && said !== null && <span className={css.said}>{said}</span>}
        {note !== null && !isOpen ? (
          note
        ) : (
          <>
            <b>{ready > 0 ? strings.areReady(ready) : strings.noneReady}</b>
            {next && (
              <span>{strings.nextIn(upcomingWords(next), spanWords(next.at - bed.now))}</span>
            )}
          </>
        )}
      </div>
      <div className={css.ways}>{children}</div>
    </div>
  );
}
