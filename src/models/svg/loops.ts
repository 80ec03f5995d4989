// The outlines of a patch of triangles: the edges that only one of them has, joined end to end.
import type { Vec } from "../pose.ts";

const STEP = 1e3;
/** No drawing is as high as half of it, in those steps. */
const SPAN = 2 ** 25;

/** `triangles` hold nine numbers each; every outline runs the way its triangles do. */
export function loopsOf(triangles: readonly number[]): Vec[][] {
  const numbers = new Map<number, { z: number; corner: number }[]>();
  const corners: Vec[] = [];
  const corner = (i: number): number => {
    const at: Vec = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!];
    // Column and row fit into one number; few corners share both.
    const key = Math.round(at[0] * STEP) * SPAN + Math.round(at[1] * STEP);
    const z = Math.round(at[2] * STEP);
    const own = numbers.get(key);
    const known = own?.find((one) => one.z === z);
    if (known) return known.corner;
    const made = { z, corner: corners.length };
    if (own) own.push(made);
    else numbers.set(key, [made]);
    corners.push(at);
    return made.corner;
  };
  const edges = new Map<number, Set<number>>();
  const take = (a: number, b: number) => {
    if (a === b) return;
    if (edges.get(b)?.delete(a)) return;
    const from = edges.get(a);
    if (from) from.add(b);
    else edges.set(a, new Set([b]));
  };
  for (let i = 0; i < triangles.length; i += 9) {
    const [a, b, c] = [corner(i), corner(i + 3), corner(i + 6)] as const;
    take(a, b);
    take(b, c);
    take(c, a);
  }
  const loops: Vec[][] = [];
  for (const [start, next] of edges)
    while (next.size > 0) {
      const loop: Vec[] = [];
      let here = start;
      do {
        loop.push(corners[here]!);
        const onward = edges.get(here);
        const [there] = onward ?? [];
        if (there === undefined) break;
        onward!.delete(there);
        here = there;
      } while (here !== start);
      if (loop.length > 2) loops.push(straightened(loop));
    }
  if (Math.abs(covered(loops) - coveredBy(triangles)) < 0.02 * covered(loops) + 0.5) return loops;
  // Triangles that lie over each other have no common outline: each is filled for itself.
  return triples(triangles);
}

function triples(triangles: readonly number[]): Vec[][] {
  return Array.from({ length: triangles.length / 9 }, (_, i) =>
    [0, 3, 6].map((k): Vec => {
      const at = 9 * i + k;
      return [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!];
    }),
  );
}

function coveredBy(t: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < t.length; i += 9)
    for (let k = 0; k < 9; k += 3) {
      const [a, b] = [i + k, i + ((k + 3) % 9)];
      sum += (t[a]! * t[b + 1]! - t[b]! * t[a + 1]!) / 2;
    }
  return Math.abs(sum);
}

function covered(loops: readonly (readonly Vec[])[]): number {
  let sum = 0;
  for (const loop of loops)
    loop.forEach(([x, y], i) => {
      const [nx, ny] = loop[(i + 1) % loop.length]!;
      sum += (x * ny - nx * y) / 2;
    });
  return Math.abs(sum);
}

/** Without the corners that lie on a straight line. */
function straightened(loop: readonly Vec[]): Vec[] {
  return loop.filter((at, i) => {
    const a = loop[(i + loop.length - 1) % loop.length]!;
    const b = loop[(i + 1) % loop.length]!;
    const cross = (at[0] - a[0]) * (b[1] - a[1]) - (at[1] - a[1]) * (b[0] - a[0]);
    return Math.abs(cross) > 0.02 * Math.hypot(b[0] - a[0], b[1] - a[1]) + 1e-9;
  });
}
