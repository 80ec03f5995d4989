// A yard as triangles for a live scene: the more stands there, the coarser it is built.
import { type Baked, toTriangles } from "../../../models/lean/toTriangles.ts";
import type { Part } from "../../../models/parts.ts";

/** Of all that can stand in a yard. */
export const MOST_YARD_TRIANGLES = 2_600;

/** How far the triangles may lie off, in steps of the field: all of it is small. */
const [FINE, ...COARSER] = [0.045, 0.07, 0.1, 0.12] as const;

export const triangleCount = ({ solid, glow }: Baked): number =>
  ((solid?.index.length ?? 0) + (glow?.index.length ?? 0)) / 3;

/** The finest that is light enough. */
export function yardTriangles(parts: readonly Part[]): Baked {
  const made = (tolerance: number) => toTriangles(parts, { lean: true, tolerance, floor: 0 });
  return COARSER.reduce<Baked>(
    (best, tolerance) => (triangleCount(best) > MOST_YARD_TRIANGLES ? made(tolerance) : best),
    made(FINE),
  );
}
