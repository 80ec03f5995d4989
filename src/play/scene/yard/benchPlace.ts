// Where the bench of a yard stands: by the water, looking over it from the near side; by a well, at the first bend of the walk.
import { nearness } from "../../../fields/diorama/sight.ts";
import type { Site } from "../../../fields/diorama/site.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import type { Point2 } from "../../../models/parts.ts";
import { yardModels } from "../../../models/yard/yardModels.ts";
import { standOnGrass, TO_LOOKER } from "./onGrass.ts";
import type { YardPlace } from "./yardPlace.ts";
import { pointsAround, wayDistance, type YardRoom } from "./yardRoom.ts";

const SIZE = 0.52;
/** As much ground as it likes to have, and as much as it needs. */
const ROUNDS = { by: 0.34, anywhere: 0.28 } as const;
/** How near to the water's edge it is by the water. */
const NEAR = 1.3;
const STREAM = 0.55;
const WELL = 0.6;
/** How much nearer to the viewer is worth against nearer to the water. */
const VIEW = 0.4;

export function benchPlace(
  { water: kind }: FieldTraits,
  { plan, anchors: { walk } }: Site,
  room: YardRoom,
): YardPlace | null {
  const parts = yardModels.bench({ season: "highSun", lit: false });
  const { water, stream } = plan;
  const [first, bend] = walk;
  const middle: Point2 = kind === "well" ? (bend ?? first!) : [water.x, water.z];
  const off = (at: Point2): number => {
    if (kind === "stream") return wayDistance(stream, at) - STREAM;
    return Math.hypot(at[0] - middle[0], at[1] - middle[1]) - (kind === "well" ? WELL : water.r);
  };
  const worth = (at: Point2) => nearness({ x: at[0], z: at[1] }) * VIEW - off(at);
  const all = pointsAround(middle);
  const near = all.filter((at) => off(at) < NEAR).toSorted((a, b) => worth(b) - worth(a));
  const overWater = ([x, z]: Point2) =>
    kind === "well" ? TO_LOOKER : Math.atan2(middle[0] - x, middle[1] - z);
  return (
    standOnGrass(room, parts, near, { size: SIZE, r: ROUNDS.by, turn: overWater }) ??
    // Where the water lies behind the house or has beds about it, the meadow is looked over.
    standOnGrass(room, parts, all, { size: SIZE, r: ROUNDS.anywhere, turn: TO_LOOKER })
  );
}
