// What keeping needs of a real browser: its database and its other tabs, its clock, its notes, its end and its return.
import type { DatabaseLayout, DeviceDatabase } from "../database/database.ts";
import { indexedDatabase } from "../database/indexedDatabase.ts";
import type { Notes } from "../saving/unsavedChanges.ts";
import { openTabs, type TabChannel } from "./tabs.ts";

/** What all that keeps one kind of document shares: one database and one voice among the tabs. */
export type Device = {
  readonly database: DeviceDatabase;
  readonly tabs: TabChannel;
  /** Something was kept here, and the browser has cleared it away. */
  readonly wasCleared: boolean;
};

/** Asked for on purpose only when it is needed: in some browsers even the name throws. */
const factory = (): IDBFactory | undefined => globalThis.indexedDB;

export async function openDevice(layout: DatabaseLayout): Promise<Device> {
  const database = (await indexedDatabase(factory, layout)) ?? (await passing(layout));
  const wasCleared = database.isLasting && database.isNew && takeMark(layout);
  return { database, tabs: openTabs(layout.name), wasCleared };
}

/** Nothing is kept here, or a newer site has kept things in a way that this one must not touch. */
async function passing(layout: DatabaseLayout): Promise<DeviceDatabase> {
  const { memoryDatabase } = await import("../database/memoryDatabase.ts");
  return memoryDatabase(layout, { isOutdated: await isNewer(layout) });
}

async function isNewer({ name, moves }: DatabaseLayout): Promise<boolean> {
  try {
    const all = (await factory()?.databases()) ?? [];
    return all.some((one) => one.name === name && (one.version ?? 0) > moves.length);
  } catch {
    return false;
  }
}

const markOf = ({ name }: DatabaseLayout) => `${name}.kept`;

/** Browsers that are short of space clear databases away, and leave these few words. */
function noteKept(layout: DatabaseLayout): void {
  try {
    localStorage.setItem(markOf(layout), "1");
  } catch {
    // Then nobody is told.
  }
}

/** Told once: what is not here any more is not missed for ever. */
function takeMark(layout: DatabaseLayout): boolean {
  try {
    const isSet = localStorage.getItem(markOf(layout)) !== null;
    localStorage.removeItem(markOf(layout));
    return isSet;
  } catch {
    return false;
  }
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Twelve letters that nobody mistakes for each other. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

function after(wait: number, run: () => void): () => void {
  const timer = setTimeout(run, wait);
  return () => clearTimeout(timer);
}

function onVisibility(wanted: DocumentVisibilityState, event: string, listener: () => void) {
  const onChange = () => {
    if (document.visibilityState === wanted) listener();
  };
  addEventListener(event, listener);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    removeEventListener(event, listener);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** Of all storage the only one that has it at once; what it has no space for, or may not have, is passed over. */
function notesOf(name: string): Notes {
  const prefix = `${name}.unkept/`;
  return {
    all: () => {
      try {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
        return keys.map((key) => ({
          key: key.slice(prefix.length),
          text: localStorage.getItem(key) ?? "",
        }));
      } catch {
        return [];
      }
    },
    put: (key, text) => {
      try {
        localStorage.setItem(prefix + key, text);
      } catch {
        // The save that is under way is all there is then.
      }
    },
    drop: (key) => {
      try {
        localStorage.removeItem(prefix + key);
      } catch {
        // Where nothing can be taken away nothing was put.
      }
    },
  };
}

export const browserPorts = (layout: DatabaseLayout) => ({
  now: Date.now,
  after,
  newId,
  notes: notesOf(layout.name),
  onHide: (listener: () => void) => onVisibility("hidden", "pagehide", listener),
  noteKept: () => noteKept(layout),
  askToLast: () => {
    navigator.storage?.persist?.().catch(() => {});
  },
});

/** What keeping with an account needs besides. */
export const syncPorts = ({ name }: DatabaseLayout) => ({
  now: Date.now,
  after,
  newId,
  isSeen: () => document.visibilityState === "visible" && navigator.onLine,
  onAttention: (listener: () => void) => onVisibility("visible", "online", listener),
  /** Only one tab at a time; where there are no locks, the versions keep them apart. */
  alone: <T>(work: () => Promise<T>): Promise<T> =>
    navigator.locks ? navigator.locks.request(`${name}.account`, work) : work(),
});
