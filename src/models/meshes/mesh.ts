// A pure triangle mesh and the few things done to every one of them.
import type { Vec } from "../pose.ts";

export type Mesh = { position: number[]; normal: number[]; index: number[] };

export const emptyMesh = (): Mesh => ({ position: [], normal: [], index: [] });

export const corner = ({ position: p }: Mesh, i: number): Vec => [
  p[3 * i]!,
  p[3 * i + 1]!,
  p[3 * i + 2]!,
];

export function unit(v: Vec): Vec {
  const x = v[0];
  const y = v[1];
  const z = v[2];
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function faceNormal(a: Vec, b: Vec, c: Vec): Vec {
  const u: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const v: Vec = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}

export function addCorner(mesh: Mesh, at: Vec, normal: Vec): number {
  mesh.position.push(at[0], at[1], at[2]);
  mesh.normal.push(normal[0], normal[1], normal[2]);
  return mesh.position.length / 3 - 1;
}

const SLIVER = 1e-10;

/**
 * Adds a triangle so that it faces the way its corner normals point; slivers are left out. A field is
 * a hundred thousand of them: nothing is made on the way.
 */
export function addTriangle(mesh: Mesh, a: number, b: number, c: number): void {
  const { position: p, normal: n } = mesh;
  const i = 3 * a;
  const j = 3 * b;
  const k = 3 * c;
  const ux = p[j]! - p[i]!;
  const uy = p[j + 1]! - p[i + 1]!;
  const uz = p[j + 2]! - p[i + 2]!;
  const vx = p[k]! - p[i]!;
  const vy = p[k + 1]! - p[i + 1]!;
  const vz = p[k + 2]! - p[i + 2]!;
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const isLong = Math.abs(x) >= SLIVER || Math.abs(y) >= SLIVER || Math.abs(z) >= SLIVER;
  if (!isLong && Math.hypot(x, y, z) < SLIVER) return;
  let facing = x * n[i]! + y * n[i + 1]! + z * n[i + 2]!;
  facing = facing + x * n[j]! + y * n[j + 1]! + z * n[j + 2]!;
  facing = facing + x * n[k]! + y * n[k + 1]! + z * n[k + 2]!;
  if (facing >= 0) mesh.index.push(a, b, c);
  else mesh.index.push(a, c, b);
}

export function addQuad(mesh: Mesh, a: number, b: number, c: number, d: number): void {
  addTriangle(mesh, a, b, c);
  addTriangle(mesh, a, c, d);
}

/** Splits every edge longer than `cell`; neighbours share the middle, so nothing cracks. */
export function refined(mesh: Mesh, cell: number, passes = 7): Mesh {
  if (cell === Number.POSITIVE_INFINITY) return mesh;
  const out: Mesh = { ...mesh, position: [...mesh.position], normal: [...mesh.normal] };
  for (let pass = 0; pass < passes; pass++) {
    const middles = new Map<string, number>();
    const middle = (a: number, b: number): number | undefined => {
      const p = corner(out, a);
      const q = corner(out, b);
      if (Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) <= cell) return undefined;
      const key = a < b ? `${a},${b}` : `${b},${a}`;
      const known = middles.get(key);
      if (known !== undefined) return known;
      const n = [0, 1, 2].map((k) => out.normal[3 * a + k]! + out.normal[3 * b + k]!);
      const half: Vec = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2];
      const made = addCorner(out, half, unit(n as unknown as Vec));
      middles.set(key, made);
      return made;
    };
    const index: number[] = [];
    for (let i = 0; i < out.index.length; i += 3)
      split(out.index[i]!, out.index[i + 1]!, out.index[i + 2]!, middle, index);
    out.index = index;
    if (!middles.size) break;
  }
  return out;
}

type Middle = (a: number, b: number) => number | undefined;

function split(a: number, b: number, c: number, middle: Middle, into: number[]): void {
  const ab = middle(a, b);
  const bc = middle(b, c);
  const ca = middle(c, a);
  if (ab !== undefined && bc !== undefined && ca !== undefined)
    into.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  else if (ab !== undefined && bc !== undefined) into.push(ab, b, bc, a, ab, bc, a, bc, c);
  else if (bc !== undefined && ca !== undefined) into.push(bc, c, ca, b, bc, ca, b, ca, a);
  else if (ca !== undefined && ab !== undefined) into.push(ca, a, ab, c, ca, ab, c, ab, b);
  else if (ab !== undefined) into.push(a, ab, c, ab, b, c);
  else if (bc !== undefined) into.push(b, bc, a, bc, c, a);
  else if (ca !== undefined) into.push(c, ca, b, ca, a, b);
  else into.push(a, b, c);
}

/** Gives every triangle its own corners and one normal. */
export function faceted(mesh: Mesh): Mesh {
  const out = emptyMesh();
  for (let i = 0; i < mesh.index.length; i += 3) {
    const a = corner(mesh, mesh.index[i]!);
    const b = corner(mesh, mesh.index[i + 1]!);
    const c = corner(mesh, mesh.index[i + 2]!);
    const n = unit(faceNormal(a, b, c));
    out.index.push(addCorner(out, a, n), addCorner(out, b, n), addCorner(out, c, n));
  }
  return out;
}
