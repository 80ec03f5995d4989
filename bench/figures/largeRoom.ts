// A room as large as rooms come.
import { encode } from "../../src/room/model/encode.ts";
import { crowdedRoom } from "../../src/room/model/sampleRoom.ts";

/** Five thousand things, each with a name; its furniture has to be there before it is asked for. */
export function largeRoom(): object {
  const room = JSON.parse(encode(crowdedRoom(5000)));
  const named = (item: object, i: number) => ({
    ...item,
    // With its tint, some seventy bytes more than it has.
    tint: "moss",
    name: `No. ${i}, from the festival at the mill by the old pond`,
  });
  return { ...room, items: room.items.map(named) };
}
