// In which room of this device a piece stands.
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import { idOf } from "../../keeping/store/keys.ts";
import { textTable } from "../../keeping/store/store.ts";
import { roomPrefix } from "../keeping/roomKind.ts";
import { decode } from "../model/decode.ts";
import type { ModelId } from "../model/room.ts";

/** The first by its id; null where it stands in none. */
export async function roomWith(database: DeviceDatabase, model: ModelId): Promise<string | null> {
  const read = await database.read([textTable], async (at) => ({
    keys: await at.keys(textTable, roomPrefix),
    rooms: await at.all(textTable, roomPrefix),
  }));
  if (!read.ok) return null;
  const { keys, rooms } = read.value;
  const found = keys.find((_, i) => {
    const text = rooms[i]!;
    // Most rooms need not be read for it.
    if (!text.includes(`"${model}"`)) return false;
    const room = decode(text);
    return room.ok && [...room.value.items.values()].some((item) => item.model === model);
  });
  return found === undefined ? null : idOf({ prefix: roomPrefix }, found);
}
