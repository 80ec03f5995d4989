// Puts faces in an order of painting, and names the few that must be cut to what is seen of them.
import type { Pairs } from "./overlaps.ts";

export type Painted = { readonly face: number; readonly traced: boolean };

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
): Painted[] {
  const count = colours.length;
  const fronts: number[][] = Array.from({ length: count }, () => []);
  const backs: Set<number>[] = Array.from({ length: count }, () => new Set());
  pairs.forEach((back, front, dots) => {
    // Where two cover each other, the smaller share gives way if it is a rounding error.
    const other = pairs.weight(front, back);
    if (dots < other && dots < BEARABLE) return;
    fronts[back]!.push(front);
    backs[front]!.add(back);
  });
  const free = new Set<number>();
  const left = new Set<number>();
  for (let i = 0; i < count; i++) {
    left.add(i);
    if (backs[i]!.size === 0) free.add(i);
  }
  const traced = new Set<number>();
  const order: Painted[] = [];
  let colour = "";

  const release = (face: number) => {
    for (const front of fronts[face]!)
      if (backs[front]!.delete(face) && backs[front]!.size === 0 && left.has(front))
        free.add(front);
  };
  const paint = (face: number) => {
    free.delete(face);
    left.delete(face);
    order.push({ face, traced: traced.has(face) });
    colour = colours[face]!;
    release(face);
  };
  /** Of those in the colour of the one before; -1 where there is none. */
  const farthest = (): number => {
    let best = -1;
    for (const face of free)
      if (colours[face] === colour && (best < 0 || depths[face]! < depths[best]!)) best = face;
    return best;
  };
  const next = (): number => {
    const best = farthest();
    if (best >= 0) return best;
    const waiting = new Map<string, number>();
    for (const face of free) waiting.set(colours[face]!, (waiting.get(colours[face]!) ?? 0) + 1);
    [colour] = [...waiting].reduce((a, b) => (b[1] > a[1] ? b : a));
    return farthest();
  };

  while (left.size > 0) {
    if (free.size > 0) {
      paint(next());
      continue;
    }
    const ring = circle(left, backs);
    const cost = (face: number) => {
      let sum = 0;
      for (const back of backs[face]!) sum += pairs.weight(back, face);
      return sum;
    };
    const cheapest = ring.reduce((a, b) => (cost(b) < cost(a) ? b : a));
    if (cost(cheapest) <= BEARABLE) {
      backs[cheapest]!.clear();
      free.add(cheapest);
      continue;
    }
    // Cut to what is seen of it, a face covers nothing and nobody has to wait for it.
    const untraced = ring.filter((face) => !traced.has(face));
    const chosen = untraced.reduce((a, b) => (reach(b) < reach(a) ? b : a), untraced[0]!);
    traced.add(chosen);
    release(chosen);
    fronts[chosen] = [];
  }
  return order;

  function reach(face: number): number {
    let sum = 0;
    for (const front of fronts[face]!) sum += pairs.weight(face, front);
    return sum;
  }
}

/** Faces that wait for each other in a ring. */
function circle(left: ReadonlySet<number>, backs: readonly ReadonlySet<number>[]): number[] {
  const [start] = left;
  const seen = new Map<number, number>();
  const way: number[] = [];
  let here = start!;
  while (!seen.has(here)) {
    seen.set(here, way.length);
    way.push(here);
    const [back] = backs[here]!;
    here = back!;
  }
  return way.slice(seen.get(here));
}
