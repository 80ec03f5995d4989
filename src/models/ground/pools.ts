// Still water in the ground: an outline as water takes it, never quite round, laid flat.
import { type Colour, type Part, type Point2, slab } from "../parts.ts";

const CORNERS = 28;

/** How far the edge lies out along a heading, for a pool of radius 1. */
export const waveOf = (heading: number, seed: number): number =>
  1 + 0.07 * Math.sin(3 * heading + seed) + 0.05 * Math.sin(5 * heading + seed * 2);

export function shore(r: number, seed: number, stretch: number): Point2[] {
  return Array.from({ length: CORNERS }, (_, i): Point2 => {
    const a = (i * 2 * Math.PI) / CORNERS;
    const out = r * waveOf(a, seed);
    return [Math.cos(a) * out * stretch, -Math.sin(a) * out];
  });
}

/** Its middle lies at the height `y`. */
export const flatSlab = (
  outline: readonly Point2[],
  thick: number,
  y: number,
  colour: Colour,
): Part =>
  slab(outline.toReversed(), thick, [0, y, 0], colour, { turn: [-Math.PI / 2, 0, 0], bevel: 0.01 });
