// How much of a thing the picture's side sees past what stands about it.

import { boundingRadius, measureOf } from "../../models/distance.ts";
import type { Part } from "../../models/parts.ts";
import { add, inverse, rotate, type Vec } from "../../models/pose.ts";
import { viewFrom } from "../../models/svg/view.ts";
import type { Sees } from "./sight.ts";

const [, , TOWARDS] = viewFrom(1).axes;
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const along = (way: number): Vec => times(TOWARDS, way);

/** A line of sight has met a part that lies nearer than this to it. */
const TOUCH = 0.01;

/** Points of a part's surface before points inside it: half of what hangs at a wall lies in the wall. */
function frontsOf(part: Part): Vec[] {
  const [back, measure, reach] = [inverse(part.pose), measureOf(part), boundingRadius(part)];
  const farFrom = (point: Vec) =>
    measure(...rotate(back, minus(point, part.at)), Number.POSITIVE_INFINITY);
  const middle = middleOf(part);
  const aside =
    reach < SMALL
      ? []
      : SIDES.map((side) => add(middle, rotate(part.pose, times(side, reach * ASIDE))));
  return [middle, ...aside.filter((point) => farFrom(point) < 0)].map((inside) => {
    let way = 0;
    for (let far = -1; far <= 0 && way < reach * 2; way += Math.max(-far, TOUCH))
      far = farFrom(add(inside, along(way)));
    return add(inside, along(way));
  });
}

/** A post before the middle of a door hides little of it: what is larger is asked about in several points. */
const SMALL = 0.2;
const ASIDE = 0.4;
const SIDES: readonly Vec[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];
const times = (v: Vec, k: number): Vec => [v[0] * k, v[1] * k, v[2] * k];

const between = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** The middle of a part, wherever its place lies in it. */
function middleOf(part: Part): Vec {
  if (part.shape === "box" || part.shape === "ball") return part.at;
  const outline = part.shape === "lathe" ? part.profile : part.outline;
  const x = part.shape === "lathe" ? 0 : between(outline.map(([across]) => across));
  return add(part.at, rotate(part.pose, [x, between(outline.map(([, up]) => up)), 0]));
}

/** From 0 to 1: each part of the thing counts as much as it would cover in the picture. */
export function shareInSight(thing: readonly Part[], sees: Sees): number {
  let seen = 0;
  let all = 0;
  for (const part of thing) {
    const weight = boundingRadius(part) ** 2;
    all += weight;
    const points = frontsOf(part);
    seen += (weight * points.filter(sees).length) / points.length;
  }
  return seen / all;
}
