// The rooms of the account in a real browser: its network, its other tabs, its clock, and who is signed in.

import type { Tabs } from "../../keeping/browser/tabs.ts";
import type { Database } from "../../keeping/database/database.ts";
import { databaseStore } from "../../keeping/store/databaseStore.ts";
import type { Store } from "../../keeping/store/store.ts";
import type { AccountRooms } from "../../keeping/sync/account.ts";
import { createAskServer } from "../../keeping/sync/askServer.ts";
import { siteServer } from "../../keeping/sync/siteServer.ts";
import { openAccountRooms } from "../../keeping/sync/syncAccount.ts";
import type { SignIn } from "../../signIn/index.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { PictureShelf } from "../pictures/pictureShelf.ts";
import { readTrouble } from "./readTrouble.ts";
import { createRoomsApi, type RoomsApi } from "./roomsApi.ts";
import { createSendPictures } from "./sendPictures.ts";

export type Account = {
  readonly rooms: AccountRooms;
  readonly api: RoomsApi;
  readonly store: Store;
  readonly close: () => void;
};

export type AccountParts = {
  readonly database: Database;
  /** A voice of its own: to what is open in this very tab it is another tab, whose writes are brought in. */
  readonly tabs: Tabs;
  readonly newRoomId: () => string;
  readonly catalogue: Catalogue;
  readonly shelf: Pick<PictureShelf, "read">;
  readonly signIn: SignIn;
};

/** Only one tab at a time exchanges rooms; where there are no locks, the versions keep them apart. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request("loamstead.rooms.account", work) : work();

function onAttention(listener: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === "visible") listener();
  };
  addEventListener("online", listener);
  document.addEventListener("visibilitychange", seen);
  return () => {
    removeEventListener("online", listener);
    document.removeEventListener("visibilitychange", seen);
  };
}

const isSeen = (): boolean => document.visibilityState === "visible" && navigator.onLine;

export function openAccount(parts: AccountParts): Account {
  const { database, tabs, newRoomId, catalogue, shelf, signIn } = parts;
  const store = databaseStore({
    database,
    now: Date.now,
    onWrote: (key) => tabs.tell({ kind: "text", key }),
  });
  const api = createRoomsApi(createAskServer({ ...siteServer, troubleOf: readTrouble }));
  const rooms = openAccountRooms({
    store,
    api,
    catalogue,
    newRoomId,
    alone,
    onAttention,
    isSeen,
    now: Date.now,
    sendPictures: createSendPictures({ api, read: shelf.read }),
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
      tabs.listen((word) => {
        if (word.kind === "text") listener(word.key);
      }),
    after: (wait, run) => {
      const timer = setTimeout(run, wait);
      return () => clearTimeout(timer);
    },
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
