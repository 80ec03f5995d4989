// The space that parts fill, corner by corner.
import { partMesh } from "../meshes/partMesh.ts";
import type { Part } from "../parts.ts";
import { add, rotate, type Vec } from "../pose.ts";

export type BoundingBox = { readonly low: Vec; readonly high: Vec };

const UNDIVIDED = Number.POSITIVE_INFINITY;

export function partCorners(part: Part): Vec[] {
  const { position } = partMesh(part, UNDIVIDED);
  return Array.from({ length: position.length / 3 }, (_, i) => {
    const local: Vec = [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!];
    return add(part.at, rotate(part.pose, local));
  });
}

export function boundingBoxOf(parts: readonly Part[]): BoundingBox {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const corner of parts.flatMap(partCorners))
    for (const k of [0, 1, 2] as const) {
      low[k] = Math.min(low[k], corner[k]);
      high[k] = Math.max(high[k], corner[k]);
    }
  return { low, high };
}
