// Builds parts with as few triangles as a live scene can do with: one tolerance for the whole thing (level of detail).
import { faceted, type Mesh } from "../meshes/mesh.ts";
import { ballSeed } from "../meshes/partMesh.ts";
import type { Part } from "../parts.ts";
import { boxForm } from "./boxForms.ts";
import { coversNear, type SolidCore } from "./covers.ts";
import { flushFace } from "./flush.ts";
import type { MeshForm } from "./form.ts";
import { visible } from "./hidden.ts";
import { ballForm, latheForm } from "./roundForms.ts";
import { slabForm } from "./slabForms.ts";

export type LeanLimit =
  /** How far triangles may lie off the true surface, in tiles. */
  | { readonly tolerance: number }
  /** How many triangles the whole may take: the tolerance is the least that keeps to it. */
  | { readonly most: number };

const FINEST = 0.008;
const COARSER = 1.14;
const toleranceOf = (step: number) => FINEST * COARSER ** step;
/** As coarse as a thing should look: before it looks worse it may take more triangles. */
const COARSE_STEP = 15;
const OVER = 2.25;
const LAST_STEP = 20;

const count = (mesh: Mesh) => mesh.index.length / 3;
const total = (meshes: readonly Mesh[]) => meshes.reduce((sum, mesh) => sum + count(mesh), 0);

function formOf(part: Part, tolerance: number): MeshForm {
  switch (part.shape) {
    case "box":
      return boxForm(part, tolerance);
    case "lathe":
      return latheForm(part, tolerance);
    case "slab":
      return slabForm(part, tolerance);
    case "ball":
      return ballForm(part, tolerance, ballSeed(part));
  }
}

/** Makes a part's mesh for any tolerance; equal ones only once. */
function builderOf(
  part: Part,
  near: readonly SolidCore[],
  floor: number | null,
): (tolerance: number) => Mesh {
  const known = new Map<string, Mesh>();
  const flush = part.shape === "box" || part.shape === "slab" ? flushFace(part, near) : () => null;
  return (tolerance) => {
    const face = flush(tolerance);
    if (face) return visible(part, face, near, floor);
    const form = formOf(part, tolerance);
    let mesh = known.get(form.name);
    if (!mesh) {
      mesh = visible(part, form.make(), near, floor);
      known.set(form.name, mesh);
    }
    return mesh;
  };
}

/** One mesh for each part, without what nobody can see. */
export function leanMeshes(parts: readonly Part[], floor: number | null, limit: LeanLimit): Mesh[] {
  const near = coversNear(parts);
  const builders = parts.map((part, id) => builderOf(part, near[id]!, floor));
  const at = (tolerance: number) => builders.map((build) => build(tolerance));
  const best =
    "tolerance" in limit
      ? at(limit.tolerance)
      : (finestWithin(at, limit.most, COARSE_STEP) ??
        finestWithin(at, limit.most * OVER, LAST_STEP) ??
        at(toleranceOf(LAST_STEP)));
  return best.map((mesh, i) => (parts[i]!.flat ? faceted(mesh) : mesh));
}

function finestWithin(
  at: (tolerance: number) => Mesh[],
  most: number,
  last: number,
): Mesh[] | null {
  // Most things fit at once.
  const finest = at(toleranceOf(0));
  if (total(finest) <= most) return finest;
  let low = 0;
  let high = last + 1;
  let best: Mesh[] | null = null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const meshes = at(toleranceOf(middle));
    if (total(meshes) > most) low = middle;
    else [high, best] = [middle, meshes];
  }
  return best;
}
