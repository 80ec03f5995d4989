// How drawing and stage take a whole room in: from where, and how much is seen.
import type { Vec } from "../../models/pose.ts";
import { EYE } from "../../models/svg/view.ts";
import type { RoomDimensions } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";

const [, UP] = EYE;
const OUT = Math.hypot(EYE[0], EYE[2]);
/** Walls, footing and caps reach this far beyond the floor. */
const ROUND = { side: 0.5, below: 0.85, above: 0.35 } as const;
const AIR = 1.035;

type Framing = {
  readonly look: Vec;
  /** Half of what is seen from above to below, in tiles. */
  readonly half: number;
};

/** `yaw` grows to the left seen from above; at 0 the eye is in the south-east. */
export const eyeFrom = (yaw: number): Vec => {
  const angle = Math.PI / 4 + yaw;
  return [OUT * Math.sin(angle), UP, OUT * Math.cos(angle)];
};

/** Whatever the size of the room, from whichever side. */
export function framing(
  { columns, rows, height }: RoomDimensions,
  aspect: number,
  yaw: number,
): Framing {
  const angle = Math.PI / 4 + yaw;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const far = Math.hypot(OUT, UP);
  const [lean, rise] = [UP / far, OUT / far];
  const across = (x: number, z: number) => x * cos - z * sin;
  const upward = (x: number, y: number, z: number) => y * rise - (x * sin + z * cos) * lean;
  const [w, d] = [columns / 2 + ROUND.side, rows / 2 + ROUND.side];
  const corners = [w, -w].flatMap((x) => [d, -d].map((z) => [x, z] as const));
  // The walls in the nearest corner are never drawn.
  const nearest = Math.max(...corners.map(([x, z]) => x * sin + z * cos));
  const top = height / PER_TILE + ROUND.above;
  const heights = corners.flatMap(([x, z]) => [
    upward(x, -ROUND.below, z),
    ...(x * sin + z * cos < nearest - 0.01 ? [upward(x, top, z)] : []),
  ]);
  const [high, low] = [Math.max(...heights), Math.min(...heights)];
  const wide = Math.max(...corners.map(([x, z]) => across(x, z)));
  const half = AIR * Math.max((high - low) / 2, wide / aspect);
  return { look: [0, (high + low) / 2 / rise, 0], half };
}
