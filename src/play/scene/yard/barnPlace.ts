// Where a farm's barn and its workshop stand: the nearest rounds to the door on which they hide nothing.
import type { GroundCircle } from "../../../fields/diorama/ground.ts";
import { TO_VIEWER } from "../../../fields/diorama/sight.ts";
import type { Site } from "../../../fields/diorama/site.ts";
import { BARN_RUNGS, barnOfRung } from "../../../models/farmTools/barnOfRung.ts";
import { benchRungs } from "../../../models/farmTools/benchRungs.ts";
import { type Part, type Point2, placed } from "../../../models/parts.ts";
import type { YardPlace } from "./yardPlace.ts";
import { pointsAround, type YardRoom } from "./yardRoom.ts";

/** How much ground it has at most and at least, and how large it is on a round of 1. */
type Building = {
  readonly parts: readonly Part[];
  readonly rounds: readonly number[];
  readonly size: number;
  readonly turn: number;
};

/** At its largest: it grows upwards, never in ground. */
const barn: Building = {
  parts: barnOfRung(BARN_RUNGS - 1),
  rounds: [0.56, 0.49, 0.42, 0.36],
  size: 0.98,
  turn: TO_VIEWER - 0.42,
};
const workshop: Building = {
  parts: benchRungs[2](),
  rounds: [0.46, 0.38, 0.3],
  size: 1.08,
  turn: TO_VIEWER - 0.2,
};

/** Farther from the door a smaller one is better than a larger one. */
const NEAR = 3.2;
/** So much of it is seen. */
const SEEN = [0.5, 0.3] as const;

/** Away from the animals at first, then near the door, then as large as may be. */
const wishes = [true, false].flatMap((isApart) =>
  SEEN.flatMap((seen) => [true, false].map((isNear) => ({ isApart, seen, isNear }))),
);

function placeOf(
  { parts, rounds, size, turn }: Building,
  room: YardRoom,
  around: Point2,
  grazed: readonly GroundCircle[],
): YardPlace | null {
  const points = pointsAround(around).map((at) => ({
    at,
    free: room.roundAt(at),
    apart: Math.min(...grazed.map(({ x, z, r }) => Math.hypot(at[0] - x, at[1] - z) - r)),
    far: Math.hypot(at[0] - around[0], at[1] - around[1]),
  }));
  for (const { isApart, seen, isNear } of wishes)
    for (const r of rounds)
      for (const { at, free, apart, far } of points) {
        if (free < r || (isNear && far > NEAR) || (isApart && apart < r)) continue;
        const place = { at: [at[0], 0, at[1]], turn, size: r * size } as const;
        const standing = placed(parts, place.at, turn, place.size);
        if (!room.leavesSights(standing) || room.shareSeenOf(standing) < seen) continue;
        room.take(standing, { x: at[0], z: at[1], r });
        return place;
      }
  return null;
}

export function barnPlaces(
  { anchors: { door } }: Site,
  room: YardRoom,
  grazed: readonly GroundCircle[],
): { readonly barn: YardPlace | null; readonly shed: YardPlace | null } {
  const before: Point2 = [door.at[0], door.at[2]];
  const found = placeOf(barn, room, before, grazed);
  return {
    barn: found,
    shed: placeOf(workshop, room, found ? [found.at[0], found.at[2]] : before, grazed),
  };
}
