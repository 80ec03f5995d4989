// A room drawn in one, where everything shades and hides everything else; and its bare shell.
import type { Part } from "../../models/parts.ts";
import { floorParts, wallPartsOf } from "../catalogue/roomShell.ts";
import { lampsOf } from "./drawnLight.ts";
import type { Markers } from "./markers.ts";
import { pictureSheets } from "./pictureSheets.ts";
import type { Spot } from "./spots.ts";
import { sunPatches } from "./sunPatches.ts";
import { type Drawn, drawn, type RoomView, standing } from "./view.ts";

const shellOf =
  ({ room, walls, light }: RoomView) =>
  (markers: Markers): readonly Part[] => [
    ...floorParts(room),
    ...sunPatches(room, walls, light, markers),
    ...[...walls].flatMap((wall) => wallPartsOf(room, wall, walls)),
  ];

/** The shell with these things in it. */
export function drawnWith(view: RoomView, spots: readonly Spot[]): Drawn {
  const shell = shellOf(view);
  return drawn(view, {
    parts: (markers) => [...shell(markers), ...spots.flatMap(standing)],
    sheets: pictureSheets(view.room, spots, view.walls),
    lamps: lampsOf(view.spots, view.light),
    prefix: view.prefix,
  });
}

/** The shell alone, in the light of the lamps that burn in the room. */
export const drawnShell = (view: RoomView): Drawn =>
  drawn(view, {
    parts: shellOf(view),
    sheets: pictureSheets(view.room, [], view.walls),
    lamps: lampsOf(view.spots, view.light),
    prefix: view.prefix,
  });
