// Cuts flat faces where they run through each other, so that the rest is only a matter of order (polygon splitting).
import type { Vec } from "../pose.ts";
import type { Face } from "./face.ts";
import { loopsOf } from "./loops.ts";
import type { Pairs } from "./overlaps.ts";

const NEAR = 0.05;
const MOST_CUTS = 4;

type Plane = NonNullable<Face["plane"]>;
const above = ({ normal: n, offset }: Plane, p: Vec) =>
  n[0] * p[0] + n[1] * p[1] + n[2] * p[2] - offset;

function straddles(face: Face, plane: Plane): boolean {
  let low = 0;
  let high = 0;
  for (const loop of face.loops)
    for (const p of loop) {
      const d = above(plane, p);
      low = Math.min(low, d);
      high = Math.max(high, d);
    }
  return low < -NEAR && high > NEAR;
}

/** The faces with those cut that stand before and behind another at once; null if none had to be. */
export function split(faces: readonly Face[], pairs: Pairs, dots: Int32Array): Face[] | null {
  const cuts = new Map<number, Plane[]>();
  const cut = (a: number, b: number): boolean => {
    const plane = faces[b]!.plane;
    if (!plane || !faces[a]!.plane || !straddles(faces[a]!, plane)) return false;
    const list = cuts.get(a) ?? [];
    if (list.length < MOST_CUTS) list.push(plane);
    cuts.set(a, list);
    return true;
  };
  pairs.forEachMutual((a, b) => {
    const [small, large] = dots[a]! < dots[b]! ? [a, b] : [b, a];
    if (!cut(small, large)) cut(large, small);
  });
  if (cuts.size === 0) return null;
  return faces.flatMap((face, id) => {
    const planes = cuts.get(id);
    if (!planes) return face;
    return planes.reduce<Face[]>(
      (pieces, plane) => pieces.flatMap((one) => halves(one, plane)),
      [face],
    );
  });
}

function halves(face: Face, plane: Plane): Face[] {
  if (!straddles(face, plane)) return [face];
  const over: number[] = [];
  const under: number[] = [];
  for (let i = 0; i < face.triangles.length; i += 9) {
    const t = face.triangles;
    const corners: Vec[] = [
      [t[i]!, t[i + 1]!, t[i + 2]!],
      [t[i + 3]!, t[i + 4]!, t[i + 5]!],
      [t[i + 6]!, t[i + 7]!, t[i + 8]!],
    ];
    fan(clipped(corners, plane, 1), over);
    fan(clipped(corners, plane, -1), under);
  }
  return [over, under].flatMap((triangles) => {
    const loops = loopsOf(triangles);
    return loops.length > 0 ? [{ ...face, loops, triangles }] : [];
  });
}

function clipped(corners: readonly Vec[], plane: Plane, side: 1 | -1): Vec[] {
  const out: Vec[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const da = above(plane, a) * side;
    const db = above(plane, b) * side;
    if (da >= 0) out.push(a);
    if (da >= 0 === db >= 0) return;
    const t = da / (da - db);
    out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
  });
  return out;
}

function fan(corners: readonly Vec[], into: number[]): void {
  for (let k = 1; k + 1 < corners.length; k++)
    into.push(...corners[0]!, ...corners[k]!, ...corners[k + 1]!);
}
