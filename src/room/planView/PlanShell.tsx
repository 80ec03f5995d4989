// The floor and the walls of the plan, with their doors and windows.
import { memo } from "react";
import { floorPattern } from "../../models/catalogue/floorPatterns.ts";
import { moved } from "../../models/parts.ts";
import { floorFinishOf } from "../catalogue/finishes.ts";
import { finishPiece } from "../catalogue/index.ts";
import type { BuiltPart } from "../hands/intent.ts";
import type { Catalogue } from "../model/catalogue.ts";
import {
  type FinishId,
  type Opening,
  type OpeningId,
  type RoomDimensions,
  type RoomShell,
  wallSides,
} from "../model/room.ts";
import { modelOutline } from "./outline.ts";
import css from "./Plan.module.css";
import { drawnOpening, THICK, wholeWall } from "./planWalls.ts";

type GroundPath = { readonly colour: string; readonly path: string };

type Ground = { readonly bed: string; readonly paths: readonly GroundPath[] };

let last: { readonly key: string; readonly ground: Ground } | null = null;

/** The pieces that the floor is laid of, those of one colour in one path; in tiles from the north-western corner. */
export function groundPaths(finish: FinishId, { columns, rows }: RoomDimensions): Ground {
  const key = `${finish} ${columns} ${rows}`;
  if (last?.key === key) return last.ground;
  const laid = floorFinishOf(finish);
  const [, ...pieces] = floorPattern(laid, { width: columns, depth: rows });
  const byColour = new Map<string, string[]>();
  for (const piece of moved(pieces, [columns / 2, 0, rows / 2])) {
    const { whole } = modelOutline([piece]);
    const paths = byColour.get(piece.top) ?? [];
    byColour.set(piece.top, paths);
    paths.push(whole);
  }
  const paths = [...byColour].map(([colour, all]) => ({ colour, path: all.join("") }));
  const ground = { bed: laid.colours[0], paths };
  last = { key, ground };
  return ground;
}

type PlanShellProps = {
  shell: RoomShell;
  openings: ReadonlyMap<OpeningId, Opening>;
  catalogue: Catalogue;
  chosen: BuiltPart | null;
};

/** The paint of a wall as a line along its foot. */
const PAINT = 0.07;

/** The walls throw a soft shade on the floor along them. */
const SHADE = [0.12, 0.2, 0.3, 0.42] as const;

export const PlanShell = memo(({ shell, openings, catalogue, chosen }: PlanShellProps) => {
  const { size, floor, walls } = shell;
  const { columns, rows } = size;
  const ground = groundPaths(floor.kind, size);
  const drawn = [...openings.values()].flatMap((each) => drawnOpening(size, catalogue, each) ?? []);
  return (
    <>
      <rect
        fill="var(--plan-wall)"
        x={-THICK}
        y={-THICK}
        width={columns + 2 * THICK}
        height={rows + 2 * THICK}
        rx={0.14}
      />
      <rect width={columns} height={rows} fill={ground.bed} />
      {ground.paths.map(({ colour, path }) => (
        <path key={colour} d={path} fill={colour} />
      ))}
      {wallSides.map((wall) => (
        <path
          key={wall}
          d={wholeWall(size, wall, [0, PAINT])}
          fill={finishPiece(walls[wall].kind)?.colours[0] ?? "#fff"}
        />
      ))}
      {SHADE.map((deep) => (
        <path
          key={deep}
          fill="var(--plan-foot)"
          opacity="0.045"
          fillRule="evenodd"
          d={`M0 0H${columns}V${rows}H0ZM${deep} ${deep}H${columns - deep}V${rows - deep}H${deep}Z`}
        />
      ))}
      {drawn.map(({ id, kind, gap, leaf, swing }) => (
        <g key={id} className={css[kind]}>
          <path className={css.gap} d={gap} />
          <path className={css.swing} d={swing} />
          <path className={css.leaf} d={leaf} />
          {chosen?.kind === "opening" && chosen.id === id && (
            <path className={css.chosen} d={gap} />
          )}
        </g>
      ))}
      {chosen?.kind === "wall" && <path className={css.chosen} d={wholeWall(size, chosen.wall)} />}
    </>
  );
});
