// The solid insides of parts, to tell what they hide.
import { type Measure, measureOf } from "../distance.ts";
import type { Part, Point2 } from "../parts.ts";
import { inverse, rotate, type Vec } from "../pose.ts";

export type CoreBounds = { readonly low: Vec; readonly high: Vec };
export type SolidCore = CoreBounds & {
  readonly at: Vec;
  readonly axes: readonly [Vec, Vec, Vec];
  readonly measure: Measure;
};

const SLACK = 0.001;
const NEAR = 0.02;
/** Round parts may be drawn with few sides: only what is this deep inside them is surely hidden. */
const CORE = 0.88;
const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

/** What is inside the part however coarsely it is drawn. */
function core(part: Part): Part {
  if (part.shape === "ball") {
    const k = CORE * (1 - part.rough);
    const [w, h, d] = part.size;
    return { ...part, size: [w * k, h * k, d * k] };
  }
  if (part.shape !== "lathe") return part;
  return { ...part, profile: part.profile.map(([r, y]): Point2 => [r * CORE, y]) };
}

function ownBounds(part: Part): CoreBounds {
  if (part.shape === "lathe") {
    const r = Math.max(...part.profile.map((p) => p[0]));
    const ys = part.profile.map((p) => p[1]);
    return { low: [-r, Math.min(...ys), -r], high: [r, Math.max(...ys), r] };
  }
  if (part.shape === "slab") {
    const xs = part.outline.map((p) => p[0]);
    const ys = part.outline.map((p) => p[1]);
    const z = part.depth / 2;
    return {
      low: [Math.min(...xs), Math.min(...ys), -z],
      high: [Math.max(...xs), Math.max(...ys), z],
    };
  }
  const [w, h, d] = part.size;
  return { low: [-w / 2, -h / 2, -d / 2], high: [w / 2, h / 2, d / 2] };
}

function coverOf(part: Part): SolidCore {
  const back = inverse(part.pose);
  return {
    at: part.at,
    axes: [rotate(back, AXES[0]), rotate(back, AXES[1]), rotate(back, AXES[2])],
    measure: measureOf(part),
    ...boundsOf(part),
  };
}

function boundsOf(part: Part): CoreBounds {
  const own = ownBounds(part);
  const [x, y, z] = [
    rotate(part.pose, AXES[0]),
    rotate(part.pose, AXES[1]),
    rotate(part.pose, AXES[2]),
  ];
  const low = [0, 0, 0];
  const high = [0, 0, 0];
  for (const k of [0, 1, 2] as const) {
    const middle =
      x[k] * (own.low[0] + own.high[0]) +
      y[k] * (own.low[1] + own.high[1]) +
      z[k] * (own.low[2] + own.high[2]);
    const spread =
      Math.abs(x[k]) * (own.high[0] - own.low[0]) +
      Math.abs(y[k]) * (own.high[1] - own.low[1]) +
      Math.abs(z[k]) * (own.high[2] - own.low[2]);
    low[k] = part.at[k] + (middle - spread) / 2;
    high[k] = part.at[k] + (middle + spread) / 2;
  }
  return { low: low as unknown as Vec, high: high as unknown as Vec };
}

const meet = (a: CoreBounds, b: CoreBounds) =>
  a.low[0] <= b.high[0] + NEAR &&
  b.low[0] <= a.high[0] + NEAR &&
  a.low[1] <= b.high[1] + NEAR &&
  b.low[1] <= a.high[1] + NEAR &&
  a.low[2] <= b.high[2] + NEAR &&
  b.low[2] <= a.high[2] + NEAR;

/** For each part the others that may cover something of it; only what is solid can. */
export function coversNear(parts: readonly Part[]): SolidCore[][] {
  const covers = parts.map((part) => (part.glow ? null : coverOf(core(part))));
  return parts.map((part, id) => {
    const own = boundsOf(part);
    return covers.filter(
      (cover, other): cover is SolidCore => cover !== null && other !== id && meet(own, cover),
    );
  });
}

export function isInCore(cover: SolidCore, x: number, y: number, z: number): boolean {
  const { low, high, at, axes, measure } = cover;
  if (x < low[0] - SLACK || y < low[1] - SLACK || z < low[2] - SLACK) return false;
  if (x > high[0] + SLACK || y > high[1] + SLACK || z > high[2] + SLACK) return false;
  const [a, b, c] = axes;
  const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]];
  const d = measure(
    a[0] * dx + b[0] * dy + c[0] * dz,
    a[1] * dx + b[1] * dy + c[1] * dz,
    a[2] * dx + b[2] * dy + c[2] * dz,
    SLACK,
  );
  return d <= SLACK;
}
