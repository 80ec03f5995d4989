// The places of a whim by the gate, along the walk or in it: where there is room, and where it is seen.
import type { Part, Point2 } from "../../models/parts.ts";
import { reachOf } from "../../models/whims/reach.ts";
import { rimPoints } from "./ground.ts";
import { type FieldPlace, grassPlace } from "./places.ts";
import { across, nearness, TO_VIEWER } from "./sight.ts";
import { overGround, type Site } from "./site.ts";

const SIZES = [0.85, 0.7, 0.56, 0.45] as const;
const BACK = [0.35, 0.7, 1.05, 1.4, 1.8, 2.2] as const;
const BY_WALK = 0.46;
const FROM_TRUNK = 0.3;
/** Its foot may be hidden, not more. */
const LOW = 0.3;

/** Beside the end of the walk, on whichever side there is room: as large as there is room for, and as near to the gate. */
export function* byGate(parts: readonly Part[], site: Site): Iterable<FieldPlace> {
  const { anchors, free, trees, sees } = site;
  const { at, turn } = anchors.gate;
  const isClear = (x: number, z: number, r: number) => {
    const sides = [-0.5, 0, 0.5].map((side) => side * r * Math.SQRT2);
    return (
      free(x, z) &&
      trees.every((tree) => Math.hypot(tree.x - x, tree.z - z) > FROM_TRUNK + r * 0.7) &&
      across(overGround(x, z, LOW), sides).every(sees.pastBuilt) &&
      across([x, LOW, z], sides).every(sees.pastTrees)
    );
  };
  const [dx, dz] = [Math.sin(turn), Math.cos(turn)];
  for (const size of SIZES) {
    const r = reachOf(parts) * size;
    for (const back of BACK)
      for (const side of [1, -1]) {
        const out = side * (BY_WALK + r);
        const [x, z] = [at[0] - dx * back + dz * out, at[2] - dz * back - dx * out];
        const hasRoom =
          isClear(x, z, r) && rimPoints({ x, z, r: r * 0.7 }).every(([px, pz]) => free(px, pz));
        if (hasRoom) yield { at: [x, 0, z], turn: TO_VIEWER - 0.2, size, ground: [{ x, z, r }] };
      }
  }
  yield elsewhere(parts, site);
}

/** Where there is no room by the way: a resident has then moved to the better ground. */
const elsewhere = (parts: readonly Part[], { anchors, seed }: Site): FieldPlace =>
  grassPlace(parts, anchors.open.resident, seed);

type Stretch = { readonly from: Point2; readonly along: Point2; readonly long: number };

/** The straight stretches of the walk: those in sight before the others, the longest and nearest first. */
const stretchesOf = ({ anchors: { walk }, sees }: Site): Stretch[] => {
  const worth = ({ from: [x, z], along: [ax, az], long }: Stretch): number => {
    const points = [0.25, 0.5, 0.75].map((t) =>
      overGround(x + ax * long * t, z + az * long * t, 0.1),
    );
    const seen = points.filter(sees.pastBuilt).length;
    return seen * 2 + Math.min(long, 1.6) + nearness({ x, z }) * 0.08;
  };
  return walk
    .slice(1)
    .map(([x, z], i): Stretch => {
      const from = walk[i]!;
      const long = Math.hypot(x - from[0], z - from[1]);
      return { from, along: [(x - from[0]) / long, (z - from[1]) / long], long };
    })
    .toSorted((a, b) => worth(b) - worth(a));
};

const HOPSCOTCH = 2.2;

/** In the walk itself. */
export const inWalk = (_: readonly Part[], site: Site): Iterable<FieldPlace> =>
  stretchesOf(site).map(({ from, along, long }) => ({
    at: [from[0] + (along[0] * long) / 2, 0, from[1] + (along[1] * long) / 2],
    turn: Math.atan2(along[0], along[1]),
    size: Math.max(0.6, Math.min(0.85, long / HOPSCOTCH)),
  }));

/** In a row along the walk, where a tree does not stand before it. */
export function* alongWalk(parts: readonly Part[], site: Site): Iterable<FieldPlace> {
  const { free, sees } = site;
  for (const { from, along, long } of stretchesOf(site))
    for (const side of [1, -1]) {
      const size = Math.min(0.85, long / HOPSCOTCH);
      const point = (t: number): Point2 => [
        from[0] + along[0] * long * t - along[1] * side * 0.56,
        from[1] + along[1] * long * t + along[0] * side * 0.56,
      ];
      const spots = [0.1, 0.3, 0.5, 0.7, 0.9].map(point);
      const isOpen = ([x, z]: Point2) => free(x, z) && sees.pastBuilt(overGround(x, z));
      if (size < 0.5 || !spots.every(isOpen)) continue;
      const [x, z] = point(0.5);
      yield {
        at: [x, 0, z],
        turn: Math.atan2(-along[1], along[0]),
        size,
        ground: spots.map(([sx, sz]) => ({ x: sx, z: sz, r: 0.3 })),
      };
    }
  yield elsewhere(parts, site);
}
