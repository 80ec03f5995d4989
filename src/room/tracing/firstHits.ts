// What each dot of a picture meets first, by drawing the triangles in place of sending rays: the same answer sooner (rasterised primary rays, depth buffer).

import type { TriangleSoup } from "./gatherTriangles.ts";
import type { ShotCamera } from "./shotCamera.ts";

export type FirstHits = {
  /** The triangle that the middle of each dot meets, or -1, and how far off. */
  readonly met: Int32Array;
  readonly far: Float32Array;
};

const NOTHING = 1e9;
/** Nearer than this to the eye nothing is seen. */
const NEAREST = 0.02;

type Corner = { x: number; y: number; depth: number };

/** From places of the room to dots and depth: the rays of the camera, turned round. */
function projection({ isFlat, width, height, rayAt }: ShotCamera) {
  const [o, right, down] = [rayAt(0, 0), rayAt(width, 0), rayAt(0, height)];
  const moves = isFlat ? "from" : "along";
  const column = (to: typeof o, count: number) =>
    [0, 1, 2].map((k) => (to[moves][k]! - o[moves][k]!) / count);
  const [a, b, c] = [[...o.along], column(right, width), column(down, height)];
  const cross = (u: readonly number[], v: readonly number[]) => [
    u[1]! * v[2]! - u[2]! * v[1]!,
    u[2]! * v[0]! - u[0]! * v[2]!,
    u[0]! * v[1]! - u[1]! * v[0]!,
  ];
  const ofA = cross(b!, c!);
  const whole = ofA[0]! * a![0]! + ofA[1]! * a![1]! + ofA[2]! * a![2]!;
  const m = Float64Array.from(
    [ofA, cross(c!, a!), cross(a!, b!)].flat().map((value) => value / whole),
  );
  const from = o.from;
  return (corners: Float32Array, at: number, into: Corner): void => {
    const [x, y, z] = [
      corners[at]! - from[0],
      corners[at + 1]! - from[1],
      corners[at + 2]! - from[2],
    ];
    const depth = m[0]! * x + m[1]! * y + m[2]! * z;
    const over = isFlat ? 1 : depth;
    into.depth = depth;
    into.x = (m[3]! * x + m[4]! * y + m[5]! * z) / over;
    into.y = (m[6]! * x + m[7]! * y + m[8]! * z) / over;
  };
}

/** Where the way from one corner to another comes to the nearest depth; straight lines stay so in the picture. */
function between(a: Corner, b: Corner): Corner {
  const t = (NEAREST - a.depth) / (b.depth - a.depth);
  const [wa, wb] = [(1 - t) * a.depth, t * b.depth];
  return { x: (a.x * wa + b.x * wb) / NEAREST, y: (a.y * wa + b.y * wb) / NEAREST, depth: NEAREST };
}

export function firstHits({ corners, put }: TriangleSoup, camera: ShotCamera): FirstHits {
  const { width, height, isFlat } = camera;
  const met = new Int32Array(width * height).fill(-1);
  const far = new Float32Array(width * height).fill(NOTHING);
  const nearest = new Float64Array(width * height);
  if (isFlat) nearest.fill(-NOTHING);
  const place = projection(camera);
  const [a, b, c] = [0, 1, 2].map((): Corner => ({ x: 0, y: 0, depth: 0 })) as [
    Corner,
    Corner,
    Corner,
  ];

  /** How near, so that more is nearer, changes evenly over the picture. */
  const nearOf = ({ depth }: Corner) => (isFlat ? -depth : 1 / depth);

  function draw(t: number, a: Corner, b: Corner, c: Corner): void {
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    // Backs are seen through, as on the stage.
    if (!(area < 0)) return;
    const firstX = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5));
    const lastX = Math.min(width - 1, Math.floor(Math.max(a.x, b.x, c.x) - 0.5));
    const firstY = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5));
    const lastY = Math.min(height - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5));
    const [na, nb, nc] = [nearOf(a), nearOf(b), nearOf(c)];
    for (let y = firstY; y <= lastY; y++)
      for (let x = firstX; x <= lastX; x++) {
        const u = ((c.x - b.x) * (y + 0.5 - b.y) - (x + 0.5 - b.x) * (c.y - b.y)) / area;
        const v = ((a.x - c.x) * (y + 0.5 - c.y) - (x + 0.5 - c.x) * (a.y - c.y)) / area;
        if (u < 0 || v < 0 || u + v > 1) continue;
        const near = u * na + v * nb + (1 - u - v) * nc;
        const dot = y * width + x;
        if (near < nearest[dot]!) continue;
        nearest[dot] = near;
        met[dot] = t;
      }
  }

  for (let t = 0; t < put.length; t++) {
    place(corners, t * 9, a);
    place(corners, t * 9 + 3, b);
    place(corners, t * 9 + 6, c);
    const inFront = isFlat ? 3 : [a, b, c].filter(({ depth }) => depth > NEAREST).length;
    if (inFront === 0) continue;
    if (inFront === 3) {
      draw(t, a, b, c);
      continue;
    }
    const cut: Corner[] = [];
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      if (from.depth > NEAREST) cut.push({ ...from });
      if (from.depth > NEAREST !== to.depth > NEAREST) cut.push(between(from, to));
    }
    for (let i = 2; i < cut.length; i++) draw(t, cut[0]!, cut[i - 1]!, cut[i]!);
  }
  for (let i = 0; i < met.length; i++)
    if (met[i]! >= 0) far[i] = isFlat ? -nearest[i]! : 1 / nearest[i]!;
  return { met, far };
}
