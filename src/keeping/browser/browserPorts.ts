// The workshop in a real browser: its database, its other tabs, its clock and its end.
import type { Catalogue } from "../../room/model/catalogue.ts";
import type { RoomDocument } from "../../room/model/room.ts";
import type { Database } from "../database/database.ts";
import { indexedDatabase } from "../database/indexedDatabase.ts";
import type { WorkshopPorts } from "../library/library.ts";
import type { Notes } from "../saving/unsavedChanges.ts";
import { openTabs, type Tabs } from "./tabs.ts";

const NAME = "loamstead.rooms";

/** What rooms and pictures share: one database and one voice among the tabs. */
export type Device = { readonly database: Database; readonly tabs: Tabs };

/** Asked for on purpose only when it is needed: in some browsers even the name throws. */
const factory = (): IDBFactory | undefined => globalThis.indexedDB;

export async function openDevice(name = NAME): Promise<Device> {
  const lasting = await indexedDatabase(factory, name);
  const database = lasting ?? (await import("../database/memoryDatabase.ts")).memoryDatabase();
  return { database, tabs: openTabs(name) };
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Twelve letters that nobody mistakes for each other. */
function newRoomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

function after(wait: number, run: () => void): () => void {
  const timer = setTimeout(run, wait);
  return () => clearTimeout(timer);
}

function onHide(listener: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === "hidden") listener();
  };
  addEventListener("pagehide", listener);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    removeEventListener("pagehide", listener);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}

const NOTE = `${NAME}.unkept/`;

/** Of all storage the only one that has it at once; what it has no space for, or may not have, is passed over. */
const notes: Notes = {
  all: () => {
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(NOTE));
      return keys.map((key) => ({
        key: key.slice(NOTE.length),
        text: localStorage.getItem(key) ?? "",
      }));
    } catch {
      return [];
    }
  },
  put: (key, text) => {
    try {
      localStorage.setItem(NOTE + key, text);
    } catch {
      // The save that is under way is all there is then.
    }
  },
  drop: (key) => {
    try {
      localStorage.removeItem(NOTE + key);
    } catch {
      // Where nothing can be taken away nothing was put.
    }
  },
};

export type Wanted = {
  readonly catalogue: Catalogue;
  readonly wanted: string | null;
  readonly blank: RoomDocument;
};

export const browserPorts = ({ database, tabs }: Device, wanted: Wanted): WorkshopPorts => ({
  database,
  tabs,
  notes,
  after,
  newRoomId,
  onHide,
  ...wanted,
  now: Date.now,
  askToLast: () => {
    navigator.storage?.persist?.().catch(() => {});
  },
});
