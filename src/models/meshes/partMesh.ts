// The triangles of one part in its own frame, as fine as stills need them.
import type { BallPart, Part } from "../parts.ts";
import { ballMesh } from "./ballMesh.ts";
import { boxMesh } from "./boxMesh.ts";
import { latheMesh } from "./latheMesh.ts";
import { faceted, type Mesh, refined } from "./mesh.ts";
import { slabMesh } from "./slabMesh.ts";

/** No edge is longer than `cell`. */
export function partMesh(part: Part, cell: number): Mesh {
  const whole = bareMesh(part);
  const mesh = Number.isFinite(cell) ? refined(whole, cell) : whole;
  return part.flat ? faceted(mesh) : mesh;
}

/** Equal balls in other places are rough in other ways. */
export const ballSeed = ({ at: [x, y, z] }: BallPart) => Math.round(x * 97 + y * 389 + z * 1013);

/** As the part is made: its triangles lie where they should, and share their corners. */
export function bareMesh(part: Part): Mesh {
  switch (part.shape) {
    case "box":
      return boxMesh(part.size, part.bevel);
    case "lathe":
      return latheMesh(part.profile, part.sides);
    case "slab":
      return slabMesh(part.outline, part.depth, part.bevel);
    case "ball":
      return ballMesh(part.size, part.detail, part.rough, ballSeed(part));
  }
}
