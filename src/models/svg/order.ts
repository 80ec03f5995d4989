// Puts faces in an order of painting, and names the few that must be cut to what is seen of them (painter's algorithm).

import type { Pairs } from "./overlaps.ts";
import { ReadyFaces } from "./readyFaces.ts";

export type PaintedFace = { readonly face: number; readonly traced: boolean };

/** A fault of so few dots is not worth an outline of its own. */
const BEARABLE = 7;

/**
 * `colours` and `depths` decide among faces that may come next: what goes on in the colour of the
 * one before, then the colour that most are waiting in, and of those what is farthest away.
 */
export function paintingOrder(
  colours: readonly string[],
  depths: readonly number[],
  pairs: Pairs,
): PaintedFace[] {
  const count = colours.length;
  const fronts: number[][] = Array.from({ length: count }, () => []);
  const backs: number[][] = Array.from({ length: count }, () => []);
  pairs.forEach((back, front, dots) => {
    // Where two cover each other, the smaller share gives way if it is a rounding error.
    if (dots < BEARABLE && dots < pairs.weight(front, back)) return;
    fronts[back]!.push(front);
    backs[front]!.push(back);
  });
  /** How many of its backs a face still waits for, and who is waited for no more. */
  const waits = Int32Array.from(backs, ({ length }) => length);
  const released = new Uint8Array(count);
  const left = new Set<number>();
  const free = new ReadyFaces(colours, depths);
  for (let face = 0; face < count; face++) {
    left.add(face);
    if (waits[face] === 0) free.add(face);
  }
  const traced = new Set<number>();
  const order: PaintedFace[] = [];

  const release = (face: number) => {
    if (released[face]) return;
    released[face] = 1;
    for (const front of fronts[face]!)
      if (waits[front]! > 0 && --waits[front]! === 0 && left.has(front)) free.add(front);
  };
  const waitedFor = (face: number) => backs[face]!.filter((back) => !released[back]);

  while (left.size > 0) {
    const face = free.take();
    if (face !== null) {
      left.delete(face);
      order.push({ face, traced: traced.has(face) });
      release(face);
      continue;
    }
    const ring = circle(left, (one) => backs[one]!.find((back) => !released[back])!);
    const cost = (one: number) =>
      waitedFor(one).reduce((sum, back) => sum + pairs.weight(back, one), 0);
    const cheapest = ring.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    if (cost(cheapest) <= BEARABLE) {
      waits[cheapest] = 0;
      free.add(cheapest);
      continue;
    }
    // Cut to what is seen of it, a face covers nothing and nobody has to wait for it.
    const untraced = ring.filter((one) => !traced.has(one));
    const reach = (one: number) =>
      fronts[one]!.reduce((sum, front) => sum + pairs.weight(one, front), 0);
    const chosen = untraced.reduce((a, b) => (reach(b) < reach(a) ? b : a), untraced[0]!);
    traced.add(chosen);
    release(chosen);
  }
  return order;
}

/** Faces that wait for each other in a ring. */
function circle(left: ReadonlySet<number>, backOf: (face: number) => number): number[] {
  const [start] = left;
  const seen = new Map<number, number>();
  const way: number[] = [];
  let here = start!;
  while (!seen.has(here)) {
    seen.set(here, way.length);
    way.push(here);
    here = backOf(here);
  }
  return way.slice(seen.get(here));
}
