// How much painted shade leaves of each dot: what lies about feet and in corners, drawn over what was met.
import type { ShotCamera } from "./shotCamera.ts";
import type { TracedRoom } from "./tracedRoom.ts";

/** Beside gathered light the stage has so little of it. */
const STRENGTH = 0.3;
const BEYOND = 0.005;
const NEAREST = 0.05;

/** Of 255, three numbers to a dot; `far` is what the dots met. */
export function paintedShade(
  { blots: { puts, put, own, corners }, size }: TracedRoom,
  { width, height, isFlat, project }: ShotCamera,
  far: Float32Array,
): Uint8ClampedArray {
  const left = new Uint8ClampedArray(far.length * 3).fill(255);
  const [mostX, mostZ] = [size.columns / 2 + BEYOND, size.rows / 2 + BEYOND];
  for (let t = 0; t < put.length; t++) {
    const { color, index } = puts[put[t]!]!.part;
    const cornerAt = (k: 0 | 1 | 2) => {
      const at = t * 9 + k * 3;
      return { ...project(corners.subarray(at, at + 3)), at, of: index[own[t]! + k]! * 3 };
    };
    const [a, b, c] = [cornerAt(0), cornerAt(1), cornerAt(2)];
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (area >= 0 || Math.min(a.depth, b.depth, c.depth) < NEAREST) continue;
    const firstX = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5));
    const firstY = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5));
    const lastX = Math.min(width - 1, Math.max(a.x, b.x, c.x) - 0.5);
    const lastY = Math.min(height - 1, Math.max(a.y, b.y, c.y) - 0.5);
    for (let y = firstY; y <= lastY; y++)
      for (let x = firstX; x <= lastX; x++) {
        let u = ((c.x - b.x) * (y + 0.5 - b.y) - (x + 0.5 - b.x) * (c.y - b.y)) / area;
        let v = ((a.x - c.x) * (y + 0.5 - c.y) - (x + 0.5 - c.x) * (a.y - c.y)) / area;
        if (u < 0 || v < 0 || u + v > 1) continue;
        if (!isFlat) {
          const near = u / a.depth + v / b.depth + (1 - u - v) / c.depth;
          u = u / a.depth / near;
          v = v / b.depth / near;
        }
        const w = 1 - u - v;
        const dot = y * width + x;
        if (far[dot]! < u * a.depth + v * b.depth + w * c.depth) continue;
        const placeX = u * corners[a.at]! + v * corners[b.at]! + w * corners[c.at]!;
        const placeZ = u * corners[a.at + 2]! + v * corners[b.at + 2]! + w * corners[c.at + 2]!;
        if (Math.abs(placeX) > mostX || Math.abs(placeZ) > mostZ) continue;
        for (let k = 0; k < 3; k++) {
          const tone = u * color[a.of + k]! + v * color[b.of + k]! + w * color[c.of + k]!;
          left[dot * 3 + k]! *= 1 - STRENGTH + STRENGTH * tone;
        }
      }
  }
  return left;
}
