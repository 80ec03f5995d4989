// One round over all rooms that belong to an account: those of this device, and those that only the account has.
import { encode } from "../../room/model/encode.ts";
import { roomKey } from "../store/keys.ts";
import type { Trouble } from "./accountApi.ts";
import { type Synced, type SyncParts, syncRoom } from "./syncDocument.ts";
import { freshTie, keepTie, type Tie, tiesOf } from "./syncRecord.ts";

export type Round = {
  readonly holder: string;
  /** Put away a moment ago, and still to be brought back with one touch. */
  readonly isRegrettable: (room: string) => boolean;
  /** The tag under which all was the same on both sides; null to look at everything. */
  readonly known: string | null;
};

/** What each room of the account is, and why some of them did not get there. */
export type Standing = {
  readonly ties: ReadonlyMap<string, Tie>;
  readonly troubles: ReadonlyMap<string, Trouble>;
};

export type RoundEnd =
  | { readonly kind: "same" }
  | (Standing & {
      readonly kind: "exchanged";
      readonly used: number;
      readonly most: number;
      readonly isDone: boolean;
      readonly tag: string | null;
    })
  | (Standing & { readonly kind: "troubled"; readonly trouble: Trouble });

export async function syncRooms(parts: SyncParts, round: Round): Promise<RoundEnd> {
  const listed = await parts.api.list(round.known);
  const news = listed.ok ? listed.value : null;
  if (news === "same") return { kind: "same" };
  const ties = await tiesOf(parts.store, round.holder);
  const troubles = new Map<string, Trouble>();
  const end = async (trouble: Trouble) => {
    const after = ties ? await tiesOf(parts.store, round.holder) : null;
    return { kind: "troubled", trouble, ties: after ?? new Map(), troubles } as const;
  };
  if (!news || !ties) return end(listed.ok ? { kind: "unreachable" } : listed.trouble);
  const { tag, value } = news;
  const { rooms, quota } = value;
  const versions = new Map(rooms.map(({ id, version }) => [id, version]));

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
    const synced = await syncRoom(parts, room, tie, there);
    if (synced && synced.kind !== "later") troubles.set(room, synced);
    if (note(synced)) break;
  }

  const known = new Set([...ties.values()].map(({ id }) => id));
  for (const { id } of worst ? [] : rooms) {
    if (known.has(id)) continue;
    if (note(await bringDown(parts, round.holder, id))) break;
  }
  if (worst) return end(worst);
  const after = (await tiesOf(parts.store, round.holder)) ?? ties;
  return { kind: "exchanged", ...quota.rooms, isDone, tag, ties: after, troubles };
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
