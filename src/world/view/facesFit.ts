// Whether faces on houses next to each other have room on the map.
import { lensOf } from "./lens.ts";
import type { MapView, MapWindow } from "./mapView.ts";

/** So many CSS pixels for a step are enough. */
export const ROOM_FOR_FACES = 54;

export const hasRoomForFaces = (view: MapView, frame: MapWindow): boolean =>
  lensOf(view, frame).step >= ROOM_FOR_FACES;
