// Which rooms of this device an account may have: asked once, and remembered for that account.
import { roomPrefix } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import { originOf } from "./origin.ts";
import { findTie, freshTie, keepTie, tieKey } from "./syncRecord.ts";

/** "yes": rooms made from now on go there as well. */
export type Wish = "yes" | "no" | null;

const wishKey = (holder: string): string => `account/${holder}`;

export async function readWish(store: Store, holder: string): Promise<Wish> {
  const read = await store.read(wishKey(holder));
  return read.ok && (read.text === "yes" || read.text === "no") ? read.text : null;
}

export async function keepWish(store: Store, holder: string, wish: "yes" | "no"): Promise<void> {
  const key = wishKey(holder);
  const read = await store.read(key);
  if (read.ok) await store.write(key, wish, read.text);
}

/** The rooms that belong to no account yet. */
export async function unclaimed(store: Store): Promise<readonly string[]> {
  const listed = await store.list(roomPrefix);
  if (!listed.ok) return [];
  const rooms = listed.keys.map((key) => key.slice(roomPrefix.length));
  const free: string[] = [];
  for (const room of rooms) {
    const read = await store.read(tieKey(room));
    if (read.ok && read.text === null) free.push(room);
  }
  return free;
}

/** Gives a room to an account; one that was let go is given anew. */
export async function claimRoom(store: Store, room: string, holder: string): Promise<boolean> {
  const tie = await findTie(store, room);
  if (tie && !tie.isLetGo) return tie.holder === holder;
  return keepTie(store, room, freshTie(holder, await originOf(store, room)));
}
