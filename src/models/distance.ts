// How far a point lies from the surface of a part: negative inside, positive outside.
import type { Lathe, Part, Slab } from "./parts.ts";
import { polygonDistance } from "./polygon.ts";
import { inverse, rotate, type Vec } from "./pose.ts";

/** Joins a distance in the plane with one along the axis. */
function drawnOut(plane: number, along: number): number {
  return Math.min(Math.max(plane, along), 0) + Math.hypot(Math.max(plane, 0), Math.max(along, 0));
}

function latheDistance({ profile, sides, flat }: Lathe, [x, y, z]: Vec): number {
  const last = profile[profile.length - 1]!;
  let r = Math.hypot(x, z);
  if (flat) {
    const step = (2 * Math.PI) / sides;
    const angle = Math.atan2(z, x);
    const within = angle - step * Math.floor(angle / step) - step / 2;
    r = (r * Math.cos(within)) / Math.cos(step / 2);
  }
  return polygonDistance(profile, r, y, profile[0]![0] === 0 && last[0] === 0);
}

function slabDistance({ outline, depth }: Slab, [x, y, z]: Vec): number {
  return drawnOut(polygonDistance(outline, x, y), Math.abs(z) - depth / 2);
}

/** The distance in the part's own frame. */
export function localDistance(part: Part, p: Vec): number {
  if (part.shape === "lathe") return latheDistance(part, p);
  if (part.shape === "slab") return slabDistance(part, p);
  const [w, h, d] = part.size;
  if (part.shape === "ball") {
    const k = Math.hypot((2 * p[0]) / w, (2 * p[1]) / h, (2 * p[2]) / d);
    const slope = Math.hypot(p[0] / (w * w), p[1] / (h * h), p[2] / (d * d)) * 4;
    return slope ? (k * (k - 1)) / slope : -Math.min(w, h, d) / 2;
  }
  const x = Math.abs(p[0]) - w / 2;
  const y = Math.abs(p[1]) - h / 2;
  const z = Math.abs(p[2]) - d / 2;
  const outside = Math.hypot(Math.max(x, 0), Math.max(y, 0), Math.max(z, 0));
  return outside + Math.min(Math.max(x, y, z), 0);
}

export function distance(part: Part, point: Vec): number {
  const [x, y, z] = part.at;
  const offset: Vec = [point[0] - x, point[1] - y, point[2] - z];
  return localDistance(part, rotate(inverse(part.pose), offset));
}

/** The radius of a sphere about `at` that holds the part. */
export function extent(part: Part): number {
  if (part.shape === "lathe") return Math.max(...part.profile.map(([r, y]) => Math.hypot(r, y)));
  if (part.shape === "slab") {
    const reach = Math.max(...part.outline.map(([x, y]) => Math.hypot(x, y)));
    return Math.hypot(reach, part.depth / 2);
  }
  return Math.hypot(...part.size) / (part.shape === "ball" ? 1.7 : 2);
}
