// A ball of equal triangles, stretched to any size and roughened for stones and leaves (icosphere).
import type { Vec } from "../pose.ts";
import { chance } from "../random.ts";
import { addCorner, addTriangle, corner, emptyMesh, type Mesh, refined, unit } from "./mesh.ts";

const G = (1 + Math.sqrt(5)) / 2;
const CORNERS: readonly Vec[] = [
  [-1, G, 0],
  [1, G, 0],
  [-1, -G, 0],
  [1, -G, 0],
  [0, -1, G],
  [0, 1, G],
  [0, -1, -G],
  [0, 1, -G],
  [G, 0, -1],
  [G, 0, 1],
  [-G, 0, -1],
  [-G, 0, 1],
];

function icosahedron(): Mesh {
  const mesh = emptyMesh();
  for (const c of CORNERS) addCorner(mesh, unit(c), unit(c));
  const near = (a: Vec, b: Vec) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 2.1;
  for (let a = 0; a < 12; a++)
    for (let b = a + 1; b < 12; b++)
      for (let c = b + 1; c < 12; c++) {
        const [p, q, r] = [CORNERS[a]!, CORNERS[b]!, CORNERS[c]!];
        if (near(p, q) && near(q, r) && near(p, r)) addTriangle(mesh, a, b, c);
      }
  return mesh;
}

/** Middles of edges are pushed out before the next split, or later triangles would differ in size. */
function onSphere(mesh: Mesh): Mesh {
  const count = mesh.position.length / 3;
  return {
    ...mesh,
    position: Array.from({ length: count }, (_, i) => unit(corner(mesh, i))).flat(),
  };
}

const spheres = new Map<number, Mesh>();

/** Every ball of a detail begins as the same one. */
function sphere(detail: number): Mesh {
  const found = spheres.get(detail);
  if (found) return found;
  const made = detail > 0 ? onSphere(refined(sphere(detail - 1), 0, 1)) : icosahedron();
  spheres.set(detail, made);
  return made;
}

export function ballMesh(size: Vec, detail: number, rough: number, seed: number): Mesh {
  const mesh = sphere(detail);
  const out = emptyMesh();
  out.index = [...mesh.index];
  for (let i = 0; i < mesh.position.length / 3; i++) {
    const n = unit(corner(mesh, i));
    const r = 0.5 * (1 + rough * (chance(seed, i) * 2 - 1));
    const at: Vec = [n[0] * size[0] * r, n[1] * size[1] * r, n[2] * size[2] * r];
    addCorner(out, at, unit([n[0] / size[0], n[1] / size[1], n[2] / size[2]]));
  }
  return out;
}
