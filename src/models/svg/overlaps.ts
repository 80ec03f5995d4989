// Which face has to be painted after which: the front one of every dot after all that lie behind it.
import type { Face } from "./face.ts";
import { eachRun, type Picture } from "./raster.ts";

export type Pairs = {
  /** Dots at which `front` covers `back`. */
  readonly weight: (back: number, front: number) => number;
  readonly forEach: (visit: (back: number, front: number, dots: number) => void) => void;
  /** Pairs that cover each other by more than a few dots. */
  readonly forEachMutual: (visit: (a: number, b: number) => void) => void;
};

/** Fewer dots than this are a rounding error. */
const FEW = 4;

export function overlaps(faces: readonly Face[], { front, ...frame }: Picture): Pairs {
  const counts = new Map<number, number>();
  const n = faces.length;
  faces.forEach((face, id) => {
    eachRun(face, frame, (first, last) => {
      for (let dot = first; dot <= last; ) {
        const before = front[dot]!;
        let next = dot + 1;
        while (next <= last && front[next] === before) next++;
        if (before !== id && before >= 0) {
          const key = id * n + before;
          counts.set(key, (counts.get(key) ?? 0) + next - dot);
        }
        dot = next;
      }
    });
  });
  const weight = (back: number, before: number) => counts.get(back * n + before) ?? 0;
  return {
    weight,
    forEach(visit) {
      for (const [key, dots] of counts) visit(Math.floor(key / n), key % n, dots);
    },
    forEachMutual(visit) {
      for (const [key, dots] of counts) {
        const back = Math.floor(key / n);
        const before = key % n;
        const other = weight(before, back);
        if (back < before && dots >= FEW && other >= FEW) visit(back, before);
      }
    },
  };
}
