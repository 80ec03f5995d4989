// What is written on the plan, always upright: names, distances, the numbers of columns and rows.
import type { Size } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { Box } from "../rules/box.ts";
import css from "./Plan.module.css";
import { type PlanFrame, toScreen } from "./planFrame.ts";
import { edgeSpots } from "./planNumbers.ts";
import type { Gap, Name } from "./planThing.ts";
import { strings } from "./strings.ts";

type LabelsProps = {
  frame: PlanFrame;
  size: Size;
  names: readonly Name[];
  gaps: readonly Gap[];
  /** What the numbers are told of. */
  current: Pick<Box, "x0" | "z0"> | null;
};

const LEAST_NAME = 10;
const PILL = { width: 58, height: 22 } as const;

export function PlanLabels({ frame, size, names, gaps, current }: LabelsProps) {
  const { scale } = frame;
  const text = Math.min(15, scale * 0.19);
  return (
    <>
      {edgeSpots(size, frame.quarter, current).map(({ key, number, x, z, isCurrent }) => {
        const at = toScreen(frame, { x, z });
        return (
          <g key={key} className={css.number} data-current={isCurrent || undefined}>
            {isCurrent && <circle cx={at.x} cy={at.y} r={13} />}
            <text x={at.x} y={at.y}>
              {number}
            </text>
          </g>
        );
      })}
      {text >= LEAST_NAME &&
        names.map(({ id, text: name, x, z, isUpright }) => {
          const at = toScreen(frame, { x: x * PER_TILE, z: z * PER_TILE });
          return (
            <text
              key={id}
              className={css.name}
              fontSize={text}
              transform={`translate(${at.x} ${at.y})${isUpright ? " rotate(-90)" : ""}`}
            >
              {name}
            </text>
          );
        })}
      {gaps.map(({ axis, from, to, across }) => {
        const middle = (from + to) / 2;
        const at = toScreen(
          frame,
          axis === "x" ? { x: middle, z: across } : { x: across, z: middle },
        );
        return (
          <g key={axis} className={css.pill}>
            <rect
              x={at.x - PILL.width / 2}
              y={at.y - PILL.height / 2}
              width={PILL.width}
              height={PILL.height}
              rx={PILL.height / 2}
            />
            <text x={at.x} y={at.y}>
              {strings.tiles(to - from)}
            </text>
          </g>
        );
      })}
    </>
  );
}
