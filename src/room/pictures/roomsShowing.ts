// In which rooms of this device a picture is to be seen, by their names.
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import { textTable } from "../../keeping/store/store.ts";
import { roomPrefix } from "../keeping/roomKind.ts";
import { decode } from "../model/decode.ts";

export async function roomsShowing(
  database: DeviceDatabase,
  hash: string,
): Promise<readonly string[]> {
  const read = await database.read([textTable], (at) => at.all(textTable, roomPrefix));
  if (!read.ok) return [];
  return read.value
    .filter((text) => text.includes(hash))
    .flatMap((text) => {
      const room = decode(text);
      return room.ok ? [room.value.shell.name] : [];
    });
}
