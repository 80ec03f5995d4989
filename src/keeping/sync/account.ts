// What the documents of an account are to an editor: how they stand, and what can be asked of them.
import type { Source } from "@loamstead/lib/watched.ts";
import type { Quota, SyncResult, SyncTrouble } from "./accountApi.ts";
import type { SyncParts } from "./syncDocument.ts";
import type { SyncProgress } from "./syncProgress.ts";

export type AccountSyncState = {
  readonly at: "signedOut" | "syncing" | "kept" | "waiting" | "trouble";
  readonly trouble: SyncTrouble | null;
  /** How many documents the account has, and may have; null before it was asked. */
  readonly quota: Quota | null;
  /** Documents that are on this device only, until the visitor says whether the account may have them. */
  readonly offer: number;
  /** One that was changed here and elsewhere, and is there twice now. */
  readonly keptBoth: string | null;
  /** How far each document of the account that is on this device has come. */
  readonly progress: ReadonlyMap<string, SyncProgress>;
};

export type AccountPorts<Doc> = Omit<SyncParts<Doc>, "onKeptBoth"> & {
  /** Who is signed in, in one word; null while nobody is. */
  readonly holder: () => string | null;
  readonly onHolder: (listener: () => void) => () => void;
  /** Asks the visitor to sign in; false where they would not. */
  readonly signIn: () => Promise<boolean>;
  /** What has to come to their account before documents are exchanged with it. */
  readonly prepare?: (holder: string) => Promise<void>;
  /** The text under this key was written on this device. */
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

export type AccountSync = Source<AccountSyncState> & {
  readonly claim: () => Promise<void>;
  readonly decline: () => Promise<void>;
  readonly dismissKeptBoth: () => void;
  /** Under which id the account has this document of the device; null where it has none. */
  readonly idInAccount: (id: string) => Promise<string | null>;
  /** Signs in where nobody is, and brings the document to the account; null where nobody would. */
  readonly bring: (id: string) => Promise<SyncResult<string> | null>;
  /** Which document of this device is that one of the account; it is fetched, and asks to sign in, where needed. */
  readonly fetch: (idInAccount: string) => Promise<string | null>;
  readonly close: () => void;
};
