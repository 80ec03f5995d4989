// What stands below the farm and above the shelf, never on a bed: the next line for a newcomer, or what is chosen in words.
import type { ReactNode, RefObject } from "react";
import { useNextStop } from "../focus/useNextStop.ts";
import type { Lead } from "../view/leadOf.ts";
import { Hint, type NextLine } from "./Hint.tsx";
import css from "./PlotNote.module.css";

type PlotNoteProps = {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly line: NextLine | null;
  /** The line speaks of the plot that has the ring. */
  readonly isOfPlot: boolean;
  /** The chosen plot, where no line speaks of it. */
  readonly words: string | null;
  /** What is chosen beside the beds, in the place of all else. */
  readonly thing: ReactNode;
  readonly onFollow: (lead: Lead) => void;
  readonly stop: () => HTMLElement | null | undefined;
  /** In the head of a low window's sheet, where there is no room below the farm. */
  readonly isInHead?: boolean;
};

export function PlotNote(props: PlotNoteProps) {
  const { place, line, isOfPlot, words, thing, onFollow, stop, isInHead = false } = props;
  const next = useNextStop(stop);
  return (
    <div ref={place} className={css.note} data-head={isInHead || undefined} data-keys="" {...next}>
      {thing}
      {!thing && words !== null && (
        <p className={css.words} data-points={isOfPlot ? undefined : ""}>
          {words}
        </p>
      )}
      {!thing && line && <Hint line={line} onFollow={onFollow} points={isOfPlot} />}
    </div>
  );
}
