// A box with flat faces and a soft edge: only the ring of the bevel has turning normals.
import type { Vec } from "../pose.ts";
import { addCorner, addQuad, emptyMesh, type Mesh, unit } from "./mesh.ts";

/** Where a bevel wide enough to be seen as round gets one more line (tan 22.5 degrees). */
const HALFWAY = Math.SQRT2 - 1;
const ROUND_FROM = 0.08;

function lines(half: number, r: number): number[] {
  const inner = half - r;
  const ring = r >= ROUND_FROM ? [inner, inner + r * HALFWAY, half] : [inner, half];
  return [...ring.toReversed().map((v) => -v), ...ring];
}

export function boxMesh(size: Vec, bevel: number): Mesh {
  const half = size.map((v) => v / 2);
  const r = Math.min(bevel, ...half.map((h) => h * 0.9));
  const mesh = emptyMesh();
  const add = r === 0 ? addPlainFace : addFace;
  for (let axis = 0; axis < 3; axis++) for (const sign of [-1, 1]) add(mesh, half, r, axis, sign);
  return mesh;
}

/** Most boxes of a field have no bevel that would be seen. */
function addPlainFace(mesh: Mesh, half: number[], _r: number, axis: number, sign: number): void {
  const across = (axis + 1) % 3;
  const { position, normal } = mesh;
  const a = position.length / 3;
  for (let corner = 0; corner < 4; corner++)
    for (let k = 0; k < 3; k++) {
      const isHigh = k === across ? corner % 2 === 1 : corner > 1;
      const end = k === axis ? sign : isHigh ? 1 : -1;
      position.push(end * half[k]!);
      normal.push(k === axis ? sign : 0);
    }
  addQuad(mesh, a, a + 1, a + 3, a + 2);
}

function addFace(mesh: Mesh, half: number[], r: number, axis: number, sign: number): void {
  const u = (axis + 1) % 3;
  const v = (axis + 2) % 3;
  const across = lines(half[u]!, r);
  const up = lines(half[v]!, r);
  const start = mesh.position.length / 3;
  for (const b of up)
    for (const a of across) {
      const p = [0, 0, 0];
      p[axis] = sign * half[axis]!;
      p[u] = a;
      p[v] = b;
      const core = p.map((x, i) => Math.max(r - half[i]!, Math.min(half[i]! - r, x)));
      const out = unit(p.map((x, i) => x - core[i]!) as unknown as Vec);
      addCorner(mesh, core.map((x, i) => x + out[i]! * r) as unknown as Vec, out);
    }
  const n = across.length;
  for (let j = 0; j + 1 < up.length; j++)
    for (let i = 0; i + 1 < n; i++) {
      const a = start + j * n + i;
      addQuad(mesh, a, a + 1, a + n + 1, a + n);
    }
}
