// The bed plot by plot: for keys and voices always, for the eye until the farm is drawn.
import { type KeyboardEvent, useEffect, useRef } from "react";
import { plotWords } from "../../farm/describe/plot.ts";
import type { Clock } from "../../farm/describe/refusal.ts";
import { type BedState as BedNow, plotStatusOf } from "../view/bed.ts";
import { strings } from "../view/strings.ts";
import css from "./Bed.module.css";
import { pictureOf } from "./pictureOf.ts";
import { type Press, useDraw } from "./useDraw.ts";

type BedProps = {
  readonly bed: BedNow;
  readonly clock: Clock;
  readonly chosen: number | null;
  /** Where the ring lies: by the chosen plot, or where a newcomer is led. */
  readonly ring: number | null;
  readonly marked: number;
  /** Heard and reached by keys, and not to be seen: the farm itself is drawn. */
  readonly isHidden: boolean;
  readonly onPlot: (plot: number, how: Press) => void;
  readonly onDragEnd: () => void;
  readonly onDragLeft: () => void;
  readonly onChoose: (plot: number) => void;
};

export function Bed({ bed, clock, chosen, ring, marked, isHidden, ...hands }: BedProps) {
  const { ground, farm, now } = bed;
  const grid = useRef<HTMLTableElement>(null);
  useDraw(grid, hands);
  const first = ring ?? 0;

  // Whoever goes by keys has the focus on the chosen plot.
  useEffect(() => {
    const { activeElement } = document;
    if (chosen === null || !grid.current?.contains(activeElement)) return;
    grid.current.querySelector<HTMLElement>(`[data-plot="${chosen}"]`)?.focus();
  }, [chosen]);

  const rows = [0, 1, 2, 3, 4].filter((row) => ground.plots.some((plot) => plot.row === row));
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are pressed is a grid.
      role="grid"
      aria-label={strings.bed}
      className={css.bed}
      data-hidden={isHidden || undefined}
      data-keys=""
    >
      <tbody className={css.rows}>
        {rows.map((row) => (
          <tr key={row} className={css.row}>
            {ground.plots.map((plot, i) => {
              if (plot.row !== row) return null;
              const standing = plotStatusOf(bed, i);
              const picture = isHidden ? null : pictureOf(bed, i);
              return (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid may be selected.
                <td
                  key={`${plot.row} ${plot.column}`}
                  tabIndex={i === first ? 0 : -1}
                  aria-label={plotWords(ground, farm, i, now, clock)}
                  aria-selected={(marked & (1 << i)) !== 0}
                  data-plot={i}
                  data-column={plot.column}
                  data-standing={standing}
                  data-chosen={i === ring || undefined}
                  className={css.plot}
                  onFocus={() => i !== chosen && hands.onChoose(i)}
                  onKeyDown={leaveSpaceAlone}
                  // A reader's own press comes without a pointer.
                  onClick={({ detail }) => detail === 0 && hands.onPlot(i, "tap")}
                >
                  {picture && <img src={picture} alt="" className={css.plant} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The page would scroll. */
function leaveSpaceAlone(event: KeyboardEvent): void {
  if (event.key === " " || event.key.startsWith("Arrow")) event.preventDefault();
}
