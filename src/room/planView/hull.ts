// The convex outline of points in a plane, and what lies within it.
export type Point = readonly [x: number, z: number];
export type Hull = readonly Point[];

const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function chain(points: readonly Point[]): Point[] {
  const line: Point[] = [];
  for (const point of points) {
    while (line.length >= 2 && cross(line.at(-2)!, line.at(-1)!, point) <= 1e-9) line.pop();
    line.push(point);
  }
  return line.slice(0, -1);
}

/** Always the same way round, so that many of them filled together make one shape. */
export function hullOf(points: readonly Point[]): Hull {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const hull = [...chain(sorted), ...chain(sorted.toReversed())];
  return hull.length < 3 ? [] : hull;
}

export function areaOf(hull: Hull): number {
  let twice = 0;
  for (let i = 0, j = hull.length - 1; i < hull.length; j = i++)
    twice += hull[j]![0] * hull[i]![1] - hull[i]![0] * hull[j]![1];
  return Math.abs(twice / 2);
}

const contains = (hull: Hull, point: Point): boolean =>
  hull.every((a, i) => cross(a, hull[(i + 1) % hull.length]!, point) >= -1e-6);

export const covers = (outer: Hull, inner: Hull): boolean =>
  inner.every((point) => contains(outer, point));

const short = (value: number): string => `${Math.round(value * 1000) / 1000}`;

export const pathOf = (hull: Hull): string =>
  hull.length === 0 ? "" : `M${hull.map(([x, z]) => `${short(x)} ${short(z)}`).join("L")}Z`;
