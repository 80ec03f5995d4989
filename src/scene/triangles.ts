// What a thread that builds models hands to the page: plain triangles, shaded in their colours.
import type { Geometry } from "../models/lean/toGeometry.ts";

export type Triangles = {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly color: Float32Array;
  readonly index: Uint32Array;
};

export function trianglesOf(geometry: Geometry["solid"]): Triangles | null {
  if (!geometry) return null;
  const floats = (name: string) => geometry.getAttribute(name).array as Float32Array;
  return {
    position: floats("position"),
    normal: floats("normal"),
    color: floats("color"),
    index: new Uint32Array(geometry.getIndex()!.array),
  };
}

/** What may change hands without being copied. */
export const buffersOf = (parts: readonly (Triangles | null)[]): ArrayBuffer[] =>
  parts.flatMap((part) =>
    part ? Object.values(part).map(({ buffer }) => buffer as ArrayBuffer) : [],
  );
