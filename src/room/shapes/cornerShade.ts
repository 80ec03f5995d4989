// The shade where a wall meets the floor and its neighbours: on the wall, and on the floor before it.
import type { Vec } from "../../models/parts.ts";
import type { Triangles } from "../../scene/triangles.ts";

/** The plum that creases go to, as the renderer counts colours. */
export const CREASE: Vec = [0.147, 0.053, 0.084];

/** Shade lies this far over the floor, and so over rugs, and before walls, and so before panelling. */
export const LIFT = 0.055;

const REACH = 0.9;
const DARKEST = 0.34;
const STEPS = [0, 0.06, 0.16, 0.32, 0.6, REACH] as const;

const dark = (away: number): number => (away >= REACH ? 0 : DARKEST * (1 - away / REACH) ** 2);

type Patch = {
  readonly columns: readonly number[];
  readonly lines: readonly number[];
  readonly at: (column: number, line: number) => Vec;
  readonly dark: (column: number, line: number) => number;
  readonly normal: Vec;
};

function patched(patches: readonly Patch[], crease: Vec): Triangles {
  const position: number[] = [];
  const normal: number[] = [];
  const color: number[] = [];
  const index: number[] = [];
  for (const { columns, lines, at, dark: darkAt, normal: up } of patches) {
    const first = position.length / 3;
    for (const line of lines)
      for (const column of columns) {
        const d = darkAt(column, line);
        position.push(...at(column, line));
        normal.push(...up);
        color.push(...crease.map((tone) => 1 - d + d * tone));
      }
    const across = columns.length;
    for (let j = 0; j + 1 < lines.length; j++)
      for (let i = 0; i + 1 < across; i++) {
        const a = first + j * across + i;
        index.push(a, a + 1, a + across + 1, a, a + across + 1, a + across);
      }
  }
  return {
    position: new Float32Array(position),
    normal: new Float32Array(normal),
    color: new Float32Array(color),
    index: new Uint32Array(index),
  };
}

/** Along the foot of a wall, in the frame of the wall. */
export const footShade = (length: number, crease: Vec, lift: number): Triangles =>
  patched(
    [
      {
        columns: [-length / 2, length / 2],
        lines: STEPS,
        normal: [0, 0, 1],
        at: (x, y) => [x, y, lift],
        dark: (_, y) => dark(y),
      },
      {
        columns: [length / 2, -length / 2],
        lines: STEPS,
        normal: [0, 1, 0],
        at: (x, z) => [x, lift, z],
        dark: (_, z) => dark(z),
      },
    ],
    crease,
  );

/** Up a corner at the origin, whose walls run along +x and +z. */
export const cornerShade = (height: number, crease: Vec, lift: number): Triangles =>
  patched(
    [
      {
        columns: STEPS,
        lines: [0, height],
        normal: [0, 0, 1],
        at: (x, y) => [x + lift, y, lift],
        dark: (x) => dark(x),
      },
      {
        columns: [...STEPS].reverse(),
        lines: [0, height],
        normal: [1, 0, 0],
        at: (z, y) => [lift, y, z + lift],
        dark: (z) => dark(z),
      },
    ],
    crease,
  );
