// A profile turned about the upright axis, with long faces kept flat and short ones rounded (surface of revolution).
import type { Point2 } from "../parts.ts";
import { addQuad, addTriangle, emptyMesh, type Mesh } from "./mesh.ts";

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
    if (from[0] === to[0] && from[1] === to[1]) return;
    const below = ring(mesh, from, joint(n, normals[i - 1]), sides);
    const above = ring(mesh, to, joint(n, normals[i + 1]), sides);
    for (let k = 0; k < sides; k++) {
      const next = k + 1 < sides ? k + 1 : 0;
      const a = below + k;
      const b = below + next;
      const c = above + next;
      const d = above + k;
      if (from[0] === 0) addTriangle(mesh, a, c, d);
      else if (to[0] === 0) addTriangle(mesh, a, b, d);
      else addQuad(mesh, a, b, c, d);
    }
  });
  return mesh;
}

const circles = new Map<number, readonly Point2[]>();

/** Every ring of so many sides turns by the same steps. */
function circleOf(sides: number): readonly Point2[] {
  const found = circles.get(sides);
  if (found) return found;
  const made = Array.from({ length: sides }, (_, k): Point2 => {
    const angle = (2 * Math.PI * k) / sides;
    return [Math.cos(angle), Math.sin(angle)];
  });
  circles.set(sides, made);
  return made;
}

/** The number of its first corner; the others follow. */
function ring({ position, normal }: Mesh, [r, y]: Point2, n: Normal2, sides: number): number {
  const first = position.length / 3;
  const circle = circleOf(sides);
  for (let k = 0; k < sides; k++) {
    const cos = circle[k]![0];
    const sin = circle[k]![1];
    position.push(r * cos, y, r * sin);
    normal.push(n.r * cos, n.y, n.r * sin);
  }
  return first;
}
