// The tree finds what asking every triangle finds.
import { describe, expect, test } from "vitest";
import { between } from "../../models/random.ts";
import { rayTree, type TracedRay } from "./rayTree.ts";

const COUNT = 300;
/** Small ones, all over a room. */
const corners = Float32Array.from(
  { length: COUNT * 9 },
  (_, i) => between(-4, 4, Math.floor(i / 9), i % 3) + between(-0.9, 0.9, 1000, i),
);
const seeThrough = Uint8Array.from({ length: COUNT }, (_, i) => (i % 7 === 0 ? 1 : 0));

type Point = readonly [number, number, number];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** How far off a ray meets a triangle, by the plane that it lies in. */
function met(ray: TracedRay, triangle: number): number | null {
  const at = (i: number): Point =>
    [0, 1, 2].map((k) => corners[triangle * 9 + i * 3 + k]!) as never;
  const [a, b, c] = [at(0), at(1), at(2)];
  const normal = cross(minus(b, a), minus(c, a));
  const [from, way]: [Point, Point] = [
    [ray.x, ray.y, ray.z],
    [ray.dx, ray.dy, ray.dz],
  ];
  const far = dot(normal, minus(a, from)) / dot(normal, way);
  const isBack = dot(normal, way) > 0;
  if (!(far > (isBack ? 0.1 : 0.012))) return null;
  const p: Point = [from[0] + way[0] * far, from[1] + way[1] * far, from[2] + way[2] * far];
  const isInside = [
    [a, b],
    [b, c],
    [c, a],
  ].every(([one, other]) => dot(cross(minus(other!, one!), minus(p, one!)), normal) >= 0);
  return isInside ? far : null;
}

const rays: TracedRay[] = Array.from({ length: 2000 }, (_, i) => {
  const [angle, up] = [between(0, 2 * Math.PI, 2000, i), between(-1, 1, 3000, i)];
  const out = Math.sqrt(1 - up * up);
  const place = (k: number) => between(-5, 5, 4000 + k, i);
  const way =
    i % 10 === 0
      ? { dx: 0, dy: 0, dz: 1 }
      : { dx: out * Math.cos(angle), dy: up, dz: out * Math.sin(angle) };
  return { x: place(0), y: place(1), z: place(2), ...way };
});

describe("rayTree", () => {
  test("the nearest, and whether anything stands in the way", () => {
    const tree = rayTree(corners, seeThrough);
    let hits = 0;
    for (const ray of rays) {
      const all = Array.from({ length: COUNT }, (_, i) => ({ i, far: met(ray, i) })).filter(
        (one): one is { i: number; far: number } => one.far !== null && one.far < 6,
      );
      const nearest = Math.min(...all.map(({ far }) => far));
      const hit = tree.first(ray, 6);
      if (all.length === 0) expect(hit).toBe(-1);
      else {
        hits++;
        expect(tree.distance()).toBeCloseTo(nearest, 3);
      }
      expect(tree.isStopped(ray, 6)).toBe(all.some(({ i }) => seeThrough[i] === 0));
    }
    expect(hits).toBeGreaterThan(200);
  });

  test("no triangles stop no ray", () => {
    expect(rayTree(new Float32Array(), new Uint8Array()).first(rays[0]!, 9)).toBe(-1);
  });
});
