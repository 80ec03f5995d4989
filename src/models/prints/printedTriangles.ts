// Turns parts into triangles with the patterns of their cloth; whoever has no cloth need not bring this along.
import { linear } from "../colour.ts";
import {
  type Baked,
  type BakeOptions,
  bakedOf,
  type PartWithMesh,
  piecesOf,
} from "../lean/toTriangles.ts";
import type { PrintedCorners } from "../lean/triangles.ts";
import type { Mesh } from "../meshes/mesh.ts";
import type { Part } from "../parts.ts";
import { type PrintedMesh, printedMesh } from "./printedMesh.ts";

/** Less light than this no colour has of its own. */
const FAINTEST = 0.004;

const isPrinted = (mesh: Mesh): mesh is PrintedMesh => "at" in mesh;

function cornersOf(pieces: readonly PartWithMesh[]): PrintedCorners | undefined {
  if (!pieces.some(({ mesh }) => isPrinted(mesh))) return undefined;
  const count = pieces.reduce((sum, { mesh }) => sum + mesh.position.length / 3, 0);
  const at = new Float32Array(count * 2);
  const of = new Uint8Array(count);
  const tone = new Float32Array(count * 3).fill(1);
  let first = 0;
  for (const { part, mesh } of pieces) {
    const next = first + mesh.position.length / 3;
    if (part.print && isPrinted(mesh)) {
      at.set(mesh.at, first * 2);
      of.fill(mesh.of, first, next);
      const own = linear(part.colour);
      const times = linear(part.print.tone).map((light, k) => light / Math.max(FAINTEST, own[k]!));
      for (let i = first; i < next; i++) tone.set(times, i * 3);
    }
    first = next;
  }
  return { at, of, tone };
}

export function printedTriangles(parts: readonly Part[], options: BakeOptions): Baked {
  const pieces = piecesOf(parts, options).map(({ part, mesh }): PartWithMesh => {
    const cloth = part.print ? printedMesh(part, mesh) : null;
    return { part, mesh: cloth ?? mesh };
  });
  const baked = bakedOf(pieces, options);
  const print = cornersOf(pieces.filter(({ part }) => !part.glow));
  return baked.solid && print ? { ...baked, solid: { ...baked.solid, print } } : baked;
}
