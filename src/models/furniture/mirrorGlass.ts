// The glass of a mirror: it holds a paler sky above, and a broad slanting light across it.
import { type Colour, type Part, type Point2, slab } from "../parts.ts";
import { ellipse } from "./joinery.ts";

/** What of a convex outline lies where a x + b y <= most. */
function cutBy(outline: readonly Point2[], [a, b]: Point2, most: number): Point2[] {
  const over = ([x, y]: Point2) => a * x + b * y - most;
  return outline.flatMap((point, i): Point2[] => {
    const next = outline[(i + 1) % outline.length]!;
    const [from, to] = [over(point), over(next)];
    const kept = from <= 0 ? [point] : [];
    if (from <= 0 === to <= 0) return kept;
    const t = from / (from - to);
    const met: Point2 = [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t];
    return [...kept, met];
  });
}

const CORNERS = 20;
const THIN = 0.012;
/** Across the light that falls over the glass. */
const SLANT: Point2 = [0.8, -0.6];
const BACK: Point2 = [-0.8, 0.6];

/** An oval about the origin that faces +z, as thick as a few sheets of paper. */
export function mirrorGlass(rx: number, ry: number): Part[] {
  const oval = ellipse(rx, ry, CORNERS);
  const r = Math.min(rx, ry);
  const above = cutBy(oval, [-0.2, -1], -0.12 * ry);
  const band = (from: number, to: number) => cutBy(cutBy(oval, SLANT, to * r), BACK, -from * r);
  const sheet = (outline: readonly Point2[], layer: number, colour: Colour) =>
    slab(outline, THIN, [0, 0, layer * THIN * 0.6], colour, { bevel: 0 });
  return [
    sheet(oval, 0, "#b5ccd2"),
    sheet(above, 1, "#cbdfe3"),
    sheet(band(-0.42, -0.06), 2, "#dcecee"),
    sheet(band(0.06, 0.16), 2, "#dcecee"),
  ];
}
