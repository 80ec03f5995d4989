// What the plan shows while something is held: grid, plate, lines that agree, how far it is to the next.
import { type RoomDimensions, wallSides } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { Placed } from "../rules/footprint.ts";
import type { Guide } from "../rules/guides.ts";
import { wallLength } from "../rules/walls.ts";
import css from "./Plan.module.css";
import type { Gap } from "./planThing.ts";
import { partOfWall } from "./planWalls.ts";

/** In tiles. */
const HANDLE = 0.9;

export const PlanGrid = ({ size: { columns, rows } }: { size: RoomDimensions }) => (
  <path
    className={css.grid}
    d={[
      ...Array.from({ length: columns + 1 }, (_, i) => `M${i} 0V${rows}`),
      ...Array.from({ length: rows + 1 }, (_, i) => `M0 ${i}H${columns}`),
    ].join("")}
  />
);

/** In the middle of each wall, to be pulled; the wall is taken hold of anywhere. */
export const WallHandles = ({ size }: { size: RoomDimensions }) =>
  wallSides.map((wall) => {
    const middle = wallLength(size, wall) / PER_TILE / 2;
    return (
      <path
        key={wall}
        className={css.handle}
        d={partOfWall(size, wall, [middle - HANDLE / 2, middle + HANDLE / 2])}
      />
    );
  });

type PlateProps = { placed: Placed; kind: "free" | "blocked" | "offered" };

export const Plate = ({ placed: { box }, kind }: PlateProps) => (
  <rect
    className={css.plate}
    data-kind={kind}
    x={box.x0 / PER_TILE}
    y={box.z0 / PER_TILE}
    width={(box.x1 - box.x0) / PER_TILE}
    height={(box.z1 - box.z0) / PER_TILE}
    rx={0.08}
  />
);

type GuidesProps = { guides: readonly Guide[]; gaps: readonly Gap[]; size: RoomDimensions };

export const Guides = ({ guides, gaps, size: { columns, rows } }: GuidesProps) => (
  <>
    {guides.map(({ axis, at }) => (
      <path
        key={`${axis}${at}`}
        className={css.guide}
        d={axis === "x" ? `M${at / PER_TILE} 0V${rows}` : `M0 ${at / PER_TILE}H${columns}`}
      />
    ))}
    {gaps.map(({ axis, from, to, across }) => {
      const [a, b, c] = [from / PER_TILE, to / PER_TILE, across / PER_TILE];
      return (
        <path
          key={axis}
          className={css.span}
          d={axis === "x" ? `M${a} ${c}H${b}` : `M${c} ${a}V${b}`}
        />
      );
    })}
  </>
);
