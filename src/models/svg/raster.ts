// Which face is in front at every dot of the drawing: a depth buffer in plain arrays (software rasteriser).
import { bulge } from "./ellipsoid.ts";
import type { FaceSurface } from "./face.ts";

export type RasterFrame = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
export type DepthBuffer = RasterFrame & {
  readonly front: Int32Array;
  readonly depth: Float64Array;
};

/** The whole dots that hold every face, with a free margin. */
export function frameOf(surfaces: readonly FaceSurface[], margin: number): RasterFrame {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { loops, triangles } of surfaces) {
    for (const loop of loops)
      for (const at of loop) {
        left = Math.min(left, at[0]);
        right = Math.max(right, at[0]);
        top = Math.min(top, at[1]);
        bottom = Math.max(bottom, at[1]);
      }
    if (loops.length > 0) continue;
    for (let i = 0; i < triangles.length; i += 3) {
      left = Math.min(left, triangles[i]!);
      right = Math.max(right, triangles[i]!);
      top = Math.min(top, triangles[i + 1]!);
      bottom = Math.max(bottom, triangles[i + 1]!);
    }
  }
  if (left > right) return { left: 0, top: 0, width: 2 * margin, height: 2 * margin };
  left = Math.floor(left) - margin;
  top = Math.floor(top) - margin;
  return {
    left,
    top,
    width: Math.ceil(right) + margin - left,
    height: Math.ceil(bottom) + margin - top,
  };
}

/** Dots of one row that follow each other: the first and the last. */
type VisitRun = (first: number, last: number) => void;

/** How deep the first dot of the run at hand lies, and its step to the next: handed on so, they are never boxed. */
export const runDepths = new Float64Array(2);

/** Calls `visit` for every row of dots whose middles the surface covers. */
export function eachRun(surface: FaceSurface, frame: RasterFrame, visit: VisitRun): void {
  if (surface.ball) ballRuns(surface, frame, visit);
  else
    for (let i = 0; i < surface.triangles.length; i += 9)
      triangleRuns(surface.triangles, i, frame, visit);
}

/** Where the edge from p to q crosses the height m; no number where it does not. */
function crossing(px: number, py: number, qx: number, qy: number, m: number): number {
  return py <= m === qy <= m ? Number.NaN : px + ((m - py) / (qy - py)) * (qx - px);
}

function triangleRuns(
  t: readonly number[],
  i: number,
  { left, top, width, height }: RasterFrame,
  visit: VisitRun,
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
    const ab = crossing(ax, ay, bx, by, m);
    const bc = crossing(bx, by, cx, cy, m);
    const ca = crossing(cx, cy, ax, ay, m);
    let from = Infinity;
    let to = -Infinity;
    if (ab < from) from = ab;
    if (ab > to) to = ab;
    if (bc < from) from = bc;
    if (bc > to) to = bc;
    if (ca < from) from = ca;
    if (ca > to) to = ca;
    const first = Math.max(0, Math.ceil(from - 0.5));
    const last = Math.min(width - 1, Math.ceil(to - 0.5) - 1);
    if (first > last) continue;
    const row = y * width;
    runDepths[0] = az + zx * (first + 0.5 - ax) + zy * (m - ay);
    runDepths[1] = zx;
    visit(row + first, row + last);
  }
}

/** Its surface is bent: every dot is a run of its own. */
function ballRuns(
  { ball, loops }: FaceSurface,
  { left, top, width, height }: RasterFrame,
  visit: VisitRun,
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
      if (Number.isNaN(z)) continue;
      runDepths[0] = cz + z;
      runDepths[1] = 0;
      visit(y * width + x, y * width + x);
    }
}

/** A picture that is needed no more may be drawn over. */
export function rasteriseFaces(
  faces: readonly FaceSurface[],
  frame: RasterFrame,
  over?: DepthBuffer,
): DepthBuffer {
  const front = (over?.front ?? new Int32Array(frame.width * frame.height)).fill(-1);
  const depth = (over?.depth ?? new Float64Array(front.length)).fill(-Infinity);
  let id = 0;
  const visit: VisitRun = (first, last) => {
    let z = runDepths[0]!;
    const step = runDepths[1]!;
    for (let dot = first; dot <= last; dot++) {
      // A hair's advantage for what comes later, so that decals on a plane win.
      if (z >= depth[dot]! - 1e-7) {
        depth[dot] = z;
        front[dot] = id;
      }
      z += step;
    }
  };
  for (; id < faces.length; id++) eachRun(faces[id]!, frame, visit);
  return { ...frame, front, depth };
}

/** How many dots show each face. */
export function dotsPerFace({ front }: DepthBuffer, count: number): Int32Array {
  const dots = new Int32Array(count);
  for (let dot = 0; dot < front.length; dot++) if (front[dot]! >= 0) dots[front[dot]!]!++;
  return dots;
}

/** The first and last column and row of the dots that show something. */
export type DotBounds = [left: number, top: number, right: number, bottom: number];

/** What of a picture each face is seen in. */
export function boxesOf({ front, width }: DepthBuffer, count: number): DotBounds[] {
  const boxes = Array.from({ length: count }, (): DotBounds => [Infinity, Infinity, -1, -1]);
  for (let dot = 0; dot < front.length; dot++) {
    const id = front[dot]!;
    if (id < 0) continue;
    const box = boxes[id]!;
    const x = dot % width;
    const y = (dot - x) / width;
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return boxes;
}
