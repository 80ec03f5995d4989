// What becomes of the two rooms that two tabs made of one; the one not chosen stays as an earlier version.
import { decode } from "../../room/model/decode.ts";
import type { Database } from "../database/database.ts";
import type { Half, Parted } from "../library/libraryState.ts";
import { pointKey, roomKey } from "../store/keys.ts";
import { sparePoint } from "../store/restorePoints.ts";
import type { Store } from "../store/store.ts";

async function half(store: Store, database: Database, room: string): Promise<Half> {
  const key = roomKey(room);
  const [read, stamp] = await Promise.all([
    store.read(key),
    database.read(["stamps"], (at) => at.get("stamps", key)),
  ]);
  const decoded = read.ok && read.text !== null ? decode(read.text) : null;
  return {
    room,
    document: decoded?.ok ? decoded.value : null,
    at: stamp.ok ? (stamp.value ?? 0) : 0,
  };
}

export async function partedRooms(
  store: Store,
  database: Database,
  rooms: { readonly theirs: string; readonly mine: string },
): Promise<Parted> {
  const [theirs, mine] = await Promise.all([
    half(store, database, rooms.theirs),
    half(store, database, rooms.mine),
  ]);
  return { theirs, mine };
}

/** Unlike the points that saving makes in passing, this one must be there before anything goes. */
async function mustKeep(store: Store, room: string, text: string, now: number): Promise<boolean> {
  for (let at = now; ; at++) {
    const wrote = await store.write(pointKey(room, at), text, null);
    if (wrote.ok) return true;
    if (wrote.reason === "unavailable") return false;
    if (wrote.reason === "full" && !(await sparePoint(store, room))) return false;
  }
}

/** Their room takes mine's contents: what it held is an earlier version of it now. */
export async function putMineOverTheirs(
  store: Store,
  { mine, theirs }: Parted,
  text: string,
  now: number,
): Promise<boolean> {
  for (;;) {
    const read = await store.read(roomKey(theirs.room));
    if (!read.ok) return false;
    if (read.text !== null && !(await mustKeep(store, theirs.room, read.text, now))) return false;
    const wrote = await store.write(roomKey(theirs.room), text, read.text);
    if (wrote.ok) break;
    if (wrote.reason !== "changed") return false;
  }
  await store.write(roomKey(mine.room), null, text);
  return true;
}

/** My copy goes, unless somebody changed it since: it is an earlier version of their room now. */
export async function putMineUnderTheirs(
  store: Store,
  { mine, theirs }: Parted,
  text: string,
  now: number,
): Promise<boolean> {
  if (!(await mustKeep(store, theirs.room, text, now))) return false;
  await store.write(roomKey(mine.room), null, text);
  return true;
}
