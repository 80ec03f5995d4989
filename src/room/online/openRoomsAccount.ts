// The rooms of an account in a real browser: kept the same here and there, and shown to others.

import { accept } from "@loamstead/lib/result.ts";
import { type Source, Watched } from "@loamstead/lib/watched.ts";
import { syncPorts } from "../../keeping/browser/browserPorts.ts";
import type { TabChannel } from "../../keeping/browser/tabs.ts";
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import { databaseStore, type Store } from "../../keeping/store/store.ts";
import type { AccountPorts, AccountSync } from "../../keeping/sync/account.ts";
import type {
  AccountDocumentsApi,
  DeletedOnServer,
  SyncResult,
} from "../../keeping/sync/accountApi.ts";
import { openAccountSync } from "../../keeping/sync/accountSync.ts";
import { createAskServer, siteServer } from "../../keeping/sync/askServer.ts";
import type { SignIn } from "../../signIn/index.ts";
import { roomKind, roomLayout } from "../keeping/roomKind.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { RoomDocument } from "../model/room.ts";
import type { PictureShelf } from "../pictures/pictureShelf.ts";
import { type GuestLinks, openGuestLinks } from "./guestLinks.ts";
import {
  createRoomsApi,
  createSendPictures,
  type OwnRoom,
  type RoomsApi,
  readTrouble,
  type SharingOptions,
} from "./roomsApi.ts";

export type AccountRooms = AccountSync & {
  /** Links without an account. */
  readonly guests: GuestLinks;
  /** The address of whoever is signed in. */
  readonly address: () => string | null;
  /** The room as the account has it; null where it has none. */
  readonly find: (room: string) => Promise<SyncResult<OwnRoom | null>>;
  /** Signs in where nobody is, brings the room to the account and opens it to whom it shall be open. */
  readonly share: (room: string, sharing: SharingOptions) => Promise<SyncResult<OwnRoom> | null>;
  /** Says anew to whom one that is shared is open, and what is said of it. */
  readonly reshare: (idInAccount: string, sharing: SharingOptions) => Promise<SyncResult<OwnRoom>>;
  readonly unshare: (idInAccount: string) => Promise<SyncResult<OwnRoom>>;
  /** Brings what was done last to the account, and shows it to others as it is now. */
  readonly showNow: (room: string, sharing?: SharingOptions) => Promise<SyncResult<OwnRoom> | null>;
  /** How rooms of this device are shared, as far as it was asked or said on this visit. */
  readonly sharing: Source<{ readonly rooms: ReadonlyMap<string, OwnRoom> }>;
  /** What others are told where the holder says whose a room is; null where they are somebody. */
  readonly name: () => Promise<string | null>;
  /** Those that other devices deleted too: they can be brought back from here. */
  readonly deleted: () => Promise<readonly DeletedOnServer[]>;
  readonly restore: (idInAccount: string) => Promise<SyncResult<unknown>>;
  readonly purge: (idInAccount: string) => Promise<SyncResult<unknown>>;
};

type RoomPorts = Omit<AccountPorts<RoomDocument>, "api"> & {
  readonly api: AccountDocumentsApi<RoomDocument, OwnRoom> &
    Pick<RoomsApi, "publish" | "unpublish" | "name">;
  readonly guests: GuestLinks;
};

export function openAccountRooms(ports: RoomPorts): AccountRooms {
  const { api, guests } = ports;
  const sync = openAccountSync({ ...ports, prepare: guests.giveTo });
  const sharing = new Watched<{ rooms: ReadonlyMap<string, OwnRoom> }>({ rooms: new Map() });

  /** By the room of this device, so that the bar and the dialog say the same. */
  async function noted(answer: SyncResult<OwnRoom>, room?: string): Promise<SyncResult<OwnRoom>> {
    if (!answer.ok) return answer;
    const { rooms } = sharing.state();
    const known = [...rooms].find(([, { id }]) => id === answer.value.id)?.[0];
    const of = room ?? known;
    if (of !== undefined) sharing.set({ rooms: new Map(rooms).set(of, answer.value) });
    return answer;
  }

  async function publish(room: string, wish: SharingOptions): Promise<SyncResult<OwnRoom> | null> {
    const brought = await sync.bring(room);
    return brought?.ok ? noted(await api.publish(brought.value, wish), room) : brought;
  }

  return {
    ...sync,
    guests,
    sharing,
    name: api.name,
    showNow: (room, wish = {}) => publish(room, { ...wish, asItIsNow: true }),
    async deleted() {
      if (ports.holder() === null) return [];
      const listed = await api.list(null);
      return listed.ok && listed.value !== "same" ? listed.value.value.deleted : [];
    },
    async restore(id) {
      const restored = await api.restore(id);
      if (restored.ok) await sync.fetch(id);
      return restored;
    },
    purge: api.purge,
    address: () => ports.holder()?.split(":")[0] ?? null,
    reshare: async (id, wish) => noted(await api.publish(id, wish)),
    unshare: async (id) => noted(await api.unpublish(id)),
    async find(room) {
      const id = await sync.idInAccount(room);
      if (id === null) return accept(null);
      const listed = await api.list(null);
      if (!listed.ok) return listed;
      const rooms = listed.value === "same" ? [] : listed.value.value.documents;
      const own = rooms.find((each) => each.id === id) ?? null;
      if (own) await noted(accept(own), room);
      return accept(own);
    },
    share: publish,
  };
}

/** Thirty-two bytes that nobody guesses. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export type RoomsAccount = {
  readonly rooms: AccountRooms;
  readonly api: RoomsApi;
  readonly store: Store;
  readonly close: () => void;
};

export type RoomsAccountParts = {
  readonly database: DeviceDatabase;
  /** A voice of its own: to what is open in this very tab it is another tab, whose writes are brought in. */
  readonly tabs: TabChannel;
  readonly catalogue: Catalogue;
  readonly shelf: Pick<PictureShelf, "read">;
  readonly signIn: SignIn;
};

export function openRoomsAccount(parts: RoomsAccountParts): RoomsAccount {
  const { database, tabs, catalogue, shelf, signIn } = parts;
  const store = databaseStore({
    database,
    now: Date.now,
    onWrote: (key) => tabs.tell({ kind: "text", key }),
  });
  const api = createRoomsApi(createAskServer({ ...siteServer, troubleOf: readTrouble }));
  const kind = roomKind(catalogue);
  const rooms = openAccountRooms({
    ...syncPorts(roomLayout),
    store,
    api,
    kind,
    guests: openGuestLinks({ store, api, kind, now: Date.now, newKey }),
    sendAttachments: createSendPictures({ api, read: shelf.read }),
    holder: () => {
      const session = signIn.session();
      return session && `${session.address.toLowerCase()}:${session.chainId}`;
    },
    onHolder: (listener) => {
      let last = signIn.session();
      return signIn.subscribe(() => {
        const session = signIn.session();
        if (session === last) return;
        last = session;
        listener();
      });
    },
    signIn: async () => (await signIn.require()).ok,
    onWritten: (listener) =>
      tabs.listen(({ kind, key }) => {
        if (kind === "text" && key !== undefined) listener(key);
      }),
  });
  return {
    rooms,
    api,
    store,
    close: () => {
      rooms.close();
      tabs.close();
    },
  };
}
