// Shade as patches of their own: where walls meet the floor and each other, and under a thing wherever it goes.
import { CONTRAST, DEEPEST } from "../../models/crease.ts";
import type { Triangles } from "../../models/lean/triangles.ts";
import { occluder } from "../../models/occlusion.ts";
import type { Part, Vec } from "../../models/parts.ts";

/** The plum that creases go to, as the renderer counts colours. */
const CREASE: Vec = [0.147, 0.053, 0.084];

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

function patched(patches: readonly Patch[]): Triangles {
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
        color.push(...CREASE.map((tone) => 1 - d + d * tone));
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
export const footShade = (length: number): Triangles =>
  patched([
    {
      columns: [-length / 2, length / 2],
      lines: STEPS,
      normal: [0, 0, 1],
      at: (x, y) => [x, y, LIFT],
      dark: (_, y) => dark(y),
    },
    {
      columns: [length / 2, -length / 2],
      lines: STEPS,
      normal: [0, 1, 0],
      at: (x, z) => [x, LIFT, z],
      dark: (_, z) => dark(z),
    },
  ]);

/** Up a corner at the origin, whose walls run along +x and +z. */
export const cornerShade = (height: number): Triangles =>
  patched([
    {
      columns: STEPS,
      lines: [0, height],
      normal: [0, 0, 1],
      at: (x, y) => [x + LIFT, y, LIFT],
      dark: (x) => dark(x),
    },
    {
      columns: [...STEPS].reverse(),
      lines: [0, height],
      normal: [1, 0, 0],
      at: (z, y) => [LIFT, y, z + LIFT],
      dark: (z) => dark(z),
    },
  ]);

type BlotOptions = {
  readonly low: Vec;
  readonly high: Vec;
  /** On the wall behind it rather than on the ground under it. */
  readonly isUpright: boolean;
  /** How far round the thing it goes. */
  readonly reach: number;
  /** Cells along the longer side. */
  readonly cells: number;
};

const STRENGTH = 0.95;
/** Darker is not seen under a thing, and would only make its edge hard. */
const FAINTEST = 0.015;

/** What a thing throws on the ground that it touches, or on the wall behind it. */
export function blotOf(parts: readonly Part[], options: BlotOptions): Triangles | null {
  const { low, high, isUpright, reach, cells } = options;
  const shade = occluder(parts, reach, null);
  const deep = isUpright ? 1 : 2;
  const [x0, x1] = [low[0] - reach, high[0] + reach];
  const [y0, y1] = [low[deep] - reach, high[deep] + reach];
  const cell = Math.max(x1 - x0, y1 - y0) / cells;
  const across = Math.max(2, Math.ceil((x1 - x0) / cell));
  const down = Math.max(2, Math.ceil((y1 - y0) / cell));
  const at = (i: number, j: number): Vec => {
    const a = x0 + ((x1 - x0) * i) / across;
    const b = y0 + ((y1 - y0) * j) / down;
    return isUpright ? [a, b, 0] : [a, 0, b];
  };
  const normal: Vec = isUpright ? [0, 0, 1] : [0, 1, 0];
  const dark: number[] = [];
  for (let j = 0; j <= down; j++)
    for (let i = 0; i <= across; i++) {
      // Its edge is no edge: there the thing is out of reach.
      const isRim = i === 0 || j === 0 || i === across || j === down;
      dark.push(isRim ? 0 : Math.min(DEEPEST, shade(at(i, j), normal) * CONTRAST * STRENGTH));
    }
  const line = across + 1;
  const index: number[] = [];
  const used = new Map<number, number>();
  const corner = (i: number): number => {
    const known = used.get(i) ?? used.size;
    used.set(i, known);
    return known;
  };
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const a = j * line + i;
      const quad = [a, a + 1, a + line, a + line + 1];
      if (quad.every((k) => dark[k]! < FAINTEST)) continue;
      const [p, q, r, s] = quad.map(corner) as [number, number, number, number];
      if (isUpright) index.push(p, q, s, p, s, r);
      else index.push(p, s, q, p, r, s);
    }
  if (index.length === 0) return null;
  const position = new Float32Array(used.size * 3);
  const normals = new Float32Array(used.size * 3);
  const color = new Float32Array(used.size * 3);
  for (const [from, to] of used) {
    position.set(at(from % line, Math.floor(from / line)), to * 3);
    normals.set(normal, to * 3);
    const d = dark[from]!;
    color.set([1 - d + d * CREASE[0], 1 - d + d * CREASE[1], 1 - d + d * CREASE[2]], to * 3);
  }
  return { position, normal: normals, color, index: new Uint32Array(index) };
}
