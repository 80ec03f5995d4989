// Soft light on a wide flat face: nested patches of a few tones, cut along lines of equal light (isolines).
import type { Vec } from "../pose.ts";
import { loopsOf } from "./loops.ts";
import { simplifiedLoop } from "./trace.ts";

/** `second` is of printed cloth: what its second tone is where the first is this. */
type Lit = { readonly colour: Vec; readonly second?: Vec };
export type TonePatch = Lit & { readonly loops: readonly (readonly Vec[])[] };
export type FaceTones = { readonly base: Lit; readonly patches: readonly TonePatch[] };

const GRID = 11;
/** Light changes at the same heights everywhere, so that patches go on from face to face. */
const STEP = 0.08;
const MOST_STEPS = 4;
const SMALLEST_PATCH = 40;
const SMOOTH = 0.8;
/** Cells as far inside as this have nothing that the outline could cut off. */
const CLEAR = 0.01;

/** The colour at a point, and how light it is there whatever the colour. */
export type LitColour = Lit & { readonly light: number };

const mean = (colours: readonly Vec[]): Vec => {
  const sum = colours.reduce<[number, number, number]>(
    ([r, g, b], c) => [r + c[0], g + c[1], b + c[2]],
    [0, 0, 0],
  );
  return [sum[0] / colours.length, sum[1] / colours.length, sum[2] / colours.length];
};

const turnAt = (loop: readonly Vec[], i: number): number => {
  const a = loop[i]!;
  const b = loop[(i + 1) % loop.length]!;
  const c = loop[(i + 2) % loop.length]!;
  return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
};

export const isConvex = (loop: readonly Vec[]): boolean =>
  loop.every((_, i) => turnAt(loop, i) < 0.5);

/** `look` gives the colour at a point of the drawing; null if the light is all but even. More tones are finer ones. */
export function tonesOf(
  loop: readonly Vec[],
  look: (x: number, y: number) => LitColour,
  most = MOST_STEPS,
): FaceTones | null {
  const xs = loop.map(([x]) => x);
  const ys = loop.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const columns = Math.max(1, Math.ceil((Math.max(...xs) - left) / GRID));
  const rows = Math.max(1, Math.ceil((Math.max(...ys) - top) / GRID));
  const dx = (Math.max(...xs) - left) / columns;
  const dy = (Math.max(...ys) - top) / rows;
  const seen: LitColour[] = [];
  const deep: boolean[] = [];
  for (let r = 0; r <= rows; r++)
    for (let c = 0; c <= columns; c++) {
      const x = left + c * dx;
      const y = top + r * dy;
      const inside = depthIn(loop, x, y);
      deep.push(inside > CLEAR);
      const [px, py] = inside >= 0 ? [x, y] : pulledIn(loop, x, y);
      seen.push(look(px, py));
    }
  const values = seen.map(({ light }) => light);
  const edges = edgesBetween(Math.min(...values), Math.max(...values), most);
  if (edges.length === 0) return null;
  const between = (upper: number, lower: number): Lit | null => {
    const own = seen.filter(({ light }) => light < upper && light >= lower);
    if (own.length === 0) return null;
    const seconds = own.flatMap(({ second }) => (second ? [second] : []));
    const colour = mean(own.map((each) => each.colour));
    return seconds.length > 0 ? { colour, second: mean(seconds) } : { colour };
  };
  const base = between(Infinity, edges[0]!)!;
  // What is darker than the one edge is so than all lighter ones too, and most cells lie on no edge.
  const wholes: (readonly Vec[] | undefined)[] = new Array(rows * columns);
  const cutAt = (r: number, c: number, edge: number): readonly Vec[] => {
    const at = r * (columns + 1) + c;
    const corners = [at, at + columns + 1, at + columns + 2, at + 1];
    const dark = corners.filter((i) => values[i]! < edge).length;
    if (dark === 0) return [];
    const cut = () => {
      const cell = below(
        corners.map((i, corner) => ({
          x: left + (c + (corner > 1 ? 1 : 0)) * dx,
          y: top + (r + (corner % 3 ? 1 : 0)) * dy,
          v: values[i]!,
        })),
        edge,
      );
      return corners.every((i) => deep[i]!) ? cell : within(cell, loop);
    };
    if (dark < 4) return cut();
    wholes[r * columns + c] ??= cut();
    return wholes[r * columns + c]!;
  };
  const patches = edges.flatMap((edge, k) => {
    const own = between(edge, edges[k + 1] ?? -Infinity);
    if (!own) return [];
    const triangles: number[] = [];
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const cut = cutAt(r, c, edge);
        for (let i = 1; i + 1 < cut.length; i++)
          triangles.push(...cut[0]!, ...cut[i]!, ...cut[i + 1]!);
      }
    const loops = loopsOf(triangles)
      .map((one) => simplifiedLoop(one, SMOOTH))
      .filter((one) => Math.abs(area(one)) > SMALLEST_PATCH);
    return loops.length > 0 ? [{ ...own, loops }] : [];
  });
  return { base, patches };
}

