// How much there is to see of a part: all its faces together.
import { partMesh } from "../meshes/partMesh.ts";
import type { Part, Vec } from "../parts.ts";

const UNDIVIDED = Number.POSITIVE_INFINITY;

/** In square tiles. */
export function faceOf(part: Part): number {
  const { position, index } = partMesh(part, UNDIVIDED);
  const at = (k: number): number => position[k]!;
  const edge = (from: number, to: number): Vec => [
    at(to) - at(from),
    at(to + 1) - at(from + 1),
    at(to + 2) - at(from + 2),
  ];
  let sum = 0;
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [index[i]! * 3, index[i + 1]! * 3, index[i + 2]! * 3];
    const [along, aside] = [edge(a, b), edge(a, c)];
    sum += Math.hypot(
      along[1] * aside[2] - along[2] * aside[1],
      along[2] * aside[0] - along[0] * aside[2],
      along[0] * aside[1] - along[1] * aside[0],
    );
  }
  return sum / 2;
}
