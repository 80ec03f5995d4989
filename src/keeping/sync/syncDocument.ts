// Makes one room the same on this device and in the account; nothing of either side is ever lost by it.
import type { Catalogue } from "../../room/model/catalogue.ts";
import { decode } from "../../room/model/decode.ts";
import { encode } from "../../room/model/encode.ts";
import type { RoomDocument } from "../../room/model/room.ts";
import type { RoomsApi } from "../../room/online/roomsApi.ts";
import { mergeRooms } from "../../room/rules/mergeRooms.ts";
import { roomKey } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import type { Newer, Trouble } from "./accountApi.ts";
import { type NextStep, nextStep } from "./nextStep.ts";
import { freshTie, keepTie, type Tie } from "./syncRecord.ts";

export type SyncParts = {
  readonly store: Store;
  readonly api: RoomsApi;
  readonly catalogue: Catalogue;
  readonly newRoomId: () => string;
  /** Sends the pictures that hang in a room before the room itself. */
  readonly sendPictures: (document: RoomDocument) => Promise<Trouble | null>;
  /** Both sides of a room went on and could not be joined: the account's is in a room of its own now. */
  readonly onKeptBoth: (name: string) => void;
};

/** Null where all went well; `later` where this device was written to meanwhile. */
export type Synced = Trouble | { readonly kind: "later" } | null;

const later = { kind: "later" } as const;

export async function syncRoom(
  parts: SyncParts,
  room: string,
  tie: Tie,
  there: number | null,
): Promise<Synced> {
  const { store, api, catalogue, newRoomId, sendPictures, onKeptBoth } = parts;
  const key = roomKey(room);
  const read = await store.read(key);
  if (!read.ok) return later;
  const here = read.text;
  const decoded = here === null ? null : decode(here);
  // What this site cannot read may be a newer one's: it is left alone.
  if (decoded && !decoded.ok) return null;
  const mine = decoded?.value ?? null;

  const tied = async (change: Partial<Tie>): Promise<Synced> =>
    (await keepTie(store, room, { ...tie, ...change })) ? null : later;

  async function take({ version, document }: Newer): Promise<Synced> {
    const text = encode(document);
    const wrote = await store.write(key, text, here);
    return wrote.ok ? tied({ version, base: text }) : later;
  }

  async function send(document: RoomDocument, follows: number): Promise<Synced> {
    const trouble = await sendPictures(document);
    if (trouble) return trouble;
    const saved = await api.save(tie.id!, follows, document);
    if (saved.ok) return tied({ version: saved.value.version, base: encode(document) });
    return saved.trouble.kind === "newer" ? join(saved.trouble.newer) : saved.trouble;
  }

  async function join(newer: Newer): Promise<Synced> {
    const base = tie.base === null ? null : decode(tie.base);
    const merged =
      base?.ok && mine ? mergeRooms(base.value, mine, newer.document, catalogue) : null;
    if (!merged?.ok) return keepBoth(newer);
    const wrote = await store.write(key, encode(merged.document), here);
    if (!wrote.ok) return later;
    await tied({ version: newer.version, base: encode(newer.document) });
    // The next round sends it: by then it is an ordinary change of this device.
    return later;
  }

  /** The account's stays what it was, in a room of its own here; this one becomes a new one there. */
  async function keepBoth({ version, document }: Newer): Promise<Synced> {
    const other = newRoomId();
    const text = encode(document);
    const wrote = await store.write(roomKey(other), text, null);
    if (!wrote.ok) return later;
    await keepTie(store, other, { ...tie, version, base: text });
    await keepTie(store, room, freshTie(tie.holder));
    onKeptBoth(document.shell.name);
    return later;
  }

  const steps: Record<NextStep, () => Promise<Synced>> = {
    rest: async () => null,
    forget: async () => ((await keepTie(store, room, null)) ? null : later),
    letGo: () => tied({ id: null, version: 0, base: null, isLetGo: true }),
    push: () => send(mine!, tie.version),

    async create() {
      const trouble = await sendPictures(mine!);
      if (trouble) return trouble;
      const made = await api.create(mine!, room, tie.remixOf);
      if (!made.ok) return made.trouble;
      const { id, version } = made.value;
      return tied({ id, version, base: here });
    },

    async pull() {
      const found = await api.read(tie.id!);
      return found.ok ? take(found.value) : found.trouble;
    },

    async join() {
      const found = await api.read(tie.id!);
      return found.ok ? join(found.value) : found.trouble;
    },

    async remove() {
      const removed = await api.remove(tie.id!, tie.version);
      if (removed.ok || removed.trouble.kind === "gone") return steps.forget();
      // Somebody furnished it elsewhere while it was put away here: it comes back.
      return removed.trouble.kind === "newer" ? take(removed.trouble.newer) : removed.trouble;
    },
  };
  return steps[nextStep({ tie, here, there })]();
}
