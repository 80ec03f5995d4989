// The floor of a cottage room about the origin, on its sill and one course of footing.
import { block, box, type Part, placed, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";
import type { FloorFinish } from "./finishes.ts";
import { floorPattern } from "./floorPatterns.ts";
import type { HouseShell } from "./shells.ts";

export type StandingFloor = {
  readonly width: number;
  readonly depth: number;
  readonly floor: FloorFinish;
};

const QUARTER = Math.PI / 2;
/** Of its back, its left, its front and its right. */
const TURNS = [0, QUARTER, 2 * QUARTER, -QUARTER] as const;

/** The floor with the sill round it and one course of footing below. */
export function standingFloor(
  shell: Pick<HouseShell, "thick" | "sill" | "footing">,
  { width, depth, floor }: StandingFloor,
): Part[] {
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
    TURNS.flatMap((turn, i) => {
      const across = i % 2 === 0;
      const long = (across ? width : depth) + 2 * out;
      const far = (across ? depth : width) / 2 + out - 0.12;
      return placed(make(long, 61 + i), [-Math.sin(turn) * far, 0, -Math.cos(turn) * far], turn);
    });
  return [
    ...floorPattern(floor, { width, depth }),
    block([width + 2 * out - 0.3, 0.56, depth + 2 * out - 0.3], [0, -0.72, 0], shell.footing[0]),
    ...round((long) => [box([long + 0.1, 0.3, 0.34], [0, -0.42, 0], shell.sill, { bevel: 0.06 })]),
    ...round(edge),
  ];
}
