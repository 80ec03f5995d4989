// Which face is in front at every dot of the drawing: a depth buffer in plain arrays.
import { bulge } from "./ellipsoid.ts";
import type { Face } from "./face.ts";

export type Frame = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type Picture = Frame & { readonly front: Int32Array; readonly depth: Float64Array };

/** The whole dots that hold every face, with a free margin. */
export function frameOf(faces: readonly Face[], margin: number): Frame {
  if (faces.length === 0) return { left: 0, top: 0, width: 2 * margin, height: 2 * margin };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { loops } of faces)
    for (const loop of loops)
      for (const [x, y] of loop) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  left = Math.floor(left) - margin;
  top = Math.floor(top) - margin;
  return {
    left,
    top,
    width: Math.ceil(right) + margin - left,
    height: Math.ceil(bottom) + margin - top,
  };
}

/** Calls `visit` with the index and depth of every dot whose middle the face covers. */
export function eachDot(face: Face, frame: Frame, visit: (dot: number, z: number) => void): void {
  if (face.ball) ballDots(face, frame, visit);
  else
    for (let i = 0; i < face.triangles.length; i += 9)
      triangleDots(face.triangles, i, frame, visit);
}

function triangleDots(
  t: readonly number[],
  i: number,
  { left, top, width, height }: Frame,
  visit: (dot: number, z: number) => void,
): void {
  const ax = t[i]! - left;
  const ay = t[i + 1]! - top;
  const az = t[i + 2]!;
  const bx = t[i + 3]! - left;
  const by = t[i + 4]! - top;
  const cx = t[i + 6]! - left;
  const cy = t[i + 7]! - top;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  const zx = ((t[i + 5]! - az) * (cy - ay) - (t[i + 8]! - az) * (by - ay)) / area;
  const zy = ((t[i + 8]! - az) * (bx - ax) - (t[i + 5]! - az) * (cx - ax)) / area;
  const low = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const high = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy) - 0.5) - 1);
  for (let y = low; y <= high; y++) {
    const m = y + 0.5;
    let from = Infinity;
    let to = -Infinity;
    const cross = (px: number, py: number, qx: number, qy: number) => {
      if (py <= m === qy <= m) return;
      const x = px + ((m - py) / (qy - py)) * (qx - px);
      if (x < from) from = x;
      if (x > to) to = x;
    };
    cross(ax, ay, bx, by);
    cross(bx, by, cx, cy);
    cross(cx, cy, ax, ay);
    const first = Math.max(0, Math.ceil(from - 0.5));
    const last = Math.min(width - 1, Math.ceil(to - 0.5) - 1);
    let z = az + zx * (first + 0.5 - ax) + zy * (m - ay);
    const row = y * width;
    for (let x = first; x <= last; x++) {
      visit(row + x, z);
      z += zx;
    }
  }
}

function ballDots(
  { ball, loops }: Face,
  { left, top, width, height }: Frame,
  visit: (dot: number, z: number) => void,
): void {
  const [cx, cy, cz] = ball!.centre;
  const ys = loops[0]!.map(([, y]) => y);
  const xs = loops[0]!.map(([x]) => x);
  // The loop has sixteen corners: its true outline bulges out a little between them.
  const slack = 1.02;
  const reachX = Math.max(...xs.map((x) => Math.abs(x - cx))) * slack + 0.5;
  const reachY = Math.max(...ys.map((y) => Math.abs(y - cy))) * slack + 0.5;
  const y0 = Math.max(0, Math.floor(cy - reachY - top));
  const y1 = Math.min(height - 1, Math.ceil(cy + reachY - top));
  const x0 = Math.max(0, Math.floor(cx - reachX - left));
  const x1 = Math.min(width - 1, Math.ceil(cx + reachX - left));
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const z = bulge(ball!, x + 0.5 + left - cx, y + 0.5 + top - cy);
      if (!Number.isNaN(z)) visit(y * width + x, cz + z);
    }
}

export function rasterise(faces: readonly Face[], frame: Frame): Picture {
  const front = new Int32Array(frame.width * frame.height).fill(-1);
  const depth = new Float64Array(front.length).fill(-Infinity);
  faces.forEach((face, id) => {
    eachDot(face, frame, (dot, z) => {
      // A hair's advantage for what comes later, so that decals on a plane win.
      if (z < depth[dot]! - 1e-7) return;
      depth[dot] = z;
      front[dot] = id;
    });
  });
  return { ...frame, front, depth };
}

/** How many dots show each face. */
export function shown({ front }: Picture, count: number): Int32Array {
  const dots = new Int32Array(count);
  for (const id of front) if (id >= 0) dots[id]!++;
  return dots;
}
