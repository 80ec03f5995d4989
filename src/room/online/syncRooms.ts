// One round over all rooms that belong to an account: those of this device, and those that only the account has.
import { encode } from "../model/encode.ts";
import { roomKey } from "../storage/keys.ts";
import type { Trouble } from "./answer.ts";
import { type Synced, type SyncParts, syncRoom } from "./syncRoom.ts";
import { findTie, freshTie, keepTie, type Tie, tiePrefix } from "./ties.ts";

export type Round = {
  readonly holder: string;
  /** Put away a moment ago, and still to be brought back with one touch. */
  readonly isRegrettable: (room: string) => boolean;
};

export type RoundEnd =
  | { readonly ok: true; readonly used: number; readonly most: number; readonly isDone: boolean }
  | { readonly ok: false; readonly trouble: Trouble };

export async function syncRooms(parts: SyncParts, round: Round): Promise<RoundEnd> {
  const listed = await parts.api.list();
  if (!listed.ok) return listed;
  const { rooms, quota } = listed.value;
  const versions = new Map(rooms.map(({ id, version }) => [id, version]));

  const ties = await tiesOf(parts, round.holder);
  if (!ties) return { ok: false, trouble: { kind: "unreachable" } };
  let isDone = true;
  let worst: Trouble | null = null;
  const note = (synced: Synced) => {
    if (synced?.kind === "later") isDone = false;
    else if (synced) worst ??= synced;
    return synced?.kind === "signedOut" || synced?.kind === "unreachable";
  };

  for (const [room, tie] of ties) {
    const isAway = await isMissing(parts, room);
    if (isAway && round.isRegrettable(room)) {
      isDone = false;
      continue;
    }
    const there = tie.id === null ? null : (versions.get(tie.id) ?? null);
    if (note(await syncRoom(parts, room, tie, there))) break;
  }

  const known = new Set([...ties.values()].map(({ id }) => id));
  for (const { id } of worst ? [] : rooms) {
    if (known.has(id)) continue;
    if (note(await bringDown(parts, round.holder, id))) break;
  }
  if (worst) return { ok: false, trouble: worst };
  return { ok: true, ...quota.rooms, isDone };
}

async function tiesOf({ store }: SyncParts, holder: string): Promise<Map<string, Tie> | null> {
  const listed = await store.list(tiePrefix);
  if (!listed.ok) return null;
  const found = new Map<string, Tie>();
  for (const key of listed.keys) {
    const room = key.slice(tiePrefix.length);
    const tie = await findTie(store, room);
    if (tie?.holder === holder) found.set(room, tie);
  }
  return found;
}

async function isMissing({ store }: SyncParts, room: string): Promise<boolean> {
  const read = await store.read(roomKey(room));
  return read.ok && read.text === null;
}

/** A room that was made on another device. */
async function bringDown(parts: SyncParts, holder: string, id: string): Promise<Synced> {
  const { store, api, newRoomId } = parts;
  const found = await api.read(id);
  if (!found.ok) return found.trouble.kind === "gone" ? null : found.trouble;
  const { version, document } = found.value;
  const base = encode(document);
  const room = newRoomId();
  // The tie first: a room without one would be offered to the account as a new one.
  if (!(await keepTie(store, room, { ...freshTie(holder), id, version, base })))
    return { kind: "later" };
  const wrote = await store.write(roomKey(room), base, null);
  if (!wrote.ok) await keepTie(store, room, null);
  return wrote.ok ? null : { kind: "later" };
}
