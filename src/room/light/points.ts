// Where light is gathered on a thing: its corners, those together that lie and look alike.
import type { Triangles } from "../../models/lean/triangles.ts";

export type Points = {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  /** Of each corner the point that has its light. */
  readonly of: Uint16Array;
};

const MOST = 65_535;
/** Normals that differ by less than this share a point. */
const WAYS = 1.6;
const COARSER = 1.6;

/** `apart` is about how far points lie from each other, in tiles. */
export function pointsOf({ position, normal }: Triangles, apart: number): Points {
  const count = position.length / 3;
  const of = new Uint16Array(count);
  const known = new Map<number, number>();
  const first: number[] = [];
  for (let i = 0; i < count; i++) {
    const k = 3 * i;
    const key = placeKey(position, k, apart) * 125 + wayKey(normal, k);
    let point = known.get(key);
    if (point === undefined) {
      // More than a corner can name: all over again with fewer.
      if (first.length === MOST)
        return pointsOf({ position, normal } as Triangles, apart * COARSER);
      point = first.length;
      known.set(key, point);
      first.push(k);
    }
    of[i] = point;
  }
  const points = {
    position: new Float32Array(3 * first.length),
    normal: new Float32Array(3 * first.length),
  };
  for (const [i, k] of first.entries())
    for (let c = 0; c < 3; c++) {
      points.position[3 * i + c] = position[k + c]!;
      points.normal[3 * i + c] = normal[k + c]!;
    }
  return { ...points, of };
}

const cell = (value: number, apart: number): number => Math.round(value / apart) + 2048;
const placeKey = (from: Float32Array, k: number, apart: number): number =>
  (cell(from[k]!, apart) * 4096 + cell(from[k + 1]!, apart)) * 4096 + cell(from[k + 2]!, apart);

const way = (value: number): number => Math.round(value * WAYS) + 2;
const wayKey = (from: Float32Array, k: number): number =>
  (way(from[k]!) * 5 + way(from[k + 1]!)) * 5 + way(from[k + 2]!);
