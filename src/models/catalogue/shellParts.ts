// A whole cottage room: floor, sill and footing, and the walls that are asked for.
import { block, box, type Part, placed, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";
import type { FloorFinish, WallFinish } from "./finishes.ts";
import { floorPattern } from "./floorPatterns.ts";
import type { Opening } from "./openingParts.ts";
import type { Shell } from "./shells.ts";
import { wallParts } from "./wallParts.ts";

export const sides = ["back", "left", "front", "right"] as const;
/** Back is at -z, left at -x; each wall runs from its own left to its right, seen from inside. */
export type Side = (typeof sides)[number];
export type ShellWall = { readonly finish: WallFinish; readonly openings: readonly Opening[] };

export type ShellSpec = {
  readonly width: number;
  readonly depth: number;
  /** Of the walls; as high as the shells are made unless told. */
  readonly height?: number;
  readonly floor: FloorFinish;
  readonly walls: Readonly<Partial<Record<Side, ShellWall>>>;
  readonly night: boolean;
};

const QUARTER = Math.PI / 2;
const TURNS: Record<Side, number> = { back: 0, left: QUARTER, front: 2 * QUARTER, right: -QUARTER };

/** The neighbour on the left and on the right of each wall, seen from inside. */
const BESIDE: Record<Side, readonly [Side, Side]> = {
  back: ["left", "right"],
  right: ["back", "front"],
  front: ["right", "left"],
  left: ["front", "back"],
};

function cornerOf(side: Side, walls: ShellSpec["walls"]): "left" | "right" | "both" | "none" {
  const [left, right] = BESIDE[side].map((other) => walls[other] !== undefined);
  if (left && right) return "both";
  return left ? "left" : right ? "right" : "none";
}

/** One wall where it stands round a floor about the origin. */
export function standingWall(shell: Shell, spec: ShellSpec, side: Side): Part[] {
  const wall = spec.walls[side];
  if (!wall) return [];
  const across = side === "back" || side === "front";
  const length = across ? spec.width : spec.depth;
  const out = (across ? spec.depth : spec.width) / 2;
  const turn = TURNS[side];
  const parts = wallParts(shell, {
    length,
    ...(spec.height !== undefined && { height: spec.height }),
    finish: wall.finish,
    openings: wall.openings,
    night: spec.night,
    corner: cornerOf(side, spec.walls),
  });
  return placed(parts, [-Math.sin(turn) * out, 0, -Math.cos(turn) * out], turn);
}

/** The floor with the sill round it and one course of footing below. */
export function standingFloor(shell: Shell, { width, depth, floor }: ShellSpec): Part[] {
  const out = shell.thick + 0.06;
  const edge = (long: number, seed: number): Part[] => {
    const count = Math.round(long / 0.7);
    const w = long / count;
    return repeat(count, (i) =>
      box(
        [w - 0.03, 0.3, 0.26],
        [-long / 2 + (i + 0.5) * w, -0.72, between(-0.02, 0.02, seed, i)],
        pick(shell.footing, seed, i),
        { bevel: 0.05 },
      ),
    );
  };
  const round = (make: (long: number, seed: number) => Part[]): Part[] =>
    sides.flatMap((side, i) => {
      const across = side === "back" || side === "front";
      const long = (across ? width : depth) + 2 * out;
      const far = (across ? depth : width) / 2 + out - 0.12;
      const turn = TURNS[side];
      return placed(make(long, 61 + i), [-Math.sin(turn) * far, 0, -Math.cos(turn) * far], turn);
    });
  return [
    ...floorPattern(floor, { width, depth }),
    block([width + 2 * out - 0.3, 0.56, depth + 2 * out - 0.3], [0, -0.72, 0], shell.footing[0]),
    ...round((long) => [box([long + 0.1, 0.3, 0.34], [0, -0.42, 0], shell.sill, { bevel: 0.06 })]),
    ...round(edge),
  ];
}

export const shellParts = (shell: Shell, spec: ShellSpec): Part[] => [
  ...standingFloor(shell, spec),
  ...sides.flatMap((side) => standingWall(shell, spec, side)),
];
