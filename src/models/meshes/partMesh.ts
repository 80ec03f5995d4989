// The triangles of one part in its own frame, fine or lean.
import type { Part } from "../parts.ts";
import { ballMesh } from "./ballMesh.ts";
import { boxMesh } from "./boxMesh.ts";
import { latheMesh } from "./latheMesh.ts";
import { faceted, type Mesh, refined } from "./mesh.ts";
import { slabMesh } from "./slabMesh.ts";

const SEEN_BEVEL = 0.05;

/** Lean meshes drop what a small moving picture would not show. */
export function partMesh(part: Part, cell: number, lean: boolean): Mesh {
  const mesh = lean ? shape(part, true) : refined(shape(part, false), cell);
  return part.flat ? faceted(mesh) : mesh;
}

function shape(part: Part, lean: boolean): Mesh {
  const bevel = (own: number) => (lean && own < SEEN_BEVEL ? 0 : own);
  switch (part.shape) {
    case "box":
      return boxMesh(part.size, bevel(part.bevel));
    case "lathe":
      return latheMesh(part.profile, lean ? Math.min(part.sides, 10) : part.sides);
    case "slab":
      return slabMesh(part.outline, part.depth, bevel(part.bevel));
    case "ball": {
      const seed = Math.round(part.at[0] * 97 + part.at[1] * 389 + part.at[2] * 1013);
      return ballMesh(part.size, lean ? Math.min(part.detail, 1) : part.detail, part.rough, seed);
    }
  }
}