/** From the lightest down; the extremes themselves are never edges. */
function edgesBetween(low: number, high: number, most: number): number[] {
  let step = (STEP * MOST_STEPS) / most;
  while ((high - low) / step > most) step *= 2;
  const edges: number[] = [];
  for (let k = Math.ceil(high / step) - 1; k * step > low; k--) edges.push(k * step);
  return edges;
}

function area(loop: readonly Vec[]): number {
  return loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length]!;
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

type Node = { x: number; y: number; v: number };

/** The part of a cell that is darker than the edge. */
function below(corners: readonly Node[], edge: number): Vec[] {
  const out: Vec[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    if (a.v < edge) out.push([a.x, a.y, 0]);
    if (a.v < edge === b.v < edge) return;
    // Always from the same end, so that the neighbour finds the very same point.
    const [p, q] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
    const t = (edge - p.v) / (q.v - p.v);
    out.push([p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t, 0]);
  });
  return out;
}

/** Positive on the inner side of the outline's edge from a to b. */
const side = (a: Vec, b: Vec, x: number, y: number) =>
  -((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]));

/** How far inside a point is, by a measure of its own; negative outside. */
function depthIn(loop: readonly Vec[], x: number, y: number): number {
  let least = Infinity;
  for (let i = 0; i < loop.length && least >= 0; i++)
    least = Math.min(least, side(loop[i]!, loop[(i + 1) % loop.length]!, x, y));
  return least;
}

/** The nearest point on the outline, a little inside. */
function pulledIn(loop: readonly Vec[], x: number, y: number): [number, number] {
  let best: [number, number] = [x, y];
  let nearest = Infinity;
  loop.forEach((a, i) => {
    const b = loop[(i + 1) % loop.length]!;
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.max(
      0.02,
      Math.min(0.98, ((x - a[0]) * ex + (y - a[1]) * ey) / (ex * ex + ey * ey || 1)),
    );
    const [px, py] = [a[0] + ex * t, a[1] + ey * t];
    const d = (px - x) ** 2 + (py - y) ** 2;
    if (d < nearest) [nearest, best] = [d, [px, py]];
  });
  return best;
}

function within(cell: readonly Vec[], loop: readonly Vec[]): Vec[] {
  let cut = [...cell];
  for (let i = 0; i < loop.length && cut.length > 2; i++) {
    const a = loop[i]!;
    const b = loop[(i + 1) % loop.length]!;
    const next: Vec[] = [];
    cut.forEach((p, k) => {
      const q = cut[(k + 1) % cut.length]!;
      const dp = side(a, b, p[0], p[1]);
      const dq = side(a, b, q[0], q[1]);
      if (dp >= 0) next.push(p);
      if (dp >= 0 === dq >= 0) return;
      const t = dp / (dp - dq);
      next.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, 0]);
    });
    cut = next;
  }
  return cut;
}
