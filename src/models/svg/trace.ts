// Follows the edge of what is seen of a face, for the few that no order of painting can show (contour tracing).
import type { Vec } from "../pose.ts";
import type { DepthBuffer, DotBounds } from "./raster.ts";

const TOLERANCE = 0.6;

/** The outlines of the dots that show `id`, all of them in the box; holes run the other way round. */
export function trace(
  { front, width, left, top }: DepthBuffer,
  id: number,
  [x0, y0, x1, y1]: DotBounds,
): Vec[][] {
  const next = new Map<number, number[]>();
  const step = width + 1;
  const edge = (a: number, b: number) => {
    const list = next.get(a);
    if (list) list.push(b);
    else next.set(a, [b]);
  };
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const dot = y * width + x;
      if (front[dot] !== id) continue;
      const corner = y * step + x;
      // Counter-clockwise as one sees it, like every face.
      if (front[dot - width] !== id) edge(corner + 1, corner);
      if (front[dot + width] !== id) edge(corner + step, corner + step + 1);
      if (x === 0 || front[dot - 1] !== id) edge(corner, corner + step);
      if (x === width - 1 || front[dot + 1] !== id) edge(corner + step + 1, corner + 1);
    }
  const loops: Vec[][] = [];
  for (const [start, list] of next)
    while (list.length > 0) {
      const loop: Vec[] = [];
      let here = start;
      do {
        const there = next.get(here)?.pop() ?? start;
        // The middles of the sides of dots: a slanting edge then has no stairs.
        const x = ((here % step) + (there % step)) / 2;
        const y = (Math.floor(here / step) + Math.floor(there / step)) / 2;
        loop.push([x + left, y + top, 0]);
        here = there;
      } while (here !== start);
      const simple = simplifiedLoop(loop, TOLERANCE);
      if (simple.length > 2) loops.push(simple);
    }
  return loops;
}

/** Douglas and Peucker's way, on a ring: it is opened at two corners far from each other. */
export function simplifiedLoop(loop: readonly Vec[], tolerance: number): Vec[] {
  if (loop.length < 4) return [...loop];
  let far = 0;
  let most = -1;
  const [ox, oy] = loop[0]!;
  loop.forEach(([x, y], i) => {
    const d = (x - ox) ** 2 + (y - oy) ** 2;
    if (d > most) [most, far] = [d, i];
  });
  const there = simplifiedLine(loop.slice(0, far + 1), tolerance);
  const back = simplifiedLine([...loop.slice(far), loop[0]!], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function simplifiedLine(line: readonly Vec[], tolerance: number): Vec[] {
  const a = line[0]!;
  const b = line.at(-1)!;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let far = 0;
  let most = tolerance;
  for (let i = 1; i + 1 < line.length; i++) {
    const [x, y] = line[i]!;
    const d = length
      ? Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length
      : Math.hypot(x - a[0], y - a[1]);
    if (d > most) [most, far] = [d, i];
  }
  if (far === 0) return [a, b];
  const first = simplifiedLine(line.slice(0, far + 1), tolerance);
  return [...first.slice(0, -1), ...simplifiedLine(line.slice(far), tolerance)];
}
