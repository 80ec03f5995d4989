// What the workshop shows of itself: which room is open, whether it is kept, and what wants an answer.
import type { RoomDocument } from "../../room/model/room.ts";
import type { Saving } from "../saving/savingMachine.ts";

export type SaveState =
  /** Nothing was done yet that would be worth keeping. */
  | { readonly at: "untouched" }
  | { readonly at: "kept" }
  | { readonly at: "waiting" }
  | { readonly at: "failed"; readonly why: "full" | "unavailable" | "outdated" };

/** One of the two rooms that two tabs made of one. */
export type Half = {
  readonly room: string;
  /** Null where this site cannot read it, as when a newer one wrote it. */
  readonly document: RoomDocument | null;
  readonly at: number;
};
export type Parted = { readonly mine: Half; readonly theirs: Half };

export type Aside = { readonly key: string; readonly room: string; readonly at: number };
export type Removed = { readonly room: string; readonly name: string };

export type WorkshopState = {
  readonly room: string;
  /** An empty room in which nothing was done: the place for templates. */
  readonly isFresh: boolean;
  readonly saving: SaveState;
  /** False where rooms are kept only while this page is open. */
  readonly isLasting: boolean;
  readonly parted: Parted | null;
  /** Set aside on this visit because it could not be read. */
  readonly aside: Aside | null;
  /** Put away a moment ago: it can still be brought back. */
  readonly removed: Removed | null;
  /** Grows whenever some room on this device is another one than before. */
  readonly edition: number;
};

export function saveState(saving: Saving, isUntouched: boolean, isOutdated: boolean): SaveState {
  if (isUntouched) return { at: "untouched" };
  const { phase, document, kept } = saving;
  if (phase.at === "failed") return { at: "failed", why: isOutdated ? "outdated" : phase.why };
  return { at: document === kept && phase.at === "resting" ? "kept" : "waiting" };
}
