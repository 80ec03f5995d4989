// Faces are taken as one would by going through all that wait, whatever comes when.
import { expect, it } from "vitest";
import { chance } from "../random.ts";
import { ReadyFaces } from "./readyFaces.ts";

/** Goes through all that wait, in the order in which they came, each time. */
function plainly(colours: readonly string[], depths: readonly number[]) {
  const waiting: number[] = [];
  let current = "";
  const farthest = (): number | null => {
    const own = waiting.filter((face) => colours[face] === current);
    return own.length === 0 ? null : own.reduce((a, b) => (depths[b]! < depths[a]! ? b : a));
  };
  return {
    add: (face: number) => waiting.push(face),
    take(): number | null {
      if (waiting.length === 0) return null;
      if (farthest() === null) {
        const counts = new Map<string, number>();
        for (const face of waiting)
          counts.set(colours[face]!, (counts.get(colours[face]!) ?? 0) + 1);
        [current] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
      }
      const face = farthest()!;
      waiting.splice(waiting.indexOf(face), 1);
      return face;
    },
  };
}

it("takes in the same order as going through them all", () => {
  for (let run = 0; run < 40; run++) {
    const colours = Array.from({ length: 120 }, (_, i) => `c${Math.floor(9 * chance(run, i))}`);
    // Few depths, so that many are alike.
    const depths = Array.from({ length: 120 }, (_, i) => Math.floor(4 * chance(run + 100, i)));
    const free = new ReadyFaces(colours, depths);
    const plain = plainly(colours, depths);
    const taken: (number | null)[] = [];
    const expected: (number | null)[] = [];
    let next = 0;
    for (let step = 0; taken.length < 130; step++) {
      if (next < 120 && chance(run + 200, step) < 0.5) {
        free.add(next);
        plain.add(next);
        next++;
      } else {
        taken.push(free.take());
        expected.push(plain.take());
      }
    }
    expect(taken).toEqual(expected);
  }
});
