// Puts something of a yard on the first piece of grass where it has room, hides nothing and is seen.
import { TO_VIEWER } from "../../../fields/diorama/sight.ts";
import { type Part, type Point2, placed } from "../../../models/parts.ts";
import type { YardPlace } from "./yardPlace.ts";
import type { YardMargins, YardRoom } from "./yardRoom.ts";

export type Footing = {
  readonly size: number;
  readonly r: number;
  readonly turn: number | ((at: Point2) => number);
};

/** Half the width of the walk, and the air beside it. */
export const BESIDE_WALK = 0.34;
/** Turned to who looks, not to the walk. */
export const TO_LOOKER = TO_VIEWER - 0.28;
/** It may stand as near to the walk as one walks by. */
const BY_WAY: YardMargins = { edge: 0.18, way: 0.24 };
const SEEN = 0.5;

export function standOnGrass(
  room: YardRoom,
  parts: readonly Part[],
  points: readonly Point2[],
  { size, r, turn: turned }: Footing,
): YardPlace | null {
  for (const [x, z] of points) {
    if (room.roundAt([x, z], BY_WAY) < r) continue;
    const turn = typeof turned === "number" ? turned : turned([x, z]);
    const standing = placed(parts, [x, 0, z], turn, size);
    if (!room.leavesSights(standing) || room.shareSeenOf(standing) < SEEN) continue;
    room.take(standing, { x, z, r });
    return { at: [x, 0, z], turn, size };
  }
  return null;
}
