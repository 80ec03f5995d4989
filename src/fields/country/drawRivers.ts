// The rivers as a drawing has them: bends from the middle of one edge of a field to the middle of the next.

import { cornerSpot } from "../land/hexCentre.ts";
import type { Country } from "../land/law.ts";
import type { RiverEdge } from "../land/rivers.ts";

export type RiverPoint = { readonly x: number; readonly z: number };

/** A stretch that bends towards `by`, as a quadratic curve does. */
export type Reach = {
  readonly from: RiverPoint;
  readonly by: RiverPoint;
  readonly to: RiverPoint;
  readonly width: number;
};

/** A step from one field to the next is 1; rivers stay narrower than the fields beside them. */
const fullWidth = (flow: number): number => Math.min(0.24 + Math.sqrt(flow) / 160, 0.64);
/** A river springs as a brook, and widens by so much from one edge to the next until its water fills it. */
const SPRING = 0.06;
const WIDENS = 0.035;

const between = (a: RiverPoint, b: RiverPoint): RiverPoint => ({
  x: (a.x + b.x) / 2,
  z: (a.z + b.z) / 2,
});

/** From every edge to the edge it flows into; springs begin and mouths end at a corner. */
export function reachesOf({ ground, rivers }: Country): Reach[] {
  const cornerOf = (at: number): RiverPoint => cornerSpot(ground.hexes[at >> 1]!, at);
  const onward = new Map(rivers.edges.map((edge) => [edge.from, edge]));
  const fed = new Set(rivers.edges.map(({ to }) => to));
  const edgesBefore = countBefore(rivers.edges);
  const widthOf = (edge: RiverEdge) =>
    Math.min(fullWidth(edge.flow), SPRING + WIDENS * edgesBefore(edge));
  const middle = ({ from, to }: RiverEdge) => between(cornerOf(from), cornerOf(to));
  return rivers.edges.flatMap((edge) => {
    const width = widthOf(edge);
    const here = middle(edge);
    const end = cornerOf(edge.to);
    const next = onward.get(edge.to);
    const out = next
      ? { from: here, by: end, to: middle(next), width }
      : { from: here, by: between(here, end), to: end, width };
    if (fed.has(edge.from)) return [out];
    const spring = cornerOf(edge.from);
    return [{ from: spring, by: between(spring, here), to: here, width }, out];
  });
}

/** How many edges a river has come from the farthest of its springs. */
function countBefore(edges: readonly RiverEdge[]): (edge: RiverEdge) => number {
  const before = new Map<number, number>();
  // Whatever flows into a river has less water than it, so springs come first.
  for (const { from, to } of edges.toSorted((a, b) => a.flow - b.flow))
    before.set(to, Math.max(before.get(to) ?? 0, (before.get(from) ?? 0) + 1));
  return ({ from }) => before.get(from) ?? 0;
}

/** The place half-way along a stretch. */
export const bendOf = ({ from, by, to }: Reach): RiverPoint =>
  between(between(from, by), between(by, to));
