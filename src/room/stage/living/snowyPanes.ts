// Before which windows of a room it snows, and where that is in the scene.
import type { Pane } from "../../../scene/living/flakes.ts";
import type { RoomDimensions, WallSide } from "../../model/room.ts";
import type { ShellShapeRequest } from "../../shapes/shellShapeRequest.ts";
import { wallGapsIn } from "../../shapes/wallOpenings.ts";
import { wallSpot } from "../../shapes/wallPlace.ts";
import { inScene } from "../view/roomFrame.ts";

/** Between what is seen behind a window and its bars. */
const BEHIND = -0.17;

export const snowyPanes = (
  { walls }: Pick<ShellShapeRequest, "walls">,
  inSight: ReadonlySet<WallSide>,
  size: RoomDimensions,
): readonly Pane[] =>
  Object.values(walls).flatMap((wall) => {
    if (!wall.isSnowy || !inSight.has(wall.side)) return [];
    const spot = wallSpot(wall.side, size);
    return wallGapsIn(wall).holes.map(({ left, right, bottom, top }): Pane => {
      const foot = inScene(spot, [(left + right) / 2, bottom, BEHIND]);
      const end = inScene(spot, [(left + right) / 2 + 1, bottom, BEHIND]);
      return {
        foot,
        along: [end[0] - foot[0], end[2] - foot[2]],
        width: right - left,
        height: top - bottom,
      };
    });
  });
