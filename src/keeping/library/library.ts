// The documents of one kind on this device, of which one is open: what can be done with them, what is shown of them, what is needed.

import type { Result } from "@loamstead/lib/result.ts";
import type { Source } from "@loamstead/lib/watched.ts";
import type { TabChannel } from "../browser/tabs.ts";
import type { SummaryList } from "../cache/summaryCache.ts";
import type { DeviceDatabase, StorageTrouble } from "../database/database.ts";
import type { DocumentKind } from "../documentKind.ts";
import type { Workspace } from "../saving/sessionSaver.ts";
import type { Notes } from "../saving/unsavedChanges.ts";

export type LibraryPorts<Doc, Summary extends object> = {
  readonly kind: DocumentKind<Doc, Summary>;
  readonly workspace: Workspace<Doc>;
  readonly database: DeviceDatabase;
  readonly tabs: TabChannel;
  readonly notes: Notes;
  readonly now: () => number;
  /** Runs something later, and gives the way to call that off. */
  readonly after: (wait: number, run: () => void) => () => void;
  readonly newId: () => string;
  /** Calls whenever the page may be about to end. */
  readonly onHide: (listener: () => void) => () => void;
  /** Asks the browser not to clear this site away when it is short of space. */
  readonly askToLast: () => void;
  /** Leaves word outside of the database that something lies in it. */
  readonly noteKept: () => void;
  /** The document that the address names. */
  readonly wanted: string | null;
  /** What somebody begins with who has none yet. */
  readonly blank: Doc;
};

/** Which document it is now. Unsaved: what is open could not be kept, so it stays open. */
export type LibraryResult = Result<string, StorageTrouble | "unsaved" | "missing" | "unreadable">;

/** An earlier state of a document, or a text that was set aside. */
export type RestorePoint = { readonly key: string; readonly at: number };

export type DeletedDocument = {
  readonly id: string;
  /** Null for what cannot be read. */
  readonly name: string | null;
  readonly at: number;
  readonly goesAt: number;
};

/** One of the two documents that two tabs made of one. */
export type ConflictSide<Doc> = {
  readonly id: string;
  /** Null where this site cannot read it, as when a newer one wrote it. */
  readonly document: Doc | null;
  readonly at: number;
};
export type Conflict<Doc> = {
  readonly mine: ConflictSide<Doc>;
  readonly theirs: ConflictSide<Doc>;
};

export type SaveState =
  /** Nothing was done yet that would be worth keeping. */
  | { readonly at: "untouched" | "kept" | "waiting" }
  | { readonly at: "failed"; readonly why: StorageTrouble | "outdated" };

/** What wants an answer. */
export type LibraryNotes<Doc> = {
  readonly conflict: Conflict<Doc> | null;
  /** Set aside on this visit because it could not be read. */
  readonly unreadable: (RestorePoint & { readonly id: string }) | null;
  /** Deleted a moment ago. */
  readonly removed: { readonly id: string; readonly name: string } | null;
};

export type LibraryState<Doc> = LibraryNotes<Doc> & {
  /** The one that is open. */
  readonly id: string;
  /** A blank one in which nothing was done: the place for templates. */
  readonly isFresh: boolean;
  readonly saving: SaveState;
  /** False where documents are kept only while this page is open. */
  readonly isLasting: boolean;
  /** Grows whenever some document on this device is another one than before. */
  readonly edition: number;
};

export type Library<Doc, Summary extends object = object> = Source<LibraryState<Doc>> & {
  /** Calls when the work of another tab came into what is open. */
  readonly onJoined: (listener: () => void) => () => void;

  readonly list: () => Promise<SummaryList<Summary>>;
  /** Any of them as it is kept; null where it cannot be had. */
  readonly read: (id: string) => Promise<Doc | null>;
  readonly open: (id: string) => Promise<LibraryResult>;
  readonly create: (document: Doc) => Promise<LibraryResult>;
  /** Changes one that is not open. */
  readonly change: <Reason>(
    id: string,
    how: (document: Doc) => Result<Doc, Reason>,
  ) => Promise<Result<null, Reason | StorageTrouble | "missing">>;
  readonly duplicate: (id: string) => Promise<LibraryResult>;
  /** Can be brought back for thirty days. */
  readonly remove: (id: string) => Promise<LibraryResult>;
  readonly bringBack: (id: string) => Promise<LibraryResult>;
  /** Those that can be brought back, the one last deleted first. */
  readonly deleted: () => Promise<readonly DeletedDocument[]>;
  /** For good. */
  readonly purge: (id: string) => Promise<void>;
  readonly retry: () => void;
  /** Keeps what is open now, even where nothing was done in it yet; false where that cannot be. */
  readonly keep: () => Promise<boolean>;

  readonly points: () => Promise<readonly RestorePoint[]>;
  readonly readPoint: (key: string) => Promise<Doc | null>;
  /** What is open becomes a point of its own first. */
  readonly restore: (key: string) => Promise<LibraryResult>;

  readonly unreadable: () => Promise<readonly RestorePoint[]>;
  readonly readUnreadable: (key: string) => Promise<string | null>;
  readonly forgetUnreadable: (key: string) => Promise<void>;
  readonly dismissUnreadable: () => void;

  readonly keepMine: () => Promise<LibraryResult>;
  readonly keepTheirs: () => Promise<LibraryResult>;
  readonly keepBoth: () => Promise<LibraryResult>;

  readonly close: () => void;
};
