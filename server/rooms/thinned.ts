// A room as far as a picture can show it: of very many things, the ones that stand on their own.
import type { RoomDocument } from "../../src/room/model/room.ts";

/** More are never made out in a picture, and each takes its time. */
export const MOST_DRAWN = 1000;

export function thinned(room: RoomDocument): RoomDocument {
  if (room.items.size <= MOST_DRAWN) return room;
  // What stands on something is smaller than that, and nothing of it is left in the air.
  const own = [...room.items].filter(([, { at }]) => at.kind !== "on");
  return { ...room, items: new Map(own.slice(0, MOST_DRAWN)) };
}
