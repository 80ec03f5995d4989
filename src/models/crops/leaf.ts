// A pointed leaf in two halves, bent in the middle.
import { type Colour, moved, type Part, type Point2, slab, turned, type Vec } from "../parts.ts";

type LeafShape = {
  length: number;
  width: number;
  colour: Colour;
  /** Up from level at the stalk, in radians. */
  lift: number;
  /** How far the outer half hangs down again. */
  curl?: number;
  heading: number;
  at: Vec;
  thickness?: number;
};

export function leaf(shape: LeafShape): Part[] {
  const { length, width, colour, lift, curl = 0.6, heading, at, thickness = 0.03 } = shape;
  const half = width / 2;
  const inner = length * 0.55;
  const outer = length - inner;
  const base: Point2[] = [
    [0, -half * 0.3],
    [inner * 0.6, -half * 0.95],
    [inner, -half],
    [inner, half],
    [inner * 0.6, half * 0.95],
    [0, half * 0.3],
  ];
  const tip: Point2[] = [
    [0, -half],
    [outer * 0.5, -half * 0.62],
    [outer, 0],
    [outer * 0.5, half * 0.62],
    [0, half],
  ];
  const lying = (outline: Point2[]) =>
    slab(outline, thickness, [0, 0, 0], colour, { bevel: 0.01, turn: [-Math.PI / 2, 0, 0] });
  const bent = moved(turned([lying(tip)], [0, 0, -curl]), [inner, 0, 0]);
  return moved(turned(turned([lying(base), ...bent], [0, 0, lift]), [0, heading, 0]), at);
}
