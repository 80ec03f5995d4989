// What is written on the plan, always upright: names, distances, the numbers of columns and rows.
import type { QuarterTurn, RoomDimensions } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { RoomBox } from "../rules/box.ts";
import css from "./Plan.module.css";
import { type PlanFrame, planToScreen } from "./planFrame.ts";
import type { Gap, PlanLabel } from "./planThing.ts";

const parts = ["", "¼", "½", "¾"] as const;

const strings = {
  plan: "Plan of the room",
  /** Quarter tiles in words that fit a pill. */
  tiles: (quarters: number): string => {
    const whole = Math.floor(quarters / 4);
    const part = parts[quarters % 4] ?? "";
    const count = `${whole === 0 && part !== "" ? "" : whole}${part}`;
    return quarters <= 4 ? `${count} tile` : `${count} tiles`;
  },
};

type EdgeSpot = {
  readonly key: string;
  readonly number: number;
  /** In quarter tiles. */
  readonly x: number;
  readonly z: number;
  readonly isCurrent: boolean;
};

/** In tiles, outside the walls. */
const OUT = 0.66;

/** Where the numbers of columns and rows stand around the plan: below it and to its right. */
export function edgeSpots(
  { columns, rows }: RoomDimensions,
  quarter: QuarterTurn,
  current: Pick<RoomBox, "x0" | "z0"> | null,
): EdgeSpot[] {
  const isSouth = quarter === 0 || quarter === 3;
  const isEast = quarter < 2;
  const z = (isSouth ? rows + OUT : -OUT) * PER_TILE;
  const x = (isEast ? columns + OUT : -OUT) * PER_TILE;
  const column = current ? Math.floor(current.x0 / PER_TILE) : -1;
  const row = current ? Math.floor(current.z0 / PER_TILE) : -1;
  const middle = (i: number) => (i + 0.5) * PER_TILE;
  return [
    ...Array.from({ length: columns }, (_, i) => ({
      key: `c${i}`,
      number: i + 1,
      x: middle(i),
      z,
      isCurrent: i === column,
    })),
    ...Array.from({ length: rows }, (_, i) => ({
      key: `r${i}`,
      number: i + 1,
      x,
      z: middle(i),
      isCurrent: i === row,
    })),
  ];
}

type LabelsProps = {
  frame: PlanFrame;
  size: RoomDimensions;
  names: readonly PlanLabel[];
  gaps: readonly Gap[];
  /** What the numbers are told of. */
  current: Pick<RoomBox, "x0" | "z0"> | null;
};

const LEAST_NAME = 10;

const PILL = { width: 58, height: 22 } as const;

export function PlanLabels({ frame, size, names, gaps, current }: LabelsProps) {
  const { scale } = frame;
  const text = Math.min(15, scale * 0.19);
  return (
    <>
      {edgeSpots(size, frame.quarter, current).map(({ key, number, x, z, isCurrent }) => {
        const at = planToScreen(frame, { x, z });
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
          const at = planToScreen(frame, { x: x * PER_TILE, z: z * PER_TILE });
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
        const at = planToScreen(
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
