// The farm as a list: a row a plot, in words, with what can be done to it; nothing of the farm needs the picture.
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { plotWords } from "../../farm/describe/plot.ts";
import { reasonWords } from "../../farm/describe/reasons.ts";
import { type Clock, seedName } from "../../farm/describe/refusal.ts";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import { useNextStop } from "../focus/useNextStop.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import { type BedState, plotStatusOf } from "../view/bed.ts";
import { commandsOf } from "../view/commands.ts";
import { strings } from "../view/strings.ts";
import { actionsFor, type FieldTool, obvious } from "../view/task.ts";
import { CommandButtons } from "./CommandButtons.tsx";
import css from "./FieldList.module.css";
import { stepInRows } from "./stepInRows.ts";

type FieldListProps = {
  readonly bed: BedState;
  readonly clock: Clock;
  /** The next line for a newcomer. */
  readonly line: ReactNode;
  readonly chosen: number | null;
  readonly onChoose: (plot: number) => void;
  readonly seed: Seed;
  readonly run: (wishes: readonly FarmAction[]) => void;
  /** What there is besides the plots. */
  readonly children?: ReactNode;
};

/** Of these a plot has those that make sense where it stands; compost always does. */
function toolsFor(bed: BedState, plot: number): readonly FieldTool[] {
  const first = obvious(bed, plot, null);
  const others: readonly FieldTool[] = bed.farm.straw > 0 ? ["feed"] : [];
  const water: readonly FieldTool[] =
    first !== "water" && plotStatusOf(bed, plot) === "empty" ? ["water"] : [];
  return [...(first ? [first] : []), ...water, ...others];
}

export function FieldList(props: FieldListProps) {
  const { bed, clock, line, chosen, onChoose, seed, run } = props;
  const { ground, farm, now } = bed;
  const table = useRef<HTMLTableElement>(null);
  const all = useRef<HTMLDivElement>(null);
  const [column, setColumn] = useState(0);
  const at = [chosen ?? 0, column] as const;
  const commands = commandsOf(bed, seed);
  const wishesFor = (tool: FieldTool, plot: number) => actionsFor(bed, tool, 1 << plot, seed);
  const wordOf = (tool: FieldTool) =>
    tool === "sow" ? strings.sowSeed(seedName(seed)) : strings.rowTools[tool];

  const stops = () =>
    [...table.current!.rows].map((row) => [...row.querySelectorAll<HTMLElement>("[data-stop]")]);

  const rowStop = () => {
    const row = stops()[at[0]] ?? [];
    return row[Math.min(at[1], row.length - 1)];
  };
  const nextCommand = useNextStop(() => all.current?.querySelector("button") ?? rowStop());
  const nextInRow = useNextStop(rowStop);

  const onKeyDown = (event: KeyboardEvent) => {
    const cells = stops();
    const next = stepInRows(
      event.key,
      at,
      cells.map(({ length }) => length),
    );
    if (!next) return;
    event.preventDefault();
    cells[next[0]]?.[next[1]]?.focus();
  };

  return (
    <div className={css.list}>
      {line}
      {commands.length > 0 && (
        <div ref={all} className={css.commands} data-keys="" {...nextCommand}>
          <CommandButtons commands={commands} seed={seed} run={run} />
        </div>
      )}
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that arrows lead through is a grid.
        role="grid"
        aria-label={strings.list}
        className={css.table}
        data-rows=""
        data-keys=""
        onKeyDown={onKeyDown}
        {...nextInRow}
      >
        <tbody>
          {ground.plots.map((plot, i) => {
            const tools = toolsFor(bed, i);
            // Where there are fewer ways by now, the last one is the stop: a Tab always leads there.
            const open = Math.min(column, tools.length);
            const stop = (own: number) => ({
              "data-stop": "",
              tabIndex: at[0] === i && open === own ? 0 : -1,
              onFocus: () => {
                setColumn(own);
                if (i !== chosen) onChoose(i);
              },
            });
            return (
              <tr
                className={css.row}
                key={`${plot.row} ${plot.column}`}
                data-standing={plotStatusOf(bed, i)}
              >
                <td {...stop(0)} className={css.words}>
                  {plotWords(ground, farm, i, now, clock)} {reasonWords(ground, farm, i, now)}
                </td>
                <td className={css.ways}>
                  {tools.map((tool, nth) => (
                    <button
                      // What is obvious there changes by itself, too: whoever stands on it stays.
                      key={nth === 0 ? "obvious" : tool}
                      type="button"
                      {...stop(nth + 1)}
                      aria-label={strings.rowTool(wordOf(tool), plot.row + 1, nthInRow(bed, i))}
                      className={css.way}
                      data-first={nth === 0 || undefined}
                      onClick={() => run(wishesFor(tool, i))}
                    >
                      {wordOf(tool)}
                    </button>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {props.children}
    </div>
  );
}

const nthInRow = ({ ground: { plots } }: BedState, plot: number): number =>
  plots.filter(({ row, column }) => row === plots[plot]!.row && column <= plots[plot]!.column)
    .length;
