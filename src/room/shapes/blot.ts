// The shade that a thing throws on the ground it touches, as a patch of its own that goes where it goes.
import { CONTRAST, DEEPEST } from "../../models/crease.ts";
import { occluder } from "../../models/occlusion.ts";
import type { Part, Vec } from "../../models/parts.ts";
import type { Triangles } from "../../scene/triangles.ts";

export type BlotOptions = {
  readonly low: Vec;
  readonly high: Vec;
  /** On the wall behind it rather than on the ground under it. */
  readonly isUpright: boolean;
  /** How far round the thing it goes. */
  readonly reach: number;
  /** Cells along the longer side. */
  readonly cells: number;
  /** The colour that it darkens to, in the working space of the renderer. */
  readonly crease: Vec;
};

const STRENGTH = 0.95;
/** Darker is not seen under a thing, and would only make its edge hard. */
const FAINTEST = 0.015;

export function blotOf(parts: readonly Part[], options: BlotOptions): Triangles | null {
  const { low, high, isUpright, reach, cells, crease } = options;
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
    color.set([1 - d + d * crease[0], 1 - d + d * crease[1], 1 - d + d * crease[2]], to * 3);
  }
  return { position, normal: normals, color, index: new Uint32Array(index) };
}
