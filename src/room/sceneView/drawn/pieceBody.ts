// What of a piece can be touched: the triangles of its own parts, made when somebody first reaches for it.
import { boundsOf } from "../../../models/catalogue/bounds.ts";
import { partMesh } from "../../../models/meshes/partMesh.ts";
import type { Part } from "../../../models/parts.ts";
import { add, rotate } from "../../../models/pose.ts";
import type { Surface } from "../../../scene/camera/ray.ts";
import { partsOf } from "../../catalogue/partsOf.ts";
import type { ModelId } from "../../model/room.ts";
import type { Touched } from "../../stage/pointing/picking.ts";

const UNDIVIDED = Number.POSITIVE_INFINITY;

function surfaceOf(parts: readonly Part[]): Surface {
  const position: number[] = [];
  const index: number[] = [];
  for (const part of parts) {
    // Nobody touches the roundness of a ball.
    const mesh = partMesh(part.shape === "ball" ? { ...part, detail: 1 } : part, UNDIVIDED);
    const first = position.length / 3;
    const { position: own } = mesh;
    for (let i = 0; i < own.length; i += 3)
      position.push(...add(part.at, rotate(part.pose, [own[i]!, own[i + 1]!, own[i + 2]!])));
    for (const corner of mesh.index) index.push(first + corner);
  }
  return { position: new Float32Array(position), index: new Uint32Array(index) };
}

const known = new Map<ModelId, Touched>();

/** The same object each time. */
export function pieceBody(model: ModelId): Touched {
  const found = known.get(model);
  if (found) return found;
  const parts = partsOf(model);
  let surface: Surface | null = null;
  const made: Touched = {
    ...boundsOf(parts),
    get solid() {
      surface ??= surfaceOf(parts);
      return surface;
    },
    glow: null,
  };
  known.set(model, made);
  return made;
}
