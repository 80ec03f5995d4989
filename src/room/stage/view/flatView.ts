// The eye of all drawings as plain sums: where a point is, what lies under a point (orthographic projection).
import { add, type Vec } from "../../../models/pose.ts";
import { fromView, toView, turnedFromView, viewFrom } from "../../../models/svg/view.ts";
import type { Ray } from "../../../scene/camera/ray.ts";
import type { QuarterTurn, RoomDimensions } from "../../model/room.ts";
import { framing } from "../../picture/framing.ts";

export type FlatView = {
  /** In a tile that lies across. */
  readonly pixels: number;
  readonly rayAt: (x: number, y: number) => Ray;
  readonly project: (at: Vec) => { readonly x: number; readonly y: number };
};

/** In tiles: before everything that a room can hold. */
const FAR = 100;

/** As the settings of the view have them. */
type Framed = {
  readonly quarter: QuarterTurn;
  readonly zoom: number;
  readonly pan: { readonly x: number; readonly z: number };
};

/** The same as the camera of the stage when it stands still. */
export function flatView(
  size: RoomDimensions,
  { quarter, zoom, pan }: Framed,
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
