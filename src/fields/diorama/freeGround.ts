// Which ground of a field is free: how far a point lies from its edge, from its beds, and from all that is taken.

import {
  bedDistance,
  edgeDistance,
  type FreeGroundPredicate,
  type GroundCircle,
} from "./ground.ts";
import type { FieldPlan, Terrace } from "./plans.ts";

/** How far a point lies from something: negative inside. */
type Distance = (x: number, z: number) => number;

export type GroundRoom = {
  readonly edge: Distance;
  readonly beds: Distance;
  /** Of terraces, and of rounds of ground that something has. */
  readonly taken: Distance;
};

export function roomOn({ beds, terraces }: FieldPlan, taken: readonly GroundCircle[]): GroundRoom {
  const outsides = terraces.map(outsideOf);
  return {
    edge: edgeDistance,
    beds: (x, z) => {
      let least = Number.POSITIVE_INFINITY;
      for (const bed of beds) least = Math.min(least, bedDistance(bed, x, z));
      return least;
    },
    taken: (x, z) => {
      let least = Number.POSITIVE_INFINITY;
      for (const outside of outsides) least = Math.min(least, outside(x, z));
      for (const spot of taken)
        least = Math.min(least, Math.hypot(x - spot.x, z - spot.z) - spot.r);
      return least;
    },
  };
}

/** How far off each of them a thing is to stand at least. */
export type Margins = Readonly<Record<keyof GroundRoom, number>>;

const USUAL: Margins = { edge: 0.4, beds: 0.17, taken: 0 };

/** The one answer to whether a point of a field is free. */
export const isFreeOn =
  (room: GroundRoom, margins = USUAL): FreeGroundPredicate =>
  (x, z) =>
    room.edge(x, z) > margins.edge &&
    room.taken(x, z) > margins.taken &&
    room.beds(x, z) > margins.beds;

/** How large a round about a point is free, where it keeps off by the margins. */
export const freeRound = (room: GroundRoom, margins: Margins, x: number, z: number): number => {
  const edge = room.edge(x, z) - margins.edge;
  if (edge < 0) return edge;
  return Math.min(edge, room.taken(x, z) - margins.taken, room.beds(x, z) - margins.beds);
};

/** How far a point lies before the nearest side of a terrace it is not on; negative on it. */
function outsideOf({ corners }: Terrace): Distance {
  const [mx, mz] = corners.reduce(([sx, sz], [cx, cz]) => [sx + cx / 4, sz + cz / 4], [0, 0]);
  const sides = corners.map(([ax, az], i) => {
    const [bx, bz] = corners[(i + 1) % corners.length]!;
    const long = Math.hypot(bx - ax, bz - az);
    const [nx, nz] = [(bz - az) / long, (ax - bx) / long];
    const side = (x: number, z: number) => (x - ax) * nx + (z - az) * nz;
    const out = -Math.sign(side(mx, mz));
    return (x: number, z: number) => side(x, z) * out;
  });
  return (x, z) => Math.max(...sides.map((side) => side(x, z)));
}
