// Which face has to be painted after which: the front one of every dot after all that lie behind it (occlusion graph).
import type { Face } from "./face.ts";
import { type DepthBuffer, eachRun } from "./raster.ts";

export type Pairs = {
  /** Dots at which `front` covers `back`. */
  readonly weight: (back: number, front: number) => number;
  readonly forEach: (visit: (back: number, front: number, dots: number) => void) => void;
  /** Pairs that cover each other by more than a few dots. */
  readonly forEachMutual: (visit: (a: number, b: number) => void) => void;
};

/** Fewer dots than this are a rounding error. */
const FEW = 4;

export function overlaps(faces: readonly Face[], { front, ...frame }: DepthBuffer): Pairs {
  // A row for each back, one after the other: who covers it, and at how many dots.
  const starts = new Int32Array(faces.length + 1);
  const coverers: number[] = [];
  const dotsOf: number[] = [];
  /** Where in the row of the face at hand its coverers stand, and one more. */
  const places = new Int32Array(faces.length);
  let id = 0;
  const visit = (first: number, last: number) => {
    for (let dot = first; dot <= last; ) {
      const before = front[dot]!;
      let next = dot + 1;
      while (next <= last && front[next] === before) next++;
      if (before !== id && before >= 0) {
        const place = places[before]!;
        if (place > 0) dotsOf[place - 1]! += next - dot;
        else {
          coverers.push(before);
          places[before] = dotsOf.push(next - dot);
        }
      }
      dot = next;
    }
  };
  for (; id < faces.length; id++) {
    eachRun(faces[id]!, frame, visit);
    for (let i = starts[id]!; i < coverers.length; i++) places[coverers[i]!] = 0;
    starts[id + 1] = coverers.length;
  }
  const weight = (back: number, before: number) => {
    for (let i = starts[back]!; i < starts[back + 1]!; i++)
      if (coverers[i] === before) return dotsOf[i]!;
    return 0;
  };
  const forEach: Pairs["forEach"] = (see) => {
    for (let back = 0; back < faces.length; back++)
      for (let i = starts[back]!; i < starts[back + 1]!; i++) see(back, coverers[i]!, dotsOf[i]!);
  };
  return {
    weight,
    forEach,
    forEachMutual(see) {
      forEach((back, before, dots) => {
        if (back < before && dots >= FEW && weight(before, back) >= FEW) see(back, before);
      });
    },
  };
}
