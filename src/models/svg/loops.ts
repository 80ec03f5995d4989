// The outlines of a patch of triangles: the edges that only one of them has, joined end to end (boundary edges).
import type { Vec } from "../pose.ts";

const STEP = 1e3;

/** `triangles` hold nine numbers each; every outline runs the way its triangles do. */
export function loopsOf(triangles: readonly number[]): Vec[][] {
  const cornerAt = cornersBy(triangles.length / 3);
  const corners: Vec[] = [];
  const corner = (i: number): number => {
    const found = cornerAt(triangles[i]!, triangles[i + 1]!, triangles[i + 2]!);
    if (found === corners.length)
      corners.push([triangles[i]!, triangles[i + 1]!, triangles[i + 2]!]);
    return found;
  };
  /** Where the edges lead that begin at a corner, and those corners in the order they came. */
  const onward: number[][] = [];
  const starts: number[] = [];
  const take = (a: number, b: number) => {
    if (a === b) return;
    const back = onward[b]?.indexOf(a) ?? -1;
    if (back >= 0) {
      onward[b]!.splice(back, 1);
      return;
    }
    if (!onward[a]) {
      onward[a] = [];
      starts.push(a);
    }
    if (!onward[a].includes(b)) onward[a].push(b);
  };
  for (let i = 0; i < triangles.length; i += 9) {
    const a = corner(i);
    const b = corner(i + 3);
    const c = corner(i + 6);
    take(a, b);
    take(b, c);
    take(c, a);
  }
  const loops: Vec[][] = [];
  for (const start of starts)
    while (onward[start]!.length > 0) {
      const loop: Vec[] = [];
      let here = start;
      do {
        loop.push(corners[here]!);
        const there = onward[here]?.shift();
        if (there === undefined) break;
        here = there;
      } while (here !== start);
      if (loop.length > 2) loops.push(straightened(loop));
    }
  if (Math.abs(covered(loops) - coveredBy(triangles)) < 0.02 * covered(loops) + 0.5) return loops;
  // Triangles that lie over each other have no common outline: each is filled for itself.
  return triples(triangles);
}

/** Numbers corners as they come; those at the same place, but for rounding, have the same number. */
function cornersBy(most: number): (x: number, y: number, z: number) => number {
  let size = 16;
  while (size < 2 * most) size *= 2;
  /** A number and one, where its place comes to lie; nothing is looked up as often as these. */
  const slots = new Int32Array(size);
  const places: number[] = [];
  return (x, y, z) => {
    const a = Math.round(x * STEP);
    const b = Math.round(y * STEP);
    const c = Math.round(z * STEP);
    const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77) ^ Math.imul(c, 0xc2b2ae3d);
    let slot = (mixed ^ (mixed >>> 15)) & (size - 1);
    for (let at = slots[slot]! - 1; at >= 0; at = slots[slot]! - 1) {
      if (places[3 * at] === a && places[3 * at + 1] === b && places[3 * at + 2] === c) return at;
      slot = (slot + 1) & (size - 1);
    }
    const made = places.push(a, b, c) / 3;
    slots[slot] = made;
    return made - 1;
  };
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
    for (let i = 0; i < loop.length; i++) {
      const a = loop[i]!;
      const b = loop[(i + 1) % loop.length]!;
      sum += (a[0] * b[1] - b[0] * a[1]) / 2;
    }
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
