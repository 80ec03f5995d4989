// What the workshop needs of the browser, and what it gives the editor.
import type { Catalogue } from "../../room/model/catalogue.ts";
import type { Refusal } from "../../room/model/refusal.ts";
import type { RoomDocument } from "../../room/model/room.ts";
import type { Session } from "../../room/session/session.ts";
import type { Tabs } from "../browser/tabs.ts";
import type { Listed } from "../cache/summaryCache.ts";
import type { Database } from "../database/database.ts";
import type { Notes } from "../saving/unsavedChanges.ts";
import type { WorkshopState } from "./libraryState.ts";

export type WorkshopPorts = {
  readonly database: Database;
  readonly tabs: Tabs;
  readonly notes: Notes;
  readonly catalogue: Catalogue;
  readonly now: () => number;
  /** Runs something later, and gives the way to call that off. */
  readonly after: (wait: number, run: () => void) => () => void;
  readonly newRoomId: () => string;
  /** Calls whenever the page may be about to end. */
  readonly onHide: (listener: () => void) => () => void;
  /** Asks the browser not to clear this site away when it is short of space. */
  readonly askToLast: () => void;
  /** The room that the address names. */
  readonly wanted: string | null;
  /** What somebody stands in who has no room yet. */
  readonly blank: RoomDocument;
};

export type Moved =
  | { readonly ok: true; readonly room: string }
  | {
      readonly ok: false;
      /** Unsaved: what is open could not be kept, so it stays open. */
      readonly reason: "unsaved" | "missing" | "unreadable" | "unavailable" | "full";
    };

export type Renamed =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: Refusal | "missing" | "unavailable" | "full" };

/** An earlier state of a room. */
export type Point = { readonly key: string; readonly at: number };

export type Workshop = {
  /** The same one for all rooms: another room is another document in it. */
  readonly session: Session;
  readonly catalogue: Catalogue;
  /** The same object until something changes. */
  readonly state: () => WorkshopState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls when the work of another tab came into this room. */
  readonly onJoined: (listener: () => void) => () => void;

  readonly rooms: () => Promise<Listed>;
  /** The document of any room, as it is kept; null where it cannot be had. */
  readonly read: (room: string) => Promise<RoomDocument | null>;
  readonly openRoom: (room: string) => Promise<Moved>;
  readonly newRoom: (document: RoomDocument) => Promise<Moved>;
  readonly rename: (room: string, name: string) => Promise<Renamed>;
  readonly duplicate: (room: string) => Promise<Moved>;
  /** Can be brought back for ten seconds. */
  readonly remove: (room: string) => Promise<Moved>;
  readonly bringBack: () => Promise<Moved>;
  readonly retry: () => void;
  /** Keeps what is open now, even where nothing was done in it yet; false where that cannot be. */
  readonly keep: () => Promise<boolean>;

  readonly points: () => Promise<readonly Point[]>;
  readonly readPoint: (key: string) => Promise<RoomDocument | null>;
  /** What is open becomes a point of its own first. */
  readonly restore: (key: string) => Promise<Moved>;

  readonly asides: () => Promise<readonly Point[]>;
  readonly readAside: (key: string) => Promise<string | null>;
  readonly forgetAside: (key: string) => Promise<void>;
  readonly noticeAside: () => void;

  readonly keepMine: () => Promise<Moved>;
  readonly keepTheirs: () => Promise<Moved>;
  readonly keepBoth: () => Promise<Moved>;

  readonly close: () => void;
};
