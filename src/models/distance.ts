// How far a point lies from the surface of a part: negative inside, positive outside (signed distance function).
import type { BallPart, BoxPart, LathePart, Part, SlabPart } from "./parts.ts";
import { polygonDistance, polygonOf } from "./polygon.ts";

/**
 * The distance in the part's own frame. A point that is farther than `limit` may get any answer
 * above it: most questions only ask whether something is nearer than what is known.
 */
export type Measure = (x: number, y: number, z: number, limit: number) => number;

const length2 = (x: number, y: number) => Math.sqrt(x * x + y * y);
const length3 = (x: number, y: number, z: number) => Math.sqrt(x * x + y * y + z * z);
/** Rounding must never let a quick answer replace a true one. */
const SURE = 1e-9;

/** Joins a distance in the plane with one along the axis. */
function drawnOut(plane: number, along: number): number {
  return Math.min(Math.max(plane, along), 0) + length2(Math.max(plane, 0), Math.max(along, 0));
}

function latheMeasure({ profile, sides, flat }: LathePart): Measure {
  const polygon = polygonOf(profile, profile[0]![0] === 0 && profile.at(-1)![0] === 0);
  const [, bottom] = polygon.low;
  const [widest, top] = polygon.high;
  const step = (2 * Math.PI) / sides;
  const half = Math.cos(step / 2);
  return (x, y, z, limit) => {
    let r = length2(x, z);
    const least = Math.max(r - widest, bottom - y, y - top);
    if (least > limit + SURE) return least;
    if (flat) {
      const angle = Math.atan2(z, x);
      r = (r * Math.cos(angle - step * Math.floor(angle / step) - step / 2)) / half;
    }
    return polygonDistance(polygon, r, y);
  };
}

function slabMeasure({ outline, depth }: SlabPart): Measure {
  const polygon = polygonOf(outline);
  const { low, high } = polygon;
  return (x, y, z, limit) => {
    const along = Math.abs(z) - depth / 2;
    const least = Math.max(along, low[0] - x, x - high[0], low[1] - y, y - high[1]);
    return least > limit + SURE ? least : drawnOut(polygonDistance(polygon, x, y), along);
  };
}

function ballMeasure({ size: [w, h, d] }: BallPart): Measure {
  return (x, y, z) => {
    const k = length3((2 * x) / w, (2 * y) / h, (2 * z) / d);
    const slope = length3(x / (w * w), y / (h * h), z / (d * d)) * 4;
    return slope ? (k * (k - 1)) / slope : -Math.min(w, h, d) / 2;
  };
}

function boxMeasure({ size: [w, h, d] }: BoxPart): Measure {
  return (px, py, pz, limit) => {
    const x = Math.abs(px) - w / 2;
    const y = Math.abs(py) - h / 2;
    const z = Math.abs(pz) - d / 2;
    const least = Math.max(x, y, z);
    if (least <= 0 || least > limit + SURE) return least;
    return length3(Math.max(x, 0), Math.max(y, 0), Math.max(z, 0));
  };
}

export function measureOf(part: Part): Measure {
  switch (part.shape) {
    case "lathe":
      return latheMeasure(part);
    case "slab":
      return slabMeasure(part);
    case "ball":
      return ballMeasure(part);
    case "box":
      return boxMeasure(part);
  }
}

const outermost = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];
const about = (size: number): Range => [-size / 2, size / 2];

type Range = readonly [low: number, high: number];

/** How far a part goes along each axis of its own frame. */
export function rangesOf(part: Part): readonly [Range, Range, Range] {
  if (part.shape === "lathe") {
    const [, widest] = outermost(part.profile.map(([r]) => r));
    return [about(2 * widest), outermost(part.profile.map(([, y]) => y)), about(2 * widest)];
  }
  if (part.shape === "slab") {
    const [xs, ys] = [part.outline.map(([x]) => x), part.outline.map(([, y]) => y)];
    return [outermost(xs), outermost(ys), about(part.depth)];
  }
  const [w, h, d] = part.size;
  return [about(w), about(h), about(d)];
}

/** The radius of a sphere about `at` that holds the part. */
export function boundingRadius(part: Part): number {
  if (part.shape === "lathe") return Math.max(...part.profile.map(([r, y]) => Math.hypot(r, y)));
  if (part.shape === "slab") {
    const reach = Math.max(...part.outline.map(([x, y]) => Math.hypot(x, y)));
    return Math.hypot(reach, part.depth / 2);
  }
  return Math.hypot(...part.size) / (part.shape === "ball" ? 1.7 : 2);
}
