// A plane outline drawn out to a slab with soft edges: gables, roofs, doors, sails (bevelled extrusion).
import type { Point2 } from "../parts.ts";
import type { Vec } from "../pose.ts";
import { addCorner, addQuad, addTriangle, emptyMesh, type Mesh } from "./mesh.ts";

type Edge = { at: Point2; normal: Point2 };

function edges(outline: readonly Point2[], bevel: number): Edge[] {
  return outline.flatMap((a, i): Edge[] => {
    const b = outline[(i + 1) % outline.length]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy);
    if (length === 0) return [];
    const cut = Math.min(bevel, length * 0.3);
    const normal: Point2 = [dy / length, -dx / length];
    const along = (t: number): Point2 => [a[0] + (dx * t) / length, a[1] + (dy * t) / length];
    return [
      { at: along(cut), normal },
      { at: along(length - cut), normal },
    ];
  });
}

/** The outline must be counter-clockwise and star-shaped about its own middle. */
export function slabMesh(outline: readonly Point2[], depth: number, bevel: number): Mesh {
  const mesh = emptyMesh();
  const b = Math.min(bevel, depth * 0.45);
  const rim = edges(outline, b);
  const z = depth / 2;
  const next = (i: number) => (i + 1) % rim.length;
  const row = (at: (e: Edge) => Vec, normal: (e: Edge) => Vec) =>
    rim.map((e) => addCorner(mesh, at(e), normal(e)));
  const outward = ({ normal: [x, y] }: Edge): Vec => [x, y, 0];

  const near = row(({ at: [x, y] }) => [x, y, z - b], outward);
  const far = row(({ at: [x, y] }) => [x, y, b - z], outward);
  rim.forEach((_, i) => {
    // Without a bevel two edges meet in one point, and the joint between them has no width.
    if (b > 0 || i % 2 === 0) addQuad(mesh, near[i]!, near[next(i)]!, far[next(i)]!, far[i]!);
  });
  const middle = rim.reduce<Point2>(
    ([x, y], e) => [x + e.at[0] / rim.length, y + e.at[1] / rim.length],
    [0, 0],
  );
  for (const [side, sign] of [
    [near, 1],
    [far, -1],
  ] as const) {
    const facing: Vec = [0, 0, sign];
    const cap = row(
      ({ at: [x, y], normal }) => [x - normal[0] * b, y - normal[1] * b, sign * z],
      () => facing,
    );
    const centre = addCorner(mesh, [middle[0], middle[1], sign * z], facing);
    rim.forEach((_, i) => {
      addTriangle(mesh, centre, cap[i]!, cap[next(i)]!);
      if (b > 0) addQuad(mesh, side[i]!, side[next(i)]!, cap[next(i)]!, cap[i]!);
    });
  }
  return mesh;
}
