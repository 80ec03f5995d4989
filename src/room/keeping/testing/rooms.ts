// Rooms for the tests of keeping, and small changes of them.
import { moveItems } from "../../commands/moveItems.ts";
import { encode } from "../../model/encode.ts";
import type { RoomDocument } from "../../model/room.ts";
import { sampleCatalogue } from "../../model/sampleCatalogue.ts";
import { furnishedRoom } from "../../model/sampleRoom.ts";

export const roomsCatalogue = sampleCatalogue();
export const startRoom = furnishedRoom();
export const startText = encode(startRoom);

export const roomNamed = (room: RoomDocument, name: string): RoomDocument => ({
  ...room,
  shell: { ...room.shell, name },
});

export function roomWithItemMoved(room: RoomDocument, id: string, x: number): RoomDocument {
  const outcome = moveItems(room, { ids: [id], by: { x, z: 0 } }, roomsCatalogue);
  if (!outcome.ok) throw new Error(outcome.reason.kind);
  return outcome.document;
}
