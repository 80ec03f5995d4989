// What is in the hand, as a drawing of its own over the room: to carry it about nothing else is drawn anew.
import { useId } from "react";
import { useEditor } from "../../editor/EditorContext.ts";
import { useSelected } from "../../editor/useSelected.ts";
import type { Trade } from "../../editor/viewSettings.ts";
import { builtChoiceOf } from "../../hands/builtChoice.ts";
import type { RoomDocument } from "../../model/room.ts";
import type { FlatView } from "../../stage/view/flatView.ts";
import { RAISED } from "../../stage/view/roomFrame.ts";
import type { Carried, CarriedPiece } from "./carried.ts";
import { chosenMark } from "./chosenMark.ts";
import { MarkPaths } from "./MarkPaths.tsx";
import css from "./Picture.module.css";
import type { Drawn } from "./partDrawer.ts";
import { markPaths } from "./svgMarks.ts";

type GhostProps = {
  document: RoomDocument;
  drawn: Drawn;
  eye: FlatView;
  carried: Carried | null;
  scale: number;
  trade: Trade;
};

/** What colours are multiplied with: held where it may not be, only borrowed, offered. */
const tones = {
  blocked: [1, 0.68, 0.6],
  borrowed: [0.89, 0.81, 1],
  free: [0.84, 0.94, 0.66],
} as const;

export function Ghost({ document, drawn, eye, carried, scale, trade }: GhostProps) {
  const { session } = useEditor();
  const id = useId();
  const { part } = useSelected(builtChoiceOf(session), (choice) => choice);
  const built = trade === "build" && part ? chosenMark(document, session.catalogue, part) : [];
  if (!carried && built.length === 0) return null;

  const thing = ({ id: key, spot: { x, y, z }, wish }: CarriedPiece, up: number) => {
    const look = drawn.looks.get(wish.key);
    const foot = eye.project([x, y + up, z]);
    const by = eye.pixels / scale;
    return (
      look && (
        <use
          key={key}
          href={`#${look.prefix}bare`}
          transform={`translate(${foot.x} ${foot.y}) scale(${by}) translate(${look.left} ${look.top})`}
        />
      )
    );
  };
  const tone = carried?.isBlocked ? "blocked" : carried?.isBorrowed ? "borrowed" : null;
  return (
    <svg className={css.ghost} aria-hidden="true" focusable="false" data-tone={tone ?? undefined}>
      <title>{""}</title>
      <defs>
        {Object.entries(tones).map(([name, [r, g, b]]) => (
          <filter key={name} id={`${id}${name}`} colorInterpolationFilters="sRGB">
            <feColorMatrix values={`${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0`} />
          </filter>
        ))}
      </defs>
      <g className={css.free} filter={`url(#${id}free)`}>
        {carried?.free.map((each) => thing(each, 0))}
      </g>
      <MarkPaths paths={markPaths([...built, ...(carried?.marks ?? [])], eye.project)} />
      <g className={css.held}>
        <g filter={tone ? `url(#${id}${tone})` : undefined}>
          {carried?.held.map((each) => thing(each, RAISED))}
        </g>
      </g>
      {carried?.numbers.map(({ at, number, isCurrent }, i) => {
        const { x, y } = eye.project(at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of an edge never change places
          <g key={i} className={css.number} data-current={isCurrent || undefined}>
            {isCurrent && <circle cx={x} cy={y} r={13} />}
            <text x={x} y={y}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
