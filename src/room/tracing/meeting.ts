// What a ray through a dot of the picture meets first of what looks towards it, and where on that it met.
import type { TracedRay } from "../light/rayTree.ts";
import { type RayTree, rayTree } from "../light/rayTree.ts";
import type { TriangleSoup } from "./gatherTriangles.ts";
import type { ShotCamera } from "./shotCamera.ts";

export type Meeting = {
  readonly tree: RayTree;
  /** The triangle that is met through a place of the picture, or -1; `far` tells how far off. */
  readonly meet: (x: number, y: number) => number;
  readonly far: () => number;
  /** Stands at what was met: `at`, `share` and `corner` are of it until the next. */
  readonly standAt: (x: number, y: number, triangle: number, far: number) => void;
  readonly at: TracedRay;
  /** Of each corner, which adds up to 1, and which corner of its part that is. */
  readonly share: Float64Array;
  readonly corner: Int32Array;
  /** The way that the triangle looks, twice as long as it is large. */
  readonly facing: Float64Array;
};

const FAR = 300;
/** What is nearer than this to what was met the tree takes for that. */
const BEFORE = 0.0115;
/** Backs that a ray goes through before it is given up. */
const MOST_BACKS = 8;

export function meetingIn(scene: TriangleSoup, camera: ShotCamera): Meeting {
  const { corners: q } = scene;
  const tree = rayTree(q, scene.castsNone);
  const ray: TracedRay = { x: 0, y: 0, z: 0, dx: 0, dy: 1, dz: 0 };
  const [share, facing] = [new Float64Array(3), new Float64Array(3)];
  const corner = new Int32Array(3);
  let away = 0;

  // All rays from one corner of the picture by two steps: where they begin, and which way they go.
  const { width, height } = camera;
  const [a, b, c] = [camera.rayAt(0, 0), camera.rayAt(width, 0), camera.rayAt(0, height)];
  const steps = (of: "from" | "along") =>
    Float64Array.from(
      [0, 1, 2].flatMap((k) => [
        a[of][k]!,
        (b[of][k]! - a[of][k]!) / width,
        (c[of][k]! - a[of][k]!) / height,
      ]),
    );
  const [from, along] = [steps("from"), steps("along")];

  function aim(x: number, y: number, far: number): void {
    ray.dx = along[0]! + along[1]! * x + along[2]! * y;
    ray.dy = along[3]! + along[4]! * x + along[5]! * y;
    ray.dz = along[6]! + along[7]! * x + along[8]! * y;
    ray.x = from[0]! + from[1]! * x + from[2]! * y + ray.dx * far;
    ray.y = from[3]! + from[4]! * x + from[5]! * y + ray.dy * far;
    ray.z = from[6]! + from[7]! * x + from[8]! * y + ray.dz * far;
  }

  function looksHere(triangle: number): boolean {
    const i = triangle * 9;
    const [ax, ay, az] = [q[i + 3]! - q[i]!, q[i + 4]! - q[i + 1]!, q[i + 5]! - q[i + 2]!];
    const [bx, by, bz] = [q[i + 6]! - q[i]!, q[i + 7]! - q[i + 1]!, q[i + 8]! - q[i + 2]!];
    facing[0] = ay * bz - az * by;
    facing[1] = az * bx - ax * bz;
    facing[2] = ax * by - ay * bx;
    return ray.dx * facing[0] + ray.dy * facing[1] + ray.dz * facing[2] < 0;
  }

  return {
    tree,
    at: ray,
    share,
    corner,
    facing,
    far: () => away,
    meet(x, y) {
      away = 0;
      for (let i = 0; i < MOST_BACKS; i++) {
        aim(x, y, away);
        const hit = tree.first(ray, FAR);
        if (hit < 0) return -1;
        away += tree.distance();
        if (looksHere(hit)) return hit;
        away -= BEFORE;
      }
      return -1;
    },
    standAt(x, y, triangle, far) {
      aim(x, y, far);
      looksHere(triangle);
      const [fx, fy, fz] = [facing[0]!, facing[1]!, facing[2]!];
      const area = fx * fx + fy * fy + fz * fz;
      const { index } = scene.puts[scene.put[triangle]!]!.part;
      const own = scene.own[triangle]!;
      // To each corner belongs the triangle that the place makes with the edge opposite.
      for (let k = 0; k < 3; k++) {
        const m = triangle * 9 + (k === 2 ? 0 : k + 1) * 3;
        const n = triangle * 9 + (k === 0 ? 2 : k - 1) * 3;
        const ex = q[n]! - q[m]!;
        const ey = q[n + 1]! - q[m + 1]!;
        const ez = q[n + 2]! - q[m + 2]!;
        const px = ray.x - q[m]!;
        const py = ray.y - q[m + 1]!;
        const pz = ray.z - q[m + 2]!;
        share[k] =
          ((ey * pz - ez * py) * fx + (ez * px - ex * pz) * fy + (ex * py - ey * px) * fz) / area;
        corner[k] = index[own + k]!;
      }
    },
  };
}
