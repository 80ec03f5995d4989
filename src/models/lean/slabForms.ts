// A slab for live scenes: as it is where its edge is wide enough to be seen, else plain.
import { addCorner, addQuad, addTriangle, emptyMesh, type Mesh } from "../meshes/mesh.ts";
import { slabMesh } from "../meshes/slabMesh.ts";
import type { Point2, SlabPart } from "../parts.ts";
import type { Vec } from "../pose.ts";
import type { MeshForm } from "./form.ts";
import { straightenedRound } from "./outline.ts";

const NO_BEVEL = 0.42;
/** Bevels narrower than this are never seen in a live scene. */
const SEEN = 0.05;
const WIDEST_REACH = 0.06;

function isConvex(outline: readonly Point2[]): boolean {
  return outline.every(([bx, by], i) => {
    const [ax, ay] = outline.at(i - 1)!;
    const [cx, cy] = outline[(i + 1) % outline.length]!;
    return (bx - ax) * (cy - by) - (by - ay) * (cx - bx) >= -1e-9;
  });
}

function plainSlab(outline: readonly Point2[], depth: number): Mesh {
  if (!isConvex(outline)) return slabMesh(outline, depth, 0);
  const mesh = emptyMesh();
  const z = depth / 2;
  for (const sign of [1, -1]) {
    const cap = outline.map(([x, y]) => addCorner(mesh, [x, y, sign * z], [0, 0, sign]));
    for (let i = 1; i + 1 < cap.length; i++) addTriangle(mesh, cap[0]!, cap[i]!, cap[i + 1]!);
  }
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const normal: Vec = [(by - ay) / length, (ax - bx) / length, 0];
    const [a, b, c, d] = (
      [
        [ax, ay, z],
        [bx, by, z],
        [bx, by, -z],
        [ax, ay, -z],
      ] as const
    ).map((at) => addCorner(mesh, at, normal)) as [number, number, number, number];
    addQuad(mesh, a, b, c, d);
  });
  return mesh;
}

export function slabForm({ outline, depth, bevel }: SlabPart, tolerance: number): MeshForm {
  const r = Math.min(bevel, depth * 0.45);
  if (r >= SEEN && r * NO_BEVEL > tolerance)
    return { name: "soft", make: () => slabMesh(outline, depth, bevel) };
  const simple = straightenedRound(outline, Math.min(tolerance, WIDEST_REACH));
  return { name: `${simple.length}`, make: () => plainSlab(simple, depth) };
}
