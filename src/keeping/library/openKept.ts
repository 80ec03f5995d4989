// Opens a kept room; one that cannot be read is set aside whole before anything may be written there.
import { decode } from "../../room/model/decode.ts";
import type { RoomDocument } from "../../room/model/room.ts";
import type { InvalidDocument } from "../../room/model/validate.ts";
import { asideKey, roomKey } from "../store/keys.ts";
import type { Store } from "../store/store.ts";

export type Opened =
  | { readonly kind: "opened"; readonly document: RoomDocument; readonly text: string }
  | { readonly kind: "missing" }
  /** A copy is safe under `key`, and the room's place is free again. */
  | { readonly kind: "setAside"; readonly key: string; readonly reason: InvalidDocument }
  /** It could not even be copied: nothing may be saved under this room's name. */
  | { readonly kind: "stuck"; readonly reason: InvalidDocument }
  | { readonly kind: "unavailable" };

const TRIES = 20;

/** Copies first and clears after; where the first fails the second never happens. */
async function setAside(
  store: Store,
  room: string,
  text: string,
  now: number,
): Promise<string | null> {
  for (let n = 0; n < TRIES; n++) {
    const key = asideKey(room, now, n);
    const copied = await store.write(key, text, null);
    if (copied.ok) {
      const cleared = await store.write(roomKey(room), null, text);
      return cleared.ok ? key : null;
    }
    if (copied.reason !== "changed") return null;
  }
  return null;
}

export async function openRoom(store: Store, room: string, now: number): Promise<Opened> {
  const read = await store.read(roomKey(room));
  if (!read.ok) return { kind: "unavailable" };
  if (read.text === null) return { kind: "missing" };
  const decoded = decode(read.text);
  if (decoded.ok) return { kind: "opened", document: decoded.value, text: read.text };
  const key = await setAside(store, room, read.text, now);
  return key === null
    ? { kind: "stuck", reason: decoded.reason }
    : { kind: "setAside", key, reason: decoded.reason };
}
