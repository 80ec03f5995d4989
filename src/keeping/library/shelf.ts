// All the rooms that are kept, with their names; one that cannot be read is listed, never hidden.
import { decode } from "../../room/model/decode.ts";
import { asidePrefix, roomPrefix } from "../store/keys.ts";
import type { Store } from "../store/store.ts";

export type OnShelf = {
  readonly room: string;
  /** Null where the save cannot be read. */
  readonly name: string | null;
  readonly things: number;
};

export type Shelf =
  | { readonly ok: true; readonly rooms: readonly OnShelf[]; readonly aside: readonly string[] }
  | { readonly ok: false; readonly reason: "unavailable" };

export async function listShelf(store: Store): Promise<Shelf> {
  const [rooms, aside] = await Promise.all([store.list(roomPrefix), store.list(asidePrefix)]);
  if (!rooms.ok || !aside.ok) return { ok: false, reason: "unavailable" };
  const found: OnShelf[] = [];
  for (const key of rooms.keys) {
    const read = await store.read(key);
    if (!read.ok) return read;
    if (read.text === null) continue;
    const decoded = decode(read.text);
    found.push({
      room: key.slice(roomPrefix.length),
      name: decoded.ok ? decoded.value.shell.name : null,
      things: decoded.ok ? decoded.value.items.size : 0,
    });
  }
  return { ok: true, rooms: found, aside: aside.keys };
}
