// The eye of all drawings as plain sums: how it takes a whole room in, where a point is, what lies under a point.
import { add, type Vec } from "../../../models/pose.ts";
import { EYE, fromView, toView, turnedFromView, viewFrom } from "../../../models/svg/view.ts";
import type { Ray } from "../../../scene/camera/ray.ts";
import type { ViewState } from "../../editor/viewSettings.ts";
import type { Size } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";

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
export function framing({ columns, rows, height }: Size, aspect: number, yaw: number): Framing {
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

export type FlatView = {
  /** In a tile that lies across. */
  readonly pixels: number;
  readonly rayAt: (x: number, y: number) => Ray;
  readonly project: (at: Vec) => { readonly x: number; readonly y: number };
};

/** In tiles: before everything that a room can hold. */
const FAR = 100;

/** The same as the camera of the stage when it stands still. */
export function flatView(
  size: Size,
  { quarter, zoom, pan }: Pick<ViewState, "quarter" | "zoom" | "pan">,
  { width, height }: { readonly width: number; readonly height: number },
): FlatView {
  const yaw = (quarter * Math.PI) / 2;
  const { look, half } = framing(size, width / height, yaw);
  const pixels = (height / (2 * half)) * zoom;
  const view = viewFrom(pixels, yaw);
  const middle: Vec = [look[0] + pan.x, look[1], look[2] + pan.z];
  const away = turnedFromView(view, [0, 0, -1]);
  return {
    pixels,
    rayAt: (x, y) => ({
      from: add(middle, fromView(view, [x - width / 2, y - height / 2, FAR * pixels])),
      along: away,
    }),
    project: ([x, y, z]) => {
      const [across, down] = toView(view, [x - middle[0], y - middle[1], z - middle[2]]);
      return { x: width / 2 + across, y: height / 2 + down };
    },
  };
}
