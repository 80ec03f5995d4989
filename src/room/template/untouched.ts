// Tells a room that is still a template from one that somebody furnished.
import { encode } from "../model/encode.ts";
import type { RoomDocument } from "../model/room.ts";
import { templates } from "./templates.ts";

/** A name and another light make it nobody's work. */
const furnishing = (room: RoomDocument): string =>
  encode({ ...room, shell: { ...room.shell, name: "", light: "day" } });

/** Whether a room is a template as it came, or four bare walls. */
export function isUntouched(room: RoomDocument): boolean {
  const mine = furnishing(room);
  return templates().some(({ document }) => furnishing(document) === mine);
}
