// Puts a whim by the gate, along the walk or into it: where there is room, and where it is seen.
import { type Part, type Point2, placed, type Vec } from "../../models/parts.ts";
import { reachOf } from "../../models/whims/reach.ts";
import { rimPoints } from "./ground.ts";
import { bestSeen } from "./shareInSight.ts";
import { nearness, TO_VIEWER } from "./sight.ts";
import type { Site } from "./site.ts";
import type { PlacedWhim } from "./whimOnGrass.ts";
import { placeOnGrass, type WhimPlacer } from "./whimPlace.ts";

const SIZES = [0.85, 0.7, 0.56, 0.45] as const;
const BACK = [0.35, 0.7, 1.05, 1.4, 1.8, 2.2] as const;
const BY_WALK = 0.46;
const FROM_TRUNK = 0.3;
/** Its foot may be hidden, not more. */
const LOW = 0.3;

/** Beside the end of the walk, on whichever side there is room. */
export const byGate: WhimPlacer = (parts, site, traits) => {
  const places = [...gateSides(parts, site), placeOnGrass(parts, site, traits)];
  return bestSeen(places, (place) => place.parts, site.sees.pastAll)!;
};

/** As large as there is room for, and as near to the gate. */
function* gateSides(parts: readonly Part[], site: Site): Generator<PlacedWhim> {
  const { anchors, free, trees, isSeen, sees } = site;
  const { at, turn } = anchors.gate;
  const isClear = (x: number, z: number, r: number) =>
    free(x, z) &&
    trees.every((tree) => Math.hypot(tree.x - x, tree.z - z) > FROM_TRUNK + r * 0.7) &&
    [-0.5, 0, 0.5].every((side) => {
      const [px, pz] = [x + side * r, z - side * r];
      return isSeen(px, pz, LOW) && sees.pastTrees([px, LOW, pz]);
    });
  const [dx, dz] = [Math.sin(turn), Math.cos(turn)];
  for (const size of SIZES) {
    const r = reachOf(parts) * size;
    for (const back of BACK)
      for (const side of [1, -1]) {
        const out = side * (BY_WALK + r);
        const [x, z] = [at[0] - dx * back + dz * out, at[2] - dz * back - dx * out];
        const hasRoom =
          isClear(x, z, r) && rimPoints({ x, z, r: r * 0.7 }).every(([px, pz]) => free(px, pz));
        if (hasRoom)
          yield { parts: placed(parts, [x, 0, z], TO_VIEWER - 0.2, size), ground: [{ x, z, r }] };
      }
  }
}

type Stretch = { readonly from: Point2; readonly along: Point2; readonly long: number };

/** The straight stretches of the walk: those in sight before the others, the longest and nearest first. */
const stretchesOf = ({ anchors: { walk }, isSeen }: Site): Stretch[] => {
  const worth = ({ from: [x, z], along: [ax, az], long }: Stretch): number => {
    const seen = [0.25, 0.5, 0.75].filter((t) => isSeen(x + ax * long * t, z + az * long * t, 0.1));
    return seen.length * 2 + Math.min(long, 1.6) + nearness({ x, z }) * 0.08;
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
export const inWalk: WhimPlacer = (parts, site) => {
  const on = ({ from, along, long }: Stretch): Part[] => {
    const at: Vec = [from[0] + (along[0] * long) / 2, 0, from[1] + (along[1] * long) / 2];
    const size = Math.max(0.6, Math.min(0.85, long / HOPSCOTCH));
    return placed(parts, at, Math.atan2(along[0], along[1]), size);
  };
  return { parts: on(bestSeen(stretchesOf(site), on, site.sees.pastAll)!), ground: [] };
};

/** In a row along the walk, where a tree does not stand before it. */
export const alongWalk: WhimPlacer = (parts, site, traits) => {
  const places = [...walkSides(parts, site), placeOnGrass(parts, site, traits)];
  return bestSeen(places, (place) => place.parts, site.sees.pastAll)!;
};

function* walkSides(parts: readonly Part[], site: Site): Generator<PlacedWhim> {
  const { free, isSeen } = site;
  for (const { from, along, long } of stretchesOf(site))
    for (const side of [1, -1]) {
      const size = Math.min(0.85, long / HOPSCOTCH);
      const point = (t: number): Point2 => [
        from[0] + along[0] * long * t - along[1] * side * 0.56,
        from[1] + along[1] * long * t + along[0] * side * 0.56,
      ];
      const spots = [0.1, 0.3, 0.5, 0.7, 0.9].map(point);
      if (size < 0.5 || !spots.every(([x, z]) => free(x, z) && isSeen(x, z))) continue;
      const [x, z] = point(0.5);
      yield {
        parts: placed(parts, [x, 0, z], Math.atan2(-along[1], along[0]), size),
        ground: spots.map(([sx, sz]) => ({ x: sx, z: sz, r: 0.3 })),
      };
    }
}
