// Links that a guest makes without an account: kept under a key of this device, and handed to the account once somebody signs in.
import { isText } from "@loamstead/lib/shape.ts";
import { documentIn } from "../../keeping/documentKind.ts";
import { documentKey } from "../../keeping/store/keys.ts";
import { overwrite, type Store } from "../../keeping/store/store.ts";
import type { SyncResult } from "../../keeping/sync/accountApi.ts";
import { readOrigin } from "../../keeping/sync/claim.ts";
import { findRecord, freshRecord, keepRecord } from "../../keeping/sync/syncRecord.ts";
import type { roomKind } from "../keeping/roomKind.ts";
import type { RoomDocument } from "../model/room.ts";
import type { Shot } from "../model/shot.ts";
import type { RoomsApi, SharedAsGuest } from "./roomsApi.ts";

export type GuestLink = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** The room as the link shows it. */
  readonly base: string;
};

export type GuestLinks = {
  /** Null where the room has none that is still open. */
  readonly find: (room: string) => Promise<GuestLink | null>;
  /** Shows the room as it is now, under the link that it has or a new one, for another thirty days. */
  readonly share: (room: string, caption: string | null) => Promise<SyncResult<GuestLink>>;
  /** Has what the link shows photographed in this pose; null where there is no link. */
  readonly pose: (room: string, shot: Shot) => Promise<SyncResult<GuestLink> | null>;
  readonly end: (room: string) => Promise<SyncResult<null>>;
  /** Gives all of them to the account, where the rooms go on under their links. */
  readonly giveTo: (holder: string) => Promise<void>;
};

export type GuestApi = Pick<RoomsApi, "shareAsGuest" | "endAsGuest" | "claimAsGuest">;

type GuestPorts = {
  readonly store: Store;
  readonly api: GuestApi;
  readonly kind: ReturnType<typeof roomKind>;
  readonly now: () => number;
  /** As hard to guess as a session. */
  readonly newKey: () => string;
};

const keyPlace = "guest-key";
const prefix = "guest/";
const unkept = { ok: false, reason: { kind: "unkept" } } as const;

function linkIn(text: string | null): GuestLink | null {
  try {
    const { id, name, version, endsAt, base } = JSON.parse(text ?? "null");
    if (!isText(id) || !isText(name) || !isText(base)) return null;
    return Number.isSafeInteger(version) && Number.isSafeInteger(endsAt)
      ? { id, name, version, endsAt, base }
      : null;
  } catch {
    return null;
  }
}

export function openGuestLinks({ store, api, kind, now, newKey }: GuestPorts): GuestLinks {
  const textAt = async (key: string): Promise<string | null> => {
    const read = await store.read(key);
    return read.ok ? read.value : null;
  };
  const forget = (room: string) => overwrite(store, `${prefix}${room}`, null);

  async function keyOfDevice(): Promise<string | null> {
    const kept = await textAt(keyPlace);
    if (kept) return kept;
    const key = newKey();
    // Without it nobody could end the link: it is kept before anything goes out.
    return (await overwrite(store, keyPlace, key)) ? key : null;
  }

  async function tie(room: string, holder: string, { id, base }: GuestLink, version: number) {
    const record = await findRecord(store, room);
    const isOther = record?.id != null || (record !== null && record.holder !== holder);
    if (isOther && !record?.isLetGo) return;
    const origin = await readOrigin(store, room);
    await keepRecord(store, room, { ...freshRecord(holder, origin), id, version, base });
  }

  async function find(room: string): Promise<GuestLink | null> {
    const link = linkIn(await textAt(`${prefix}${room}`));
    return link && link.endsAt > now() ? link : null;
  }

  /** The room as this text has it. */
  async function send(
    room: string,
    text: string | null,
    said: Pick<SharedAsGuest, "caption" | "shot">,
  ): Promise<SyncResult<GuestLink>> {
    const document: RoomDocument | null = documentIn(kind, text);
    const key = await keyOfDevice();
    if (!document || text === null || key === null) return unkept;
    const remixOf = await readOrigin(store, room);
    const shared = await api.shareAsGuest({ key, room, document, ...said, remixOf });
    if (!shared.ok) return shared;
    const { id, name, version, endsAt } = shared.value;
    const link = { id, name, version, endsAt, base: text };
    return (await overwrite(store, `${prefix}${room}`, JSON.stringify(link)))
      ? { ok: true, value: link }
      : unkept;
  }

  return {
    find,
    share: async (room, caption) => send(room, await textAt(documentKey(kind, room)), { caption }),
    async pose(room, shot) {
      // What was done since is for the holder to show.
      const link = await find(room);
      return link && send(room, link.base, { shot });
    },

    async end(room) {
      const link = linkIn(await textAt(`${prefix}${room}`));
      const key = await textAt(keyPlace);
      if (link && key) {
        const ended = await api.endAsGuest(key, link.id);
        // One that is not there any more has its end already.
        if (!ended.ok && ended.reason.kind !== "gone") return ended;
      }
      return (await forget(room)) ? { ok: true, value: null } : unkept;
    },

    async giveTo(holder) {
      const listed = await store.list(prefix);
      const key = await textAt(keyPlace);
      if (!listed.ok || listed.value.length === 0 || !key) return;
      const claimed = await api.claimAsGuest(key);
      if (!claimed.ok) return;
      const versions = new Map(claimed.value.rooms.map(({ id, version }) => [id, version]));
      for (const place of listed.value) {
        const room = place.slice(prefix.length);
        const link = linkIn(await textAt(place));
        const version = link ? versions.get(link.id) : undefined;
        if (link && version !== undefined) await tie(room, holder, link, version);
        // What the account had no place for goes on as a guest's until it ends.
        if (version !== undefined || !link || link.endsAt <= now()) await forget(room);
      }
    },
  };
}
