// A room drawn in one, where everything shades and hides everything else; and its bare shell.
import { type Part, placed } from "../../models/parts.ts";
import { floorOfRoom } from "../shapes/floorOfRoom.ts";
import { shellShapeRequest } from "../shapes/shellShapeRequest.ts";
import { wallOfRoom } from "../shapes/wallOfRoom.ts";
import { wallSpot } from "../shapes/wallPlace.ts";
import { drawnLamps } from "./drawnLight.ts";
import type { Markers } from "./markers.ts";
import { pictureSheets } from "./pictureSheets.ts";
import type { DrawingSpot } from "./spots.ts";
import { sunPatches } from "./sunPatches.ts";
import { type DrawnShapes, drawParts, partsAtSpot, QUARTER, type RoomView } from "./view.ts";

/** Floor and walls in sight. */
export const shellParts =
  ({ room, walls, light, catalogue, isSnowy }: RoomView) =>
  (markers: Markers): readonly Part[] => {
    const wanted = shellShapeRequest(room, catalogue, { isSnowy });
    return [
      ...floorOfRoom(wanted.floor),
      ...sunPatches(room, walls, light, markers),
      ...[...walls].flatMap((side) => {
        const { x, y, z, turn } = wallSpot(side, room.shell.size);
        return placed(wallOfRoom(wanted.walls[side]), [x, y, z], turn * QUARTER);
      }),
    ];
  };

/** The shell with these things in it. */
export function drawnWith(view: RoomView, spots: readonly DrawingSpot[]): DrawnShapes {
  const shell = shellParts(view);
  return drawParts(view, {
    parts: (markers) => [...shell(markers), ...spots.flatMap(partsAtSpot)],
    sheets: pictureSheets(view.room, spots, view.walls),
    lamps: drawnLamps(view.spots, view.light),
    prefix: view.prefix,
  });
}

/** The shell alone, in the light of the lamps that burn in the room. */
export const drawnShell = (view: RoomView): DrawnShapes =>
  drawParts(view, {
    parts: shellParts(view),
    sheets: pictureSheets(view.room, [], view.walls),
    lamps: drawnLamps(view.spots, view.light),
    prefix: view.prefix,
  });
