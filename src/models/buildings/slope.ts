// A board laid along a line of the gable: what every roof is made of.
import { type Colour, type Part, type Point2, slab, type Vec } from "../parts.ts";

/** Lies on the line from `from` to `to` (in x, y), `thick` outward, `depth` along z about `at`. */
export function slope(
  from: Point2,
  to: Point2,
  thick: number,
  depth: number,
  at: Vec,
  colour: Colour,
  bevel = 0.03,
): Part {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const out: Point2 = [(dy / length) * thick, (-dx / length) * thick];
  const outline: Point2[] = [
    from,
    [from[0] + out[0], from[1] + out[1]],
    [to[0] + out[0], to[1] + out[1]],
    to,
  ];
  return slab(outline, depth, at, colour, { bevel });
}

/** The point a share of the way from one corner to the other. */
export function along(a: Point2, b: Point2, t: number): Point2 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
