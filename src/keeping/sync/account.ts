// What the rooms of an account are to the editor: how they stand, and what can be asked of them.

import type { OwnRoom } from "../../room/online/roomShapes.ts";
import type { Answer, Trouble } from "./accountApi.ts";
import type { SyncParts } from "./syncDocument.ts";
import type { Reach } from "./syncProgress.ts";

export type AccountState = {
  readonly at: "signedOut" | "syncing" | "kept" | "waiting" | "trouble";
  readonly trouble: Trouble | null;
  /** How many rooms the account has, and may have; null before it was asked. */
  readonly quota: { readonly used: number; readonly most: number } | null;
  /** Rooms that are on this device only, until the visitor says whether the account may have them. */
  readonly offer: number;
  /** A room that was changed here and elsewhere, and is there twice now. */
  readonly keptBoth: string | null;
  /** How far each room of the account that is on this device has come. */
  readonly reach: ReadonlyMap<string, Reach>;
};

export type AccountPorts = Omit<SyncParts, "onKeptBoth"> & {
  /** Who is signed in, in one word; null while nobody is. */
  readonly holder: () => string | null;
  readonly onHolder: (listener: () => void) => () => void;
  /** Asks the visitor to sign in; false where they would not. */
  readonly signIn: () => Promise<boolean>;
  /** Some room on this device was written. */
  readonly onWritten: (listener: (key: string) => void) => () => void;
  /** The page is looked at, and there is a network. */
  readonly isSeen: () => boolean;
  /** The page is looked at again, or online again. */
  readonly onAttention: (listener: () => void) => () => void;
  /** One at a time among all tabs. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly after: (wait: number, run: () => void) => () => void;
  readonly now: () => number;
};

export type AccountRooms = {
  readonly state: () => AccountState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly claim: () => Promise<void>;
  readonly decline: () => Promise<void>;
  readonly noticeBoth: () => void;
  /** The room as the account has it; null where it has none. */
  readonly find: (room: string) => Promise<Answer<OwnRoom | null>>;
  /** Signs in where nobody is, brings the room to the account and shows it to everybody. */
  readonly share: (room: string) => Promise<Answer<OwnRoom> | null>;
  readonly unshare: (id: string) => Promise<Answer<OwnRoom>>;
  /** Which room of this device is that one of the account; it is fetched, and asks to sign in, where needed. */
  readonly fetch: (id: string) => Promise<string | null>;
  readonly close: () => void;
};
