// A box for live scenes: a round edge of few triangles, plain, or only the two wide faces of a thin sheet.
import { boxMesh } from "../meshes/boxMesh.ts";
import { addCorner, addQuad, addTriangle, emptyMesh, type Mesh } from "../meshes/mesh.ts";
import type { BoxPart } from "../parts.ts";
import type { Vec } from "../pose.ts";
import type { MeshForm } from "./form.ts";

/** How far a bevel of 1 is off when it is left out. */
const NO_BEVEL = 0.42;
const AXES = [0, 1, 2] as const;
const SIGNS = [-1, 1] as const;

/** Every corner three times, once for each face it ends; slopes between faces turn the normal. */
function softBox(size: Vec, bevel: number): Mesh {
  const half = size.map((v) => v / 2);
  const r = Math.min(bevel, ...half.map((h) => h * 0.9));
  const mesh = emptyMesh();
  const at = (axis: number, signs: readonly number[]): number => {
    const normal = [0, 0, 0];
    normal[axis] = signs[axis]!;
    const p = half.map((h, i) => signs[i]! * (i === axis ? h : h - r));
    return addCorner(mesh, p as unknown as Vec, normal as unknown as Vec);
  };
  const corners = new Map<string, number>();
  for (const x of SIGNS)
    for (const y of SIGNS)
      for (const z of SIGNS)
        for (const axis of AXES) corners.set(`${axis}${[x, y, z]}`, at(axis, [x, y, z]));
  const corner = (axis: number, signs: readonly number[]) => corners.get(`${axis}${signs}`)!;

  for (const axis of AXES) {
    const u = (axis + 1) % 3;
    const v = (axis + 2) % 3;
    const signs = (s: number, a: number, b: number) => {
      const out = [0, 0, 0];
      out[axis] = s;
      out[u] = a;
      out[v] = b;
      return out;
    };
    for (const s of SIGNS) {
      const ring = [signs(s, -1, -1), signs(s, 1, -1), signs(s, 1, 1), signs(s, -1, 1)];
      const [a, b, c, d] = ring.map((one) => corner(axis, one)) as [number, number, number, number];
      addQuad(mesh, a, b, c, d);
    }
    // The four edges that run along this axis lie between the faces of u and v.
    for (const a of SIGNS)
      for (const b of SIGNS) {
        const [low, high] = [signs(-1, a, b), signs(1, a, b)];
        addQuad(mesh, corner(u, low), corner(u, high), corner(v, high), corner(v, low));
      }
  }
  for (const x of SIGNS)
    for (const y of SIGNS)
      for (const z of SIGNS) {
        const signs = [x, y, z];
        addTriangle(mesh, corner(0, signs), corner(1, signs), corner(2, signs));
      }
  return mesh;
}

const plain = boxMesh([2, 2, 2], 0);

function plainBox(size: Vec): Mesh {
  const position = plain.position.map((v, i) => (v * size[i % 3]!) / 2);
  return { position, normal: plain.normal, index: plain.index };
}

/** Bevels narrower than this are never seen in a live scene. */
const SEEN = 0.05;

/** A bar so thin that three sides look like four, and its ends like nothing. */
function bar(size: Vec): Mesh {
  const long = size.indexOf(Math.max(...size));
  const [u, v] = [(long + 1) % 3, (long + 2) % 3];
  const mesh = emptyMesh();
  const ends = SIGNS.map((sign) =>
    [0, 1, 2].map((k) => {
      const angle = (k * 2 * Math.PI) / 3 + Math.PI / 2;
      const at = [0, 0, 0];
      at[long] = (sign * size[long]!) / 2;
      at[u] = Math.cos(angle) * size[u]! * 0.6;
      at[v] = Math.sin(angle) * size[v]! * 0.6;
      const normal = [0, 0, 0];
      normal[u] = Math.cos(angle);
      normal[v] = Math.sin(angle);
      return addCorner(mesh, at as unknown as Vec, normal as unknown as Vec);
    }),
  );
  const [low, high] = ends as [number[], number[]];
  for (const k of [0, 1, 2]) {
    const next = (k + 1) % 3;
    addQuad(mesh, low[k]!, low[next]!, high[next]!, high[k]!);
  }
  return mesh;
}

export function boxForm({ size, bevel }: BoxPart, tolerance: number): MeshForm {
  const middle = size.toSorted((a, b) => a - b)[1]!;
  if (middle <= tolerance) return { name: "bar", make: () => bar(size) };
  const r = Math.min(bevel, ...size.map((v) => v * 0.45));
  return r < SEEN || r * NO_BEVEL <= tolerance
    ? { name: "plain", make: () => plainBox(size) }
    : { name: "soft", make: () => softBox(size, bevel) };
}
