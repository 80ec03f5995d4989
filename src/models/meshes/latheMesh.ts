// A profile turned about the upright axis, with long faces kept flat and short ones rounded.
import type { Point2 } from "../parts.ts";
import type { Vec } from "../pose.ts";
import { addCorner, addQuad, addTriangle, emptyMesh, type Mesh } from "./mesh.ts";

type Normal2 = { r: number; y: number };
const CREASE = Math.cos((62 * Math.PI) / 180);

function segmentNormal(a: Point2, b: Point2): Normal2 & { length: number } {
  const dr = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dr, dy) || 1;
  return { r: dy / length, y: -dr / length, length };
}

/** The normal at a joint leans to the longer side, so a thin bevel rounds off and a wall stays flat. */
function joint(mine: Normal2 & { length: number }, other: typeof mine | undefined): Normal2 {
  if (!other || mine.r * other.r + mine.y * other.y < CREASE) return mine;
  const a = mine.length ** 2;
  const b = other.length ** 2;
  const r = mine.r * a + other.r * b;
  const y = mine.y * a + other.y * b;
  const length = Math.hypot(r, y) || 1;
  return { r: r / length, y: y / length };
}

export function latheMesh(profile: readonly Point2[], sides: number): Mesh {
  const mesh = emptyMesh();
  const normals = profile.slice(1).map((b, i) => segmentNormal(profile[i]!, b));
  normals.forEach((n, i) => {
    const from = profile[i]!;
    const to = profile[i + 1]!;
    const below = ring(mesh, from, joint(n, normals[i - 1]), sides);
    const above = ring(mesh, to, joint(n, normals[i + 1]), sides);
    for (let k = 0; k < sides; k++) {
      const [a, b, c, d] = [below[k]!, below[k + 1]!, above[k + 1]!, above[k]!];
      if (from[0] === 0) addTriangle(mesh, a, c, d);
      else if (to[0] === 0) addTriangle(mesh, a, b, d);
      else addQuad(mesh, a, b, c, d);
    }
  });
  return mesh;
}

function ring(mesh: Mesh, [r, y]: Point2, n: Normal2, sides: number): number[] {
  const corners = Array.from({ length: sides }, (_, k) => {
    const angle = (2 * Math.PI * k) / sides;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const normal: Vec = [n.r * cos, n.y, n.r * sin];
    return addCorner(mesh, [r * cos, y, r * sin], normal);
  });
  return [...corners, corners[0]!];
}
